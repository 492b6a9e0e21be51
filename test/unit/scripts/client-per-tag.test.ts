import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caseFolders } from "./case-folder.ts";
import { type GeneratedCase, generateCases, newTreesFolder } from "./generated-case.ts";

const trees = newTreesFolder("client-per-tag");
let tree: GeneratedCase;

beforeAll(async () => {
  const cases = caseFolders.filter(({ name }) => name === "client-per-tag");
  const [made] = (await generateCases(cases, trees)).values();
  if (made === undefined || made instanceof Error) throw made;
  tree = made;
});
afterAll(() => rmSync(trees, { recursive: true, force: true }));

test("each tag has a file with its operations, and imports only what they need", () => {
  const files = [...tree.files].filter(([path]) => path.startsWith("client/"));
  const found = files.map(([path, text]) => [
    path,
    [...text.matchAll(/^ {2}(\w+): \{$/gm)].map(([, id]) => id),
    [...text.matchAll(/contract-kit-runtime\/(pagination|parameters)/g)].map(([, module]) => module),
  ]);
  expect(Object.fromEntries(found.map(([path, ...facts]) => [path, facts]))).toEqual({
    "client/default.ts": [["getOthers"], []],
    "client/notes-more.ts": [["listNotes"], ["pagination"]],
    "client/notes-more2.ts": [["getMore"], []],
    "client/untagged.ts": [["getSigns"], []],
    "client/user-accounts.ts": [["getUser"], ["parameters"]],
  });
});

test("the client of a tag calls its operations", async () => {
  const { createClient } = await import(pathToFileURL(join(tree.folder, "want/client/user-accounts.ts")).href);
  const sent: [string, string | null][] = [];
  const fetch = async ({ url, headers }: Request): Promise<Response> => {
    sent.push([url, headers.get("authorization")]);
    return new Response(null, { status: 204 });
  };
  const client = createClient({ baseUrl: "http://localhost", credentials: { token: "t" }, fetch });
  await client.getUser({ params: { path: { id: "a" } } });
  expect(sent).toEqual([["http://localhost/users/.a", "Bearer t"]]);
});
