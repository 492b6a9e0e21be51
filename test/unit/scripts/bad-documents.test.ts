import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { DocumentError } from "../../../scripts/document/load.ts";
import { formatProblem } from "../../../scripts/document/problem.ts";
import { emitAll } from "../../../scripts/emit/all.ts";
import { build } from "../../../scripts/model/build.ts";
import { runCommand } from "../../rig/run-command.ts";
import { BAD_DOCUMENTS } from "./bad-documents/all.ts";
import { locate, type WrittenDocument, writeDocuments } from "./bad-documents/written.ts";
import { newTreesFolder } from "./generated-case.ts";

const FOLDER = newTreesFolder("bad-documents");
const documents = BAD_DOCUMENTS.map((document) => locate(document, FOLDER));
const [survivors, hopeless] = [
  documents.filter(({ lenient }) => lenient === true),
  documents.filter(({ lenient }) => lenient !== true),
];

const find = (wanted: string): WrittenDocument => {
  const found = documents.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`There is no bad document "${wanted}"`);
  return found;
};

const buildLenient = async ({ spec }: WrittenDocument) => build(await loadBundle(spec), { lenient: true });

/** The lines without the folder, wherever the project lies. */
const bare = (text: string, { folder }: WrittenDocument): string[] =>
  text
    .trimEnd()
    .replaceAll(`${relative(process.cwd(), folder)}/`, "")
    .split("\n");

const asWarnings = ({ lines }: WrittenDocument): string[] => lines.map((line) => line.replace("  error  ", "  warn  "));

beforeAll(() => writeDocuments(documents));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test.each(documents)("$name is refused with its place", async (document) => {
  const refused = await loadBundle(document.spec)
    .then((bundle) => build(bundle, { lenient: false }))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DocumentError);
  expect(bare((refused as DocumentError).message, document)).toEqual(document.lines);
});

// That what comes out type checks is a test in test/processes/toolkit/generated-types.test.ts, which starts the compiler once.
describe("with --lenient", () => {
  test.each(survivors)("$name is a warning", async (document) => {
    const { warnings } = await buildLenient(document);
    const printed = warnings.map((warning) => formatProblem(warning)).join("");
    expect(bare(printed, document)).toEqual(expect.arrayContaining(asWarnings(document)));
  });

  test.each(hopeless)("$name is refused all the same", async (document) => {
    await expect(buildLenient(document)).rejects.toThrow(DocumentError);
  });

  test("what an unknown scheme guards does not stand open", async () => {
    const { api } = await buildLenient(find("an unknown security scheme"));
    const emitted = await emitAll(api, { out: join(FOLDER, "emitted"), server: "koa" });
    const textOf = (wanted: string) => emitted.find(({ path }) => path === wanted)?.text;
    expect(textOf("routes.ts")).toContain('security: [[{"scheme":"none","scopes":[]}]]');
    expect(textOf("security.ts")).toContain("none(credential: { readonly token: string }");
  });
});

describe("the command", () => {
  const shown = ["not YAML", "a missing file", "a $ref to nowhere", "an unknown type"];

  test.each(shown)("says no more than that of %s, exits 1 and leaves the folder alone", async (name) => {
    const document = find(name);
    const out = join(document.folder, "out");
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, "types.ts"), "as it was");
    const { status, stdout, stderr } = await runCommand("generate", "--spec", document.spec, "--out", out);
    expect({ status, stdout, stderr: bare(stderr, document) }).toEqual({
      status: 1,
      stdout: "",
      stderr: document.lines,
    });
    expect(readdirSync(out)).toEqual(["types.ts"]);
    expect(readFileSync(join(out, "types.ts"), "utf8")).toBe("as it was");
  });

  test("lists warnings with --lenient and writes everything", async () => {
    const document = find("an unknown type");
    const out = join(document.folder, "lenient");
    const { status, stderr } = await runCommand("generate", "--spec", document.spec, "--out", out, "--lenient");
    expect({ status, stderr: bare(stderr, document) }).toEqual({
      status: 0,
      stderr: asWarnings(document),
    });
    expect(readdirSync(out)).toContain("validators.js");
  });
});
