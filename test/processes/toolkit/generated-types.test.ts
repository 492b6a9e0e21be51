import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate } from "../../../scripts/emit/generate.ts";
import { writeFolder } from "../../../scripts/emit/output-folder.ts";
import { readListing, readListings } from "../../rig/listings.ts";
import { typeCheck } from "../../rig/type-check.ts";
import { BAD_DOCUMENTS } from "../../unit/scripts/bad-documents/all.ts";
import { locate, writeDocuments } from "../../unit/scripts/bad-documents/written.ts";
import { type CaseFolder, caseFolders } from "../../unit/scripts/case-folder.ts";
import { generateCases, newTreesFolder } from "../../unit/scripts/generated-case.ts";

/** Everything that is type checked lies below one folder, so that the compiler starts once. */
const trees = newTreesFolder("types");
const cases = caseFolders.map(({ name }) => `cases/${name}`);
const lenient = BAD_DOCUMENTS.filter((document) => document.lenient === true).map((document) =>
  locate(document, join(trees, "documents")),
);

const pages = ["README.md", "docs/backend.md", "docs/partners.md"];
const snippets = pages.flatMap((page) =>
  readListings(page, "ts").map((text, index) => ({ folder: `snippets/${page.replaceAll(/\W/g, "-")}-${index}`, text })),
);

/** What the snippets use and do not show. */
const DECLARED = `
declare const password: string;
declare const value: unknown;
declare function accept(body: unknown): Promise<string>;
type Form = Extract<import("./generated/handlers.ts").GetFormReply, { status: 200 }>["body"]["data"];
declare function findForm(formId: string): Promise<Form | undefined>;
export {};
`;

let faults: readonly string[];

beforeAll(async () => {
  await writeTrees(caseFolders, "cases");
  writeDocuments(lenient);
  await writeTrees(
    lenient.map(({ slug, folder, spec }) => ({
      name: slug,
      folder,
      spec,
      lenient: true,
      plugin: undefined,
      wanted: [],
    })),
    "lenient",
  );
  await writeSmallestServer("binding", false);
  await writeSmallestServer("standalone", true);
  for (const { folder, text } of snippets) {
    mkdirSync(join(trees, folder), { recursive: true });
    // They import what is in the folder of the project, which is five levels above.
    const moved = `${text}\n${DECLARED}`.replaceAll(/"\.\/(generated|client)\//g, '"../../../../../$1/');
    writeFileSync(join(trees, folder, "snippet.ts"), moved);
  }
  faults = typeCheck(trees);
}, 300_000);

afterAll(() => rmSync(trees, { recursive: true, force: true }));

async function writeTrees(folders: readonly CaseFolder[], below: string): Promise<void> {
  for (const tree of (await generateCases(folders, join(trees, below))).values()) if (tree instanceof Error) throw tree;
}

async function writeSmallestServer(name: string, standalone: boolean): Promise<void> {
  const folder = join(trees, name);
  const [spec, out] = [join(folder, "openapi.yaml"), join(folder, "generated")];
  mkdirSync(folder, { recursive: true });
  writeFileSync(spec, readListing("docs/binding.md", "yaml"));
  writeFileSync(join(folder, "server.ts"), readListing("docs/binding.md", "ts"));
  writeFolder(out, (await generate({ spec, plugin: undefined, out, lenient: false, server: "koa", standalone })).files);
}

/** Also a fault that belongs to no file, such as one of the compiler itself. */
const faultsIn = (folder: string): string =>
  faults.filter((fault) => fault.startsWith(`${folder}/`) || !fault.includes("/")).join("\n");

test.each(cases)("%s type checks, and so does its use", (folder) => expect(faultsIn(folder)).toBe(""));

test.each(lenient)("what --lenient makes of a document with $name type checks", ({ slug }) =>
  expect(faultsIn(`lenient/${slug}`)).toBe(""),
);

test.each(["binding", "standalone"])("the smallest server of docs/binding.md type checks: %s", (folder) =>
  expect(faultsIn(folder)).toBe(""),
);

test("README.md, docs/backend.md and docs/partners.md show TypeScript that compiles", () => {
  expect(snippets.length).toBe(5);
  expect(snippets.map(({ folder }) => faultsIn(folder)).join("")).toBe("");
});

test("there is no fault elsewhere", () => {
  const known = [
    ...cases,
    ...lenient.map(({ slug }) => `lenient/${slug}`),
    ...["binding", "standalone"],
    ...snippets.map(({ folder }) => folder),
  ];
  expect(faults.filter((fault) => !known.some((folder) => fault.startsWith(`${folder}/`)))).toEqual([]);
});
