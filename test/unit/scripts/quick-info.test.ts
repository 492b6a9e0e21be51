import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caseFolders } from "./case-folder.ts";
import { generateCases, newTreesFolder } from "./generated-case.ts";

const trees = newTreesFolder("quick-info");

/** The comments mark the places where the pointer of an editor stands: over the word after them. */
const SOURCE = `
import { createClient } from "./client.ts";
import type { Handlers, ReplacePetReply, ReplacePetRequest } from "./handlers.ts";
export const handlers: Handlers<undefined> = {
  replacePet(/*argument*/request) {
    const { /*path*/path, /*body*/body } = request;
    body.pet./*both*/tag;
    body.pet./*schemaOnly*/lastTag;
    path./*parameter*/petId;
    return { status: 404, /*replyBody*/body: { message: "" } };
  },
};
export type A = /*request*/ReplacePetRequest;
export type B = /*reply*/ReplacePetReply;
export const { /*data*/data } = await createClient().replacePet({} as never);
`;

let service: ts.LanguageService;
let file: string;

beforeAll(async () => {
  const generated = await generateCases(
    caseFolders.filter(({ name }) => name === "readable-types"),
    trees,
  );
  for (const tree of generated.values()) if (tree instanceof Error) throw tree;
  file = join(trees, "readable-types/want/source.ts");
  writeFileSync(file, SOURCE);
  const root = join(import.meta.dirname, "../../..");
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts"],
  };
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}, 60_000);

afterAll(() => rmSync(trees, { recursive: true, force: true }));

/** What an editor shows when the pointer is over the word after a mark, without indentation. */
function hover(mark: string): { readonly type: string; readonly comment: string } {
  const info = service.getQuickInfoAtPosition(file, SOURCE.indexOf(`/*${mark}*/`) + mark.length + 4);
  const type = ts.displayPartsToString(info?.displayParts).replaceAll(/\s+/g, " ");
  const parts = [info?.documentation, ...(info?.tags ?? []).map(({ text }) => text)].map(ts.displayPartsToString);
  return { type, comment: parts.join("").replaceAll(/\s+/g, " ") };
}

test.each([
  [
    "argument",
    '(parameter) request: { readonly path: ReplacePetParams; readonly query: ReplacePetQuery; readonly header: ReplacePetHeaders; readonly mediaType: "application/json"; readonly body: ReplacePetBody; }',
  ],
  [
    "request",
    '(alias) type ReplacePetRequest = { readonly path: ReplacePetParams; readonly query: ReplacePetQuery; readonly header: ReplacePetHeaders; readonly mediaType: "application/json"; readonly body: ReplacePetBody; } import ReplacePetRequest',
  ],
  [
    "reply",
    '(alias) type ReplacePetReply = { readonly status: 200; readonly headers: { readonly ETag: Tag; }; readonly mediaType?: "application/json"; readonly body: ReplacePetResponse200; } | { readonly status: 404; readonly headers?: undefined; readonly mediaType?: "application/json"; readonly body: NotFoundResponse; } import ReplacePetReply',
  ],
  ["path", "const path: ReplacePetParams"],
  ["body", "const body: ReplacePetRequest"],
  ["replyBody", "(property) body: NotFoundResponse"],
])("an editor shows the %s by fields and names", (mark, type) => {
  expect(hover(mark).type).toBe(type);
});

test("an editor shows no lookup in the result of a client", () => {
  expect(hover("data").type).not.toMatch(/(operations|components|paths)\[/);
});

test("an editor shows the description of a property and that of its schema", () => {
  expect(hover("both").comment).toBe("The version that was read. The version of a pet.");
  expect(hover("schemaOnly").comment).toBe("The version of a pet.");
  expect(hover("parameter").comment).toBe("Which pet.");
});
