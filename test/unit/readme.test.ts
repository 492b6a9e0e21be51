import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readCarriers } from "../../server/carriers/read-carriers.ts";
import { magicRecipients } from "../../server/carriers/simulator/scenarios.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const folder = join(root, ".data/test/readme");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const read = (name: string): string => readFileSync(join(root, name), "utf8");
const docs = readdirSync(join(root, "docs")).filter((name) => name !== "images");
const names = ["README.md", "CONTRIBUTING.md", ...docs.map((name) => `docs/${name}`)];
const pages = names.map((name) => ({ name, text: read(name) }));

const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(/```(\w*)\n(.*?)```/gs)].filter(([, found]) => found === language).map(([, , body]) => body ?? "");

/** Names of npm scripts that a page tells its reader to run, in a listing or between backticks. */
const mentioned = (text: string): string[] =>
  [...text.matchAll(/(?:^|`|&& |\s)npm (?:run )?(-s )?([a-z0-9][a-z0-9:-]*)/gm)].map(([, , name]) => name ?? "");

/** Words after `npm` that are npm's own, or English. */
const NOT_SCRIPTS = new Set(["ci", "pack", "run", "does"]);

describe.each(pages)("$name", ({ text }) => {
  test("names only commands that exist", () => {
    const unknown = mentioned(text).filter((name) => !NOT_SCRIPTS.has(name) && !(name in scripts));
    expect(unknown).toEqual([]);
  });
});

describe("the listings", () => {
  test("docs/commands.md lists every npm script", () => {
    const listed = mentioned(read("docs/commands.md"));
    expect(Object.keys(scripts).filter((name) => !name.startsWith("pre") && !listed.includes(name))).toEqual([]);
  });

  const helpful = Object.entries(scripts).filter(([, line]) =>
    /^node .*(scripts|test|server)\/[\w./]+\.[jt]s/.test(line),
  );
  test.each(helpful)("npm run %s has a --help", async (_, line) => {
    const { stdout } = await run(process.execPath, [...line.split(" ").slice(1), "--help"], { cwd: root });
    expect(stdout.split("\n").length).toBeGreaterThan(3);
  });

  test("docs/toolkit.md gives a command that generates from another document", async () => {
    const spec = join(folder, "petshop.yaml");
    const out = join(folder, "petshop");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(spec, PETSHOP);
    const [command] = blocks(read("docs/toolkit.md"), "sh").filter((block) => block.includes("--spec FILE"));
    const args = (command ?? "").trim().replace("FILE", spec).replace("DIR", out).split(" ").slice(3);
    await run(process.execPath, ["scripts/contract.ts", "generate", ...args.filter((arg) => arg !== "--")], {
      cwd: root,
    });
    expect(readFileSync(join(out, "handlers.ts"), "utf8")).toContain("listPets(");
  });

  test("docs/partners.md lists the magic recipients that there are", () => {
    const rows = [...read("docs/partners.md").matchAll(/^\| …(\d{8}) \| (.*) \|$/gm)].map(([, ending, what]) => ({
      ending,
      what,
    }));
    expect(rows).toEqual(magicRecipients());
  });

  test("docs/carriers.md shows a carriers file that can be used", () => {
    const [example = ""] = blocks(read("docs/carriers.md"), "yaml").filter((block) => block.startsWith("carriers:"));
    const carriers = readCarriers(example, "carriers.yaml", (name) => `${name}, a secret for the test`);
    expect(carriers.callbackOf("talk")).toBeDefined();
  });

  test("docs/designers.md gives a command that compares two documents", async () => {
    const [command] = blocks(read("docs/designers.md"), "sh").filter((block) => block.startsWith("npm run diff"));
    expect(command).toContain("-- OLD.json");
    const { stdout } = await run(process.execPath, ["scripts/contract.ts", "diff", "generated/openapi.json"], {
      cwd: root,
    });
    expect(stdout).toContain("0 major, 0 minor, 0 patch");
  });

  test("README.md, docs/backend.md and docs/partners.md show TypeScript that compiles", async () => {
    const place = join(folder, "snippets");
    mkdirSync(place, { recursive: true });
    const snippets = ["README.md", "docs/backend.md", "docs/partners.md"]
      .flatMap((name) => blocks(read(name), "ts"))
      .map((block) => block.replaceAll(/"\.\/(generated|client)\//g, '"../../../../$1/'));
    expect(snippets.length).toBe(5);
    for (const [index, snippet] of snippets.entries())
      writeFileSync(join(place, `snippet-${index}.ts`), `${snippet}\n${DECLARED}export {};\n`);
    writeFileSync(
      join(place, "tsconfig.json"),
      JSON.stringify({ extends: "../../../../tsconfig.json", include: ["*.ts"], exclude: [] }),
    );
    const compiler = join(root, "node_modules/typescript-native/bin/tsc");
    const problems = await run(process.execPath, [compiler, "-p", place], { cwd: root }).then(
      () => "",
      ({ code, stdout, stderr }: { code: unknown; stdout: string; stderr: string }) =>
        `ended with ${code}\n${stdout}${stderr}`,
    );
    expect(problems).toBe("");
  });
});

/** What the snippets use and do not show. */
const DECLARED = `
declare const password: string;
declare const value: unknown;
declare function accept(body: unknown): Promise<string>;
type Form = Extract<import("../../../../generated/handlers.ts").GetFormReply, { status: 200 }>["body"]["data"];
declare function findForm(formId: string): Promise<Form | undefined>;
`;

const PETSHOP = `openapi: 3.0.3
info: { title: Pet shop, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        "200": { description: The pets., content: { application/json: { schema: { type: array, items: { type: string } } } } }
`;
