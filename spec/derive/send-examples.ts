import { getObject, isObject, type Json, type JsonObject } from "./json.ts";
import { getOperations } from "./operations.ts";

const REF = "#/components/examples/";

/**
 * The examples of the bodies of every send, by operation and name, each with its summary. The console starts from them,
 * and cannot load the whole document for it.
 */
export function getSendExamples(document: JsonObject): JsonObject {
  const operations = getOperations(document).filter(({ id }) => id.startsWith("send"));
  return Object.fromEntries(operations.map(({ id, node }) => [id, getBodyExamples(node, document)]));
}

function getBodyExamples(operation: JsonObject, document: JsonObject): JsonObject {
  const body = getObject(getObject(operation, "requestBody", "operation"), "content", "requestBody");
  const examples = getObject(getObject(body, "application/json", "content"), "examples", "application/json");
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, resolve(example, document)]));
}

function resolve(example: Json, document: JsonObject): Json {
  const ref = isObject(example) ? example.$ref : undefined;
  if (typeof ref !== "string" || !ref.startsWith(REF)) return example;
  const components = getObject(document, "components", "document");
  return getObject(getObject(components, "examples", "components"), ref.slice(REF.length), "components.examples");
}
