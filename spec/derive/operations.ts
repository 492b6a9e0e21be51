import { toPointer } from "./derive-error.ts";
import { getObject, isObject, type JsonObject } from "./json.ts";

const METHODS = ["get", "put", "post", "delete", "patch"];

export interface Operation {
  readonly id: string;
  readonly path: string;
  readonly pointer: string;
  readonly node: JsonObject;
  readonly parameters: JsonObject[];
}

/** The operations that clients call; webhooks are left out. */
export function getOperations(document: JsonObject): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(getObject(document, "paths", "document"))) {
    if (!isObject(item)) continue;
    for (const method of METHODS) {
      const node = item[method];
      if (!isObject(node)) continue;
      const id = typeof node.operationId === "string" ? node.operationId : `${method} ${path}`;
      operations.push({
        id,
        path,
        pointer: toPointer("paths", path, method),
        node,
        parameters: getParameters(item, document).concat(getParameters(node, document)),
      });
    }
  }
  return operations;
}

function getParameters(holder: JsonObject, document: JsonObject): JsonObject[] {
  const parameters = holder.parameters;
  if (!Array.isArray(parameters)) return [];
  return parameters.filter(isObject).map((parameter) => resolveParameter(parameter, document));
}

function resolveParameter(parameter: JsonObject, document: JsonObject): JsonObject {
  const ref = parameter.$ref;
  const prefix = "#/components/parameters/";
  if (typeof ref !== "string" || !ref.startsWith(prefix)) return parameter;
  const components = getObject(document, "components", "document");
  return getObject(
    getObject(components, "parameters", "components"),
    ref.slice(prefix.length),
    "components.parameters",
  );
}

/** The schema of the request body, for any media type. */
export function getRequestSchema(operation: JsonObject): JsonObject | undefined {
  const body = operation.requestBody;
  const content = isObject(body) ? body.content : undefined;
  if (!isObject(content)) return undefined;
  const media = Object.values(content).find(isObject);
  return media && isObject(media.schema) ? media.schema : undefined;
}
