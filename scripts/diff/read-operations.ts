import { followPathItemRef, followRef } from "../ir/document.ts";
import { operationName } from "../ir/names.ts";
import type { Schema } from "../ir/schema.ts";
import { isSchema } from "../ir/schema.ts";
import { HTTP_METHODS } from "../pipeline/grammar.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";

/** An operation, webhook or callback with every $ref but those of schemas followed. */
export interface ApiOperation {
  readonly id: string;
  readonly isWebhook: boolean;
  /** `POST /pets/{}`: what makes two operations the same one, whatever they are called. */
  readonly key: string;
  /** `POST /pets/{petId}`. */
  readonly address: string;
  /** Where it stands in the document, such as `#/paths/~1pets/post`. */
  readonly segments: readonly string[];
  readonly node: JsonObject;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | undefined;
  readonly responses: readonly ApiResponse[];
  /** Alternatives; each a list of `scheme` or `scheme:scope`. */
  readonly security: readonly (readonly string[])[];
}

export interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** How it is written into the request. */
  readonly writing: string;
  readonly schema: Schema;
}

export interface ApiBody {
  readonly required: boolean;
  readonly media: ReadonlyMap<string, Schema>;
}

export interface ApiResponse {
  readonly status: string;
  readonly media: ReadonlyMap<string, Schema>;
  readonly headers: readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[];
}

export function readOperations(document: JsonObject): ApiOperation[] {
  const items = (holder: string): [string, Json][] =>
    Object.entries(isObject(document[holder]) ? document[holder] : {});
  return [
    ...items("paths").flatMap(([path, item]) => itemOperations(document, ["paths", path], item, false)),
    ...items("webhooks").flatMap(([name, item]) => itemOperations(document, ["webhooks", name], item, true)),
  ];
}

function itemOperations(
  document: JsonObject,
  segments: readonly string[],
  item: Json,
  isWebhook: boolean,
): ApiOperation[] {
  const node = followPathItemRef(document, item);
  return HTTP_METHODS.flatMap((method) => {
    const operation = node[method];
    if (!isObject(operation)) return [];
    const own = readOperation(document, [...segments, method], operation, node, isWebhook);
    return [own, ...callbacksOf(document, own)];
  });
}

function callbacksOf(document: JsonObject, owner: ApiOperation): ApiOperation[] {
  return Object.entries(isObject(owner.node.callbacks) ? owner.node.callbacks : {}).flatMap(([name, callback]) =>
    Object.entries(followRef(document, callback)).flatMap(([expression, item]) =>
      expression.startsWith("x-")
        ? []
        : itemOperations(document, [...owner.segments, "callbacks", name, expression], item, true),
    ),
  );
}

function readOperation(
  document: JsonObject,
  segments: readonly string[],
  node: JsonObject,
  item: JsonObject,
  isWebhook: boolean,
): ApiOperation {
  const [path = "", method = ""] = segments.slice(-2);
  const address = isWebhook
    ? `${segments[0] === "webhooks" ? "webhook" : "callback"} ${path}`
    : `${method.toUpperCase()} ${path}`;
  return {
    id:
      typeof node.operationId === "string" && node.operationId !== ""
        ? node.operationId
        : named(method, path, isWebhook),
    isWebhook,
    key: [...(isWebhook ? segments : [method.toUpperCase(), path])].join(" ").replaceAll(/\{[^}]*\}/g, "{}"),
    address,
    segments,
    node,
    parameters: readParameters(document, [node.parameters, item.parameters]),
    body: readBody(document, node.requestBody),
    responses: readResponses(document, node.responses),
    security: readSecurity(isWebhook ? [] : (node.security ?? document.security)),
  };
}

const named = (method: string, path: string, isWebhook: boolean): string =>
  isWebhook ? path : operationName(method, path);

function readParameters(document: JsonObject, lists: readonly (Json | undefined)[]): ApiParameter[] {
  const found = new Map<string, ApiParameter>();
  for (const entry of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const node = followRef(document, entry);
    const name = String(node.name);
    const place = String(node.in);
    const key = `${place} ${place === "header" ? name.toLowerCase() : name}`;
    const [media] = Object.entries(isObject(node.content) ? node.content : {});
    if (found.has(key)) continue;
    found.set(key, {
      name,
      in: place,
      required: node.required === true,
      deprecated: node.deprecated === true,
      writing: media ? media[0] : writingOf(node, place),
      schema: media ? schemaOf(media[1]) : schemaOf(node),
    });
  }
  return [...found.values()];
}

function writingOf(node: JsonObject, place: string): string {
  const style =
    typeof node.style === "string" ? node.style : place === "query" || place === "cookie" ? "form" : "simple";
  const explode = typeof node.explode === "boolean" ? node.explode : style === "form";
  return `${style}${explode ? ", exploded" : ""}`;
}

function readBody(document: JsonObject, node: Json | undefined): ApiBody | undefined {
  if (node === undefined) return undefined;
  const body = followRef(document, node);
  return { required: body.required === true, media: mediaOf(document, body.content) };
}

function readResponses(document: JsonObject, node: Json | undefined): ApiResponse[] {
  return Object.entries(isObject(node) ? node : {})
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, entry]) => {
      const response = followRef(document, entry);
      const headers = Object.entries(isObject(response.headers) ? response.headers : {}).map(([name, header]) => {
        const own = followRef(document, header);
        return { name, required: own.required === true, schema: schemaOf(own) };
      });
      return {
        status: status === "default" ? status : status.toUpperCase(),
        media: mediaOf(document, response.content),
        headers,
      };
    });
}

const mediaOf = (document: JsonObject, content: Json | undefined): Map<string, Schema> =>
  new Map(
    Object.entries(isObject(content) ? content : {}).map(([type, media]) => [
      (type.split(";")[0] ?? type).trim().toLowerCase(),
      schemaOf(followRef(document, media)),
    ]),
  );

const schemaOf = (holder: Json | undefined): Schema =>
  isObject(holder) && isSchema(holder.schema) ? holder.schema : true;

function readSecurity(node: Json | undefined): string[][] {
  return (Array.isArray(node) ? node : []).filter(isObject).map((requirement) =>
    Object.entries(requirement)
      .flatMap(([scheme, scopes]) =>
        Array.isArray(scopes) && scopes.length > 0 ? scopes.map((scope) => `${scheme}:${String(scope)}`) : [scheme],
      )
      .sort(),
  );
}
