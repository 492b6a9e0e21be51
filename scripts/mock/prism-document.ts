import { dropDataRefs } from "../document/drop-data-refs.ts";
import { type Kind, METHODS_OF_3_1 } from "../document/grammar.ts";
import { listPathOperations } from "../document/path-operations.ts";
import { listKeys } from "../document/problems.ts";
import { followPathItemRef, followRef, walkReached } from "../document/walk-document.ts";
import { bindDiscriminators } from "../probe/contract/discriminators.ts";
import { encodeItems } from "../runtime/streams.ts";
import { exampleValue } from "../schema/example-value.ts";
import { asArray, asObject, type JsonObject, listMembers } from "../schema/json.ts";
import { exampleItems, readItemStream } from "../schema/stream-items.ts";

/** The text of a bundled document as Prism may read it, which takes each `$ref` for a reference, also where it is data. */
export function makePrismDocument(text: string): string {
  const read: JsonObject = JSON.parse(text);
  // Prism knows no newer version.
  const document = String(read.openapi).startsWith("3.2") ? toOpenapi31(read) : read;
  delete document.security;
  walkReached(document, (node, kind, at) => {
    // Who may call was checked before.
    if (kind === "operation") delete node.security;
    if (kind === "mediaType") writeStream(document, String(listKeys(at).at(-1)), node);
  });
  dropDataRefs(document);
  return JSON.stringify(document);
}

/** Prism knows no streams: their examples are the texts that are sent. */
function writeStream(document: JsonObject, type: string, media: JsonObject): void {
  const stream = readItemStream(document, type, media);
  delete media.itemSchema;
  if (stream === undefined) return;
  media.schema = { type: "string" };
  for (const [name, example] of listMembers(media.examples)) {
    const value = exampleValue(followRef(document, example), type);
    if (value !== undefined)
      asObject(media.examples)[name] = {
        value: encodeItems(stream.row, type, exampleItems(stream.row, type, value)).text,
      };
  }
}

interface PrismCall {
  readonly method: string;
  readonly path: string;
}

/** How Prism is asked for an operation. One of a method that it does not know is a POST of a path of its own. */
export const toPrismCall = (method: string, path: string): PrismCall =>
  METHODS_OF_3_1.includes(method.toLowerCase())
    ? { method, path }
    : { method: "POST", path: `/-${method.toLowerCase()}-${path}` };

/**
 * A document of OpenAPI 3.2 as one of 3.1, as far as Prism needs it. Requests have been checked before Prism gets them, so what it cannot
 * check is left out.
 */
function toOpenapi31(document: JsonObject): JsonObject {
  const paths: JsonObject = {};
  for (const [path, node] of listMembers(document.paths)) {
    const item = followPathItemRef(document, node);
    const { additionalOperations: _, ...known } = item;
    paths[path] = known;
    for (const { method, node: operation } of listPathOperations(item)) {
      const call = toPrismCall(method.toUpperCase(), path);
      if (call.path === path) continue;
      delete known[method];
      paths[call.path] = { ...(item.parameters !== undefined && { parameters: item.parameters }), post: operation };
    }
  }
  const { mediaTypes: _, ...components } = asObject(document.components);
  const copy: JsonObject = structuredClone({ ...document, openapi: "3.1.0", paths, components });
  bindDiscriminators(copy);
  walkReached(copy, (one, kind) => lower(copy, one, kind));
  return copy;
}

/** Brings one node to OpenAPI 3.1, in place. */
function lower(document: JsonObject, node: JsonObject, kind: Kind): void {
  if (kind === "example") {
    node.value ??= node.dataValue ?? node.serializedValue ?? null;
    delete node.dataValue;
    delete node.serializedValue;
  } else if (kind === "response") node.description ??= node.summary ?? "";
  else if (kind === "parameter" && node.style === "cookie") node.style = "form";
  else if (kind === "pathItem" || kind === "operation")
    node.parameters = asArray(node.parameters).filter((one) => followRef(document, one).in !== "querystring");
  else if (kind === "mediaType")
    for (const [name, example] of listMembers(node.examples)) {
      const value = exampleValue(followRef(document, example), "application/json");
      if (value !== undefined) asObject(node.examples)[name] = { value };
    }
}
