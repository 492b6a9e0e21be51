import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import type { OwnWords } from "../../../../scripts/diff/flat-pair.ts";
import { grouped, lineOf } from "../../../../scripts/diff/group.ts";
import { type ApiDocument, asCompared } from "../../../../scripts/diff/read-document.ts";
import { EVERYTHING, walkRoots } from "../../../../scripts/diff/walk.ts";
import type { Json, JsonObject } from "../../../../scripts/pipeline/json.ts";

export const NO_WORDS: OwnWords = { keywords: new Map(), extensions: {}, alsoHeldTo: [] };

export const apiOf = (parts: JsonObject): ApiDocument =>
  asCompared(
    "api.json",
    { openapi: "3.1.0", info: { title: "Pets", version: "1.0.0" }, paths: {}, ...parts },
    (at) => at,
  );

/** A document with the operation `addPet`, changed as given. */
export const withOperation = (operation: JsonObject, parts: JsonObject = {}): ApiDocument =>
  apiOf({ paths: { "/pets": { post: { operationId: "addPet", ...operation } } }, ...parts });

const json = (schema: Json): JsonObject => ({ content: { "application/json": { schema } } });

export const requestOf = (schema: Json, schemas: JsonObject = {}): ApiDocument =>
  withOperation({ requestBody: { required: true, ...json(schema) } }, { components: { schemas } });

export const responseOf = (schema: Json, schemas: JsonObject = {}): ApiDocument =>
  withOperation({ responses: { "200": { description: "Done.", ...json(schema) } } }, { components: { schemas } });

/** What is said of two documents: `major addPet: requests without …`, `minor! …` where it warns. */
export function linesOf(before: ApiDocument, after: ApiDocument, own = NO_WORDS): string[] {
  const { findings, roots } = compareDocuments(before, after, own);
  const groups = grouped([...findings, ...walkRoots(roots, () => EVERYTHING)]);
  return groups.map((group) => `${group.rating}${group.warning ? "!" : ""} ${lineOf(group)}`);
}

/** The same for one field of a body, without the operation's name. */
export function fieldLines(side: "request" | "response", before: Json, after: Json): string[] {
  const documentOf = side === "request" ? requestOf : responseOf;
  const object = (field: Json): JsonObject => ({ type: "object", properties: { a: field } });
  return linesOf(documentOf(object(before)), documentOf(object(after))).map((line) => line.replace("addPet: ", ""));
}
