import { getAllChanges } from "../../../../scripts/diff/collect-changes.ts";
import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import { groupChanges, toLine } from "../../../../scripts/diff/group-changes.ts";
import { type ApiDocument, prepareDocument } from "../../../../scripts/diff/read-document.ts";
import { READING_RULES } from "../../../../scripts/diff/reading-rules.ts";
import type { PluginRules } from "../../../../scripts/diff/schema-pair.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";

export const NO_RULES: PluginRules = {
  keywords: new Map(),
  extensions: READING_RULES,
  alsoHeldTo: [],
  today: "2027-01-01",
};

export const newApi = (parts: JsonObject): ApiDocument =>
  prepareDocument(
    "api.json",
    { openapi: "3.1.0", info: { title: "Pets", version: "1.0.0" }, paths: {}, ...parts },
    (pointer) => pointer,
  );

/** A document with the operation `addPet`, changed by the arguments. */
export const withOperation = (operation: JsonObject, parts: JsonObject = {}): ApiDocument =>
  newApi({ paths: { "/pets": { post: { operationId: "addPet", ...operation } } }, ...parts });

const json = (schema: Json): JsonObject => ({ content: { "application/json": { schema } } });

export const withRequest = (schema: Json, schemas: JsonObject = {}): ApiDocument =>
  withOperation({ requestBody: { required: true, ...json(schema) } }, { components: { schemas } });

export const withResponse = (schema: Json, schemas: JsonObject = {}): ApiDocument =>
  withOperation({ responses: { "200": { description: "Done.", ...json(schema) } } }, { components: { schemas } });

/** The report on two documents: `major addPet: requests without …`, `minor! …` for a warning. */
export function getLines(before: ApiDocument, after: ApiDocument, rules = NO_RULES): string[] {
  const groups = groupChanges(getAllChanges(compareDocuments(before, after, rules)));
  return groups.map((group) => `${group.rating}${group.warning ? "!" : ""} ${toLine(group)}`);
}

/** The report on one field of a body, without the operation's name. */
export function getFieldLines(side: "request" | "response", before: Json, after: Json): string[] {
  const newDocument = side === "request" ? withRequest : withResponse;
  const object = (field: Json): JsonObject => ({ type: "object", properties: { a: field } });
  return getLines(newDocument(object(before)), newDocument(object(after))).map((line) => line.replace("addPet: ", ""));
}
