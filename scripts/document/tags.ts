import { asArray, asObject, type Json, type JsonObject } from "../schema/json.ts";

/** What the document says of a tag; empty if it does not declare the tag. */
export const findTag = ({ tags }: JsonObject, name: string): JsonObject =>
  asArray(tags)
    .map(asObject)
    .find((tag) => tag.name === name) ?? {};

/** Since OpenAPI 3.2 a tag has a kind. One of no kind, or of the kind `nav`, is a group of operations; others are remarks. */
const isGroup = ({ kind }: JsonObject): boolean => kind === undefined || kind === "nav";

const listNames = (tags: Json | undefined): string[] =>
  asArray(tags).filter((name) => typeof name === "string" && name.trim() !== "") as string[];

/** The tag by which an operation is grouped: its first one that is a group, or else its first one. */
export function chooseTag(document: JsonObject, { tags }: JsonObject): string | undefined {
  const names = listNames(tags);
  return names.find((name) => isGroup(findTag(document, name))) ?? names[0];
}

/** The tags of an operation that are no groups, such as badges and audiences. */
export const listRemarks = (document: JsonObject, { tags }: JsonObject): JsonObject[] =>
  listNames(tags)
    .map((name) => findTag(document, name))
    .filter((tag) => !isGroup(tag));
