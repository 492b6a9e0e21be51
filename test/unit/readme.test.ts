import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readCarriers } from "../../server/carriers/read-carriers.ts";
import { magicRecipients } from "../../server/carriers/simulator/scenarios.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const folder = join(root, ".data/test/readme");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const pages = ["README.md", "CONTRIBUTING.md"].map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));

const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(/```(\w*)\n(.*?)```/gs)].filter(([, found]) => found === language).map(([, , body]) => body ?? "");

/** Names of npm scripts that a page tells its reader to run. */
const mentioned = (text: string): string[] =>
  [...text.matchAll(/npm (?:run )?(-s )?([a-z0-9][a-z0-9:-]*)/g)].map(([, , name]) => name ?? "");

/** Words after `npm` that are npm's own, or English. */
const NOT_SCRIPTS = new Set(["ci", "pack", "run", "package"]);

describe.each(pages)("$name", ({ text }) => {
  test("names only commands that exist", () => {
    const unknown = mentioned(text).filter((name) => !NOT_SCRIPTS.has(name) && !(name in scripts));
    expect(unknown).toEqual([]);
  });

  test("points only to files that exist", () => {
    const links = [...text.matchAll(/\]\(((?!http)[^)#]+)\)/g)].map(([, link]) => link ?? "");
    const missing = links.filter((link) => {
      try {
        readFileSync(join(root, link));
        return false;
      } catch (error) {
        return (error as NodeJS.ErrnoException).code !== "EISDIR";
      }
    });
    expect(missing).toEqual([]);
  });
});

describe("the README", () => {
  const text = pages[0]?.text ?? "";

  test("lists every npm script", () => {
    const silent = Object.keys(scripts).filter((name) => !name.startsWith("pre") && !mentioned(text).includes(name));
    expect(silent).toEqual([]);
  });

  const helpful = Object.entries(scripts).filter(([, line]) =>
    /^node .*(scripts|test|server)\/[\w./]+\.[jt]s/.test(line),
  );
  test.each(helpful)("npm run %s has a --help", async (_, line) => {
    const { stdout } = await run(process.execPath, [...line.split(" ").slice(1), "--help"], { cwd: root });
    expect(stdout.split("\n").length).toBeGreaterThan(3);
  });

  test("generates from another document with the command it gives", async () => {
    const spec = join(folder, "petshop.yaml");
    const out = join(folder, "petshop");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(spec, PETSHOP);
    const [command] = blocks(text, "sh").filter((block) => block.includes("--spec FILE"));
    const args = (command ?? "").trim().replace("FILE", spec).replace("DIR", out).split(" ").slice(3);
    await run(process.execPath, ["scripts/generate.ts", ...args.filter((arg) => arg !== "--")], { cwd: root });
    expect(readFileSync(join(out, "handlers.ts"), "utf8")).toContain("listPets(");
  });

  test("lists the magic recipients that there are", () => {
    const rows = [...text.matchAll(/^\| …(\d{8}) \| (.*) \|$/gm)].map(([, ending, what]) => ({ ending, what }));
    expect(rows).toEqual(magicRecipients());
  });

  test("shows a carriers file that can be used", () => {
    const [example = ""] = blocks(text, "yaml").filter((block) => block.startsWith("carriers:"));
    const carriers = readCarriers(example, "carriers.yaml", (name) => `${name}, a secret for the test`);
    expect(carriers.callbackOf("talk")).toBeDefined();
  });

  test("rates a difference with the command it gives", async () => {
    const [command] = blocks(text, "sh").filter((block) => block.startsWith("npm run diff"));
    expect(command).toContain("-- OLD.json");
    const { stdout } = await run(process.execPath, ["scripts/diff.ts", "generated/openapi.json"], { cwd: root });
    expect(stdout).toContain("0 major, 0 minor, 0 patch");
  });

  test("shows TypeScript that compiles", async () => {
    const place = join(folder, "snippets");
    mkdirSync(place, { recursive: true });
    const given =
      "declare const password: string;\ndeclare const value: unknown;\ndeclare function accept(body: unknown): Promise<string>;\n";
    const snippets = blocks(text, "ts").map((block) =>
      block.replaceAll(/"\.\/(generated|client)\//g, '"../../../../$1/'),
    );
    expect(snippets.length).toBeGreaterThan(2);
    for (const [index, snippet] of snippets.entries())
      writeFileSync(join(place, `snippet-${index}.ts`), `${snippet}\n${given}export {};\n`);
    writeFileSync(
      join(place, "tsconfig.json"),
      JSON.stringify({ extends: "../../../../tsconfig.json", include: ["*.ts"], exclude: [] }),
    );
    const compiler = join(root, "node_modules/typescript-native/bin/tsc");
    const { stdout } = await run(process.execPath, [compiler, "-p", place], { cwd: root }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });
});

const PETSHOP = `openapi: 3.0.3
info: { title: Pet shop, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        "200": { description: The pets., content: { application/json: { schema: { type: array, items: { type: string } } } } }
`;
