import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { expect, inject, test } from "vitest";
import { findTool } from "../tools.ts";
import { PACKAGE, RUNTIME } from "./packed-toolkit.ts";

const run = promisify(execFile);
const { folder, tarballs } = inject("toolkit");
const installed = join(folder, "node_modules", PACKAGE);
const readManifest = (name: string) =>
  JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));

const runTool = (path: string, ...args: readonly string[]): Promise<{ stdout: string }> =>
  run(process.execPath, [findTool(path), ...args], { cwd: folder });

test.each(tarballs)("%s passes publint", async (tarball) => {
  const { stdout } = await runTool("publint/src/cli.js", "run", tarball, "--strict");
  expect(stdout).toContain("All good!");
});

test.each(tarballs)("%s has types that resolve in all ES module modes", async (tarball) => {
  const { stdout } = await runTool(
    "@arethetypeswrong/cli/dist/index.js",
    tarball,
    "--profile",
    "esm-only",
    "--format",
    "ascii",
  );
  expect(stdout).toContain("node16 (from ESM): 🟢 (ESM)");
});

test.each([
  [PACKAGE, "dist"],
  [RUNTIME, "."],
])("%s names every package that it imports, in the version that this project is tested with", (name, code) => {
  const manifest = readManifest(name);
  const place = join(folder, "node_modules", name, code);
  const files = readdirSync(place, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  expect(files.length).toBeGreaterThan(20);
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(place, file), "utf8");
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  });
  const packages = imported
    .filter((module) => !module.startsWith("."))
    .map((module) => module.split("/", module.startsWith("@") ? 2 : 1).join("/"));
  const wanted = new Set(packages.filter((name) => !name.startsWith("node:") && !builtinModules.includes(name)));
  expect([...wanted].filter((name) => !(name in manifest.dependencies))).toEqual([]);
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    const installed = JSON.parse(readFileSync(findTool(`${name}/package.json`), "utf8"));
    expect([name, version]).toEqual([name, installed.version]);
  }
});

test("brings its guides along, and its README names them", () => {
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  for (const name of ["binding.md", "toolkit.md"]) {
    expect(readFileSync(join(installed, "dist/guide", name), "utf8")).toMatch(/^# /);
    expect(readme).toContain(name);
  }
});

test("contract dev serves its workbench from the package", async () => {
  const project = join(folder, "workbench");
  mkdirSync(join(project, "spec"), { recursive: true });
  const answers = { "200": { description: "Pets" } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Pet shop", version: "1.0.0" },
    paths: { "/pets": { get: { operationId: "listPets", tags: ["pets"], security: [], responses: answers } } },
  };
  writeFileSync(join(project, "spec/openapi.json"), JSON.stringify(document));
  writeFileSync(join(project, "contract.config.mjs"), `export default { spec: "spec/openapi.json" };`);
  const child = spawn(process.execPath, [join(installed, "dist/contract.js"), "dev"], { cwd: project });
  try {
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += chunk;
      if (printed.includes("dev: watching")) break;
    }
    const url = /the workbench is at (\S+)/.exec(printed)?.[1] ?? "";
    const read = async (path: string) => (await fetch(new URL(path, url))).text();
    const page = await read("");
    const loaded = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, path = ""]) => path);
    // Modules load further ones.
    const scripts = await Promise.all(loaded.filter((path) => path.endsWith(".js")).map(read));
    const further = scripts.flatMap((text) =>
      [...text.matchAll(/from "\.\/([\w-]+\.js)"/g)].map(([, path = ""]) => path),
    );
    expect(further).toContain("panels.js");
    for (const path of [...loaded, ...further, "docs/docs.css", "docs/docs.js", "docs/minisearch.js"])
      expect([path, (await fetch(new URL(path, url))).status]).toEqual([path, 200]);
    expect(await read("docs/group-pets.html")).toContain('id="listPets"');
    expect(await read("docs/search-entries.js")).toContain("listPets");
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
});

test("both packages have the same version, by which generated code finds its run time", () => {
  expect(readManifest(RUNTIME).version).toBe(readManifest(PACKAGE).version);
});

test("a production install of what generated code imports needs no toolkit, compiler or mock", () => {
  expect(Object.keys(readManifest(RUNTIME).dependencies)).toEqual(["@koa/router", "ajv", "ajv-formats", "busboy"]);
});

test.each([PACKAGE, RUNTIME])("%s has nothing of the gateway in it", (name) => {
  const installed = join(folder, "node_modules", name);
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|ts)$/.test(name));
  const texts = files.map((name) => readFileSync(join(installed, name), "utf8"));
  const words = /alimtalk|friendtalk|msgKey|\bsms\b|A920/i;
  expect(files.filter((_, index) => words.test(texts[index] ?? ""))).toEqual([]);
});
