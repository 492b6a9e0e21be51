import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "../../../scripts/ir/build.ts";
import { loadBundle } from "../../../scripts/pipeline/bundle.ts";
import { DocumentError } from "../../../scripts/pipeline/load.ts";
import { BAD_DOCUMENTS } from "./bad-documents/all.ts";
import type { BadDocument } from "./bad-documents/bad-document.ts";
import { type GeneratedCase, generateCases, newTreesFolder } from "./generated-case.ts";
import { runCommand } from "./run-command.ts";
import { typeCheck } from "./type-check.ts";

const FOLDER = newTreesFolder("bad-documents");
const TREES = newTreesFolder("lenient");

const slugOf = ({ name }: BadDocument): string => name.replaceAll(/\W+/g, "-");
const folderOf = (document: BadDocument): string => join(FOLDER, slugOf(document));
const specOf = (document: BadDocument): string =>
  join(folderOf(document), Object.keys(document.files)[0] ?? "api.yaml");

/** The lines without the folder, wherever the project lies. */
const bare = (text: string, document: BadDocument): string[] =>
  text
    .trimEnd()
    .replaceAll(`${relative(process.cwd(), folderOf(document))}/`, "")
    .split("\n");

const asWarnings = ({ lines }: BadDocument): string[] => lines.map((line) => line.replace("  error  ", "  warn  "));

beforeAll(() => {
  for (const document of BAD_DOCUMENTS)
    for (const [name, text] of Object.entries(document.files)) {
      const file = join(folderOf(document), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
});

afterAll(() => {
  for (const folder of [FOLDER, TREES]) rmSync(folder, { recursive: true, force: true });
});

test.each(BAD_DOCUMENTS)("$name is refused with its place", async (document) => {
  const refused = await loadBundle(specOf(document))
    .then((bundle) => build(bundle, { lenient: false }))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DocumentError);
  expect(bare((refused as DocumentError).message, document)).toEqual(document.lines);
});

describe("with --lenient", () => {
  const survivors = BAD_DOCUMENTS.filter(({ lenient }) => lenient === true);
  let generated: Map<string, GeneratedCase | Error>;
  let typeFaults: readonly string[];

  beforeAll(async () => {
    const cases = survivors.map((document) => ({
      name: slugOf(document),
      folder: folderOf(document),
      spec: specOf(document),
      lenient: true,
      plugin: undefined,
      wanted: [],
    }));
    generated = await generateCases(cases, TREES);
    typeFaults = typeCheck(TREES);
  }, 60_000);

  test.each(survivors)("$name is a warning, and what comes out type checks", (document) => {
    const tree = generated.get(slugOf(document));
    if (!tree || tree instanceof Error) throw tree ?? new Error("not generated");
    expect(tree.files.get("warnings.txt")?.trimEnd().split("\n")).toEqual(expect.arrayContaining(asWarnings(document)));
    expect(typeFaults.filter((fault) => fault.startsWith(`${slugOf(document)}/`)).join("\n")).toBe("");
  });

  test.each(BAD_DOCUMENTS.filter(({ lenient }) => !lenient))("$name is refused all the same", async (document) => {
    const refused = loadBundle(specOf(document)).then((bundle) => build(bundle, { lenient: true }));
    await expect(refused).rejects.toThrow(DocumentError);
  });

  test("what an unknown scheme guards does not stand open", () => {
    const tree = generated.get("an-unknown-security-scheme") as GeneratedCase;
    expect(tree.files.get("routes.ts")).toContain('security: [[{"scheme":"none","scopes":[]}]]');
    expect(tree.files.get("security.ts")).toContain("none(credential: { readonly token: string }");
  });
});

describe("the command", () => {
  const shown = ["not YAML", "a missing file", "a $ref to nowhere", "an unknown type"];

  test.each(BAD_DOCUMENTS.filter(({ name }) => shown.includes(name)))(
    "says no more than that of $name, exits 1 and leaves the folder alone",
    async (document) => {
      const out = join(folderOf(document), "out");
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, "types.ts"), "as it was");
      const { status, stdout, stderr } = await runCommand("generate", "--spec", specOf(document), "--out", out);
      expect({ status, stdout, stderr: bare(stderr, document) }).toEqual({
        status: 1,
        stdout: "",
        stderr: document.lines,
      });
      expect(readdirSync(out)).toEqual(["types.ts"]);
      expect(readFileSync(join(out, "types.ts"), "utf8")).toBe("as it was");
    },
  );

  test("lists warnings with --lenient and writes everything", async () => {
    const document = BAD_DOCUMENTS.find(({ name }) => name === "an unknown type") as BadDocument;
    const out = join(folderOf(document), "lenient");
    const args = ["--spec", specOf(document), "--out", out, "--lenient"];
    const { status, stderr } = await runCommand("generate", ...args);
    expect({ status, stderr: bare(stderr, document) }).toEqual({
      status: 0,
      stderr: asWarnings(document),
    });
    expect(readdirSync(out)).toContain("validators.js");
  });
});
