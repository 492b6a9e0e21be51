import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadProject } from "../../../scripts/project/project.ts";
import { runCommand } from "../../rig/run-command.ts";
import { newTreesFolder } from "./generated-case.ts";

const FOLDER = newTreesFolder("generate");
const spec = join(FOLDER, "spec/openapi.yaml");
const out = join(FOLDER, "out");

const generate = (...options: readonly string[]) => runCommand("generate", "--spec", spec, "--out", out, ...options);

const treeOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

beforeEach(() => {
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(import.meta.dirname, "cases/bundle-many-files"), join(FOLDER, "spec"), { recursive: true });
});

afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

test("writes the same bytes in any folder", async () => {
  await generate("--force");
  const other = join(FOLDER, "elsewhere/deeper/out");
  cpSync(join(FOLDER, "spec"), join(FOLDER, "copy"), { recursive: true });
  await runCommand("generate", "--spec", join(FOLDER, "copy/openapi.yaml"), "--out", other, "--force");
  expect(treeOf(other)).toEqual(treeOf(out));
});

test.each([
  ["has retries", [], true],
  ["has none if they are not wanted", ["--client", "no-retries"], false],
])("the client %s", async (_, options, hasRetries) => {
  await generate();
  await generate(...options);
  expect(/retry/i.test(treeOf(out)["client.ts"] ?? "")).toBe(hasRetries);
});

test("--client refuses a word that it does not know", async () => {
  const { stderr, status } = await generate("--client", "no-retry");
  expect([status, stderr]).toEqual([
    1,
    'generate: --client does not know "no-retry"; did you mean no-retries? (no-retries, per-tag)\n',
  ]);
});

test("writes nothing if nothing has changed, and otherwise what has changed", async () => {
  const first = await generate();
  expect(first.stdout).toMatch(/out: 3 operations, \d+ files, \d+ written \(\d+ ms\)\n$/);
  const before = statSync(join(out, "types.ts")).mtimeMs;

  expect((await generate()).stdout).toMatch(/out: unchanged \(\d+ ms\)\n$/);
  expect(statSync(join(out, "types.ts")).mtimeMs).toBe(before);

  // A file behind a $ref, an output edited by hand, and an output removed are each a change.
  writeFileSync(join(FOLDER, "spec/b/same.yaml"), "type: boolean\n");
  expect((await generate()).stdout).toContain("  changed  types.ts\n");
  writeFileSync(join(out, "routes.ts"), "edited");
  expect((await generate()).stdout).toContain("  changed  routes.ts\n");
  rmSync(join(out, "client.ts"));
  expect((await generate()).stdout).toContain("  new      client.ts\n");
});

test("--check lists each file that was edited, is missing or is left over, and writes nothing", async () => {
  await generate();
  const upToDate = await generate("--check");
  expect(upToDate).toMatchObject({ status: 0, stderr: "" });

  writeFileSync(join(out, "types.ts"), "edited");
  writeFileSync(join(out, "validators/old.js"), "left over");
  rmSync(join(out, "routes.ts"));
  const { status, stderr } = await generate("--check");
  const lines = stderr.trimEnd().split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/out\/types\.ts: edited/),
    expect.stringMatching(/out\/routes\.ts: missing$/),
    expect.stringMatching(/out\/validators\/old\.js: left over/),
    "fix: run contract generate and commit the changed files",
  ]);
  expect(status).toBe(1);
  expect(readFileSync(join(out, "types.ts"), "utf8")).toBe("edited");
});

test("removes files of an earlier run and keeps files that it did not write", async () => {
  await generate();
  const banner = readFileSync(join(out, "types.ts"), "utf8").split("\n")[0];
  writeFileSync(join(out, "old.ts"), `${banner}\nexport {};\n`);
  writeFileSync(join(out, "mine.ts"), "export {};\n");
  const { stdout } = await generate("--force");
  expect(stdout).toContain("  removed  old.ts\n");
  expect(readdirSync(out)).toContain("mine.ts");
  expect(readdirSync(out)).not.toContain("old.ts");
});

/** The modules of a copied run time, without its declarations. */
const listCopied = (folder: string): string[] =>
  Object.keys(treeOf(folder)).filter((path) => path.startsWith("runtime/") && path.endsWith(".js"));

test("imports the run time from its package, and with --standalone has a copy of what it needs", async () => {
  const importers = (): string[] =>
    Object.entries(treeOf(out))
      .filter(([, text]) => text.includes("contract-kit-runtime"))
      .map(([path]) => path);
  await generate("--server", "koa");
  expect(listCopied(out)).toEqual([]);
  expect(importers()).toEqual(expect.arrayContaining(["client.ts", "server.ts", "validators/settings.js"]));

  await generate("--server", "koa", "--standalone");
  expect(importers()).toEqual([]);
  expect(listCopied(out)).toEqual(expect.arrayContaining(["runtime/validator.js", "runtime/koa/binding.js"]));
  // The document has no form, and the package that reads forms is not needed.
  expect(listCopied(out)).not.toContain("runtime/koa/multipart.js");

  await generate("--standalone");
  expect(listCopied(out).filter((path) => path.includes("/koa/"))).toEqual([]);
  await generate();
  expect(existsSync(join(out, "runtime"))).toBe(false);
});

test("the setting standalone is the same as the option, also for a document with forms", async () => {
  const form = { "multipart/form-data": { schema: { type: "object", properties: { name: { type: "string" } } } } };
  const upload = { requestBody: { content: form }, responses: { "204": { description: "Stored" } } };
  const document = { openapi: "3.1.0", info: { title: "Forms", version: "1.0.0" }, paths: { "/up": { post: upload } } };
  writeFileSync(join(FOLDER, "forms.json"), JSON.stringify(document));
  const config = join(FOLDER, "forms.config.ts");
  const settings = { spec: "forms.json", out: "forms", data: "data", server: "koa", standalone: true };
  writeFileSync(config, `export default ${JSON.stringify(settings)};`);
  expect(await runCommand("--config", config, "generate")).toMatchObject({ status: 0, stderr: "" });
  expect(listCopied(join(FOLDER, "forms"))).toContain("runtime/koa/multipart.js");
});

test("leaves the output of another document in a folder below alone, and --config chooses that document", async () => {
  await generate();
  const config = join(FOLDER, "second.config.ts");
  writeFileSync(config, `export default { spec: "spec/openapi.yaml", out: "out/second", data: "data" };`);
  const second = await runCommand("--config", config, "generate");
  expect(second).toMatchObject({ status: 0, stderr: "" });
  expect(treeOf(out)).toHaveProperty(["second/types.ts"]);
  // The choice ends with its command.
  expect((await loadProject()).spec).not.toBe(spec);

  expect(await generate("--check")).toMatchObject({ status: 0, stderr: "" });
  await generate("--force");
  expect(await runCommand("--config", config, "generate", "--check")).toMatchObject({ status: 0, stderr: "" });

  const missing = await runCommand("--config", join(FOLDER, "none.ts"), "lint");
  expect(missing.status).toBe(1);
  expect(missing.stderr).toContain("--config needs the name of a file that exists");
});
