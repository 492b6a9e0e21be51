import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readCarriers } from "../../server/carriers/read-carriers.ts";
import { magicRecipients } from "../rig/magic-recipients.ts";
import { runCommand, runProgram } from "../rig/run-command.ts";

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
const NOT_SCRIPTS = new Set(["ci", "install", "pack", "run", "does", "leaves", "script"]);

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

  const lines = Object.values(scripts).filter((line) => /^node .*(scripts|test|server)\/[\w./]+\.[jt]s/.test(line));
  const toolkit = lines.flatMap((line) => /scripts\/contract\.ts(?: --config \S+)? ?([a-z]*)/.exec(line)?.[1] || []);
  // Several scripts start the same program with other arguments, and a program has one help.
  const programs = new Set(lines.flatMap((line) => /[\w./]+\.[jt]s/.exec(line)?.[0] ?? []));
  programs.delete("scripts/contract.ts");

  test("scripts of the toolkit run its commands, whose --help test/unit/scripts/options.test.ts reads", () => {
    const commands = readdirSync(join(root, "scripts/cli/commands")).map((file) => file.replace(/\.ts$/, ""));
    expect(toolkit.length).toBeGreaterThan(8);
    expect(toolkit.filter((name) => !commands.includes(name))).toEqual([]);
  });

  test.each([...programs])("%s has a --help", async (file) => {
    const { status, stdout } = await runProgram(file, "--help");
    expect(stdout.split("\n").length).toBeGreaterThan(3);
    expect(status).toBe(0);
  });

  test("docs/toolkit.md gives a command that generates from another document", async () => {
    const spec = join(folder, "petshop.yaml");
    const out = join(folder, "petshop");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(spec, PETSHOP);
    const [command] = blocks(read("docs/toolkit.md"), "sh").filter((block) => block.includes("--spec FILE"));
    const args = (command ?? "").trim().replace("FILE", spec).replace("DIR", out).split(" ").slice(3);
    const generated = await runCommand("generate", ...args.filter((arg) => arg !== "--"));
    expect(generated.status).toBe(0);
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

  // What the command prints is in test/unit/scripts/diff.test.ts.
  test("docs/designers.md gives a command that compares two documents", () => {
    const [command] = blocks(read("docs/designers.md"), "sh").filter((block) => block.startsWith("npm run diff"));
    expect(command).toContain("-- OLD.json");
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
