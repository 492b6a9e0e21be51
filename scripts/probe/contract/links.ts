import { at, followed, formatPointer, isObject, type Json, type JsonObject, parsePointer } from "../../schema/json.ts";

/** What an answer says of the next request. */
export interface Link {
  /** The status of the answer, as the document writes it. */
  readonly status: string;
  /** The id of the operation that it leads to. */
  readonly operation: string;
  readonly parameters: JsonObject;
  readonly requestBody: Json | undefined;
}

/** The links of the response at a place of the document. */
export function readLinks(document: JsonObject, status: string, response: string): Link[] {
  const links = at(document, `${response}/links`);
  return Object.keys(isObject(links) ? links : {}).flatMap((name) => {
    const link = at(document, followed(document, `${response}/links${formatPointer([name])}`));
    if (!isObject(link)) return [];
    const operation = targetOf(document, link);
    const parameters = isObject(link.parameters) ? link.parameters : {};
    return operation === undefined ? [] : [{ status, operation, parameters, requestBody: link.requestBody }];
  });
}

function targetOf(document: JsonObject, { operationId, operationRef }: JsonObject): string | undefined {
  if (typeof operationId === "string") return operationId;
  if (typeof operationRef !== "string" || !operationRef.startsWith("#")) return undefined;
  const [, path = "", ...keys] = parsePointer(operationRef);
  const target = at(document, formatPointer(["paths", path, ...keys]));
  if (!isObject(target)) return undefined;
  return typeof target.operationId === "string" ? target.operationId : `${keys.at(-1)?.toUpperCase()} ${path}`;
}
