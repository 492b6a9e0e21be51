import { isObject, type JsonObject, objectIn } from "./json.ts";

const METHODS = ["get", "put", "post", "delete", "patch"];

export interface Operation {
  readonly id: string;
  readonly node: JsonObject;
  readonly parameters: JsonObject[];
}

/** The operations that a client calls. The webhook's receiver answers in its own way. */
export function operationsOf(document: JsonObject): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(objectIn(document, "paths", "document"))) {
    if (!isObject(item)) continue;
    for (const method of METHODS) {
      const node = item[method];
      if (!isObject(node)) continue;
      const id = typeof node.operationId === "string" ? node.operationId : `${method} ${path}`;
      operations.push({ id, node, parameters: parametersOf(item, document).concat(parametersOf(node, document)) });
    }
  }
  return operations;
}

function parametersOf(holder: JsonObject, document: JsonObject): JsonObject[] {
  const parameters = holder.parameters;
  if (!Array.isArray(parameters)) return [];
  return parameters.filter(isObject).map((parameter) => resolved(parameter, document));
}

function resolved(parameter: JsonObject, document: JsonObject): JsonObject {
  const ref = parameter.$ref;
  const prefix = "#/components/parameters/";
  if (typeof ref !== "string" || !ref.startsWith(prefix)) return parameter;
  const components = objectIn(document, "components", "document");
  return objectIn(objectIn(components, "parameters", "components"), ref.slice(prefix.length), "components.parameters");
}

/** The schema of the request body, whatever its media type. */
export function requestSchemaOf(operation: JsonObject): JsonObject | undefined {
  const body = operation.requestBody;
  const content = isObject(body) ? body.content : undefined;
  if (!isObject(content)) return undefined;
  const media = Object.values(content).find(isObject);
  return media && isObject(media.schema) ? media.schema : undefined;
}
