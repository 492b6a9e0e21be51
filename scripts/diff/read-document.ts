import { loadBundle } from "../document/bundle.ts";
import { operationName } from "../document/names.ts";
import { listPathOperations, type PathOperation } from "../document/path-operations.ts";
import type { Problem } from "../document/problem.ts";
import { Problems } from "../document/problems.ts";
import { followPathItemRef, followRef } from "../document/walk-document.ts";
import { getSchemas, normalise } from "../model/normalise.ts";
import { readPagination } from "../model/pagination.ts";
import { isRepeatable } from "../model/repeatable.ts";
import { streamRow } from "../model/streams.ts";
import type { Deprecation } from "../runtime/deprecation.ts";
import { parseBigints, withBigints, writeExact } from "../runtime/exact-json.ts";
import { normaliseMediaType } from "../runtime/media-type.ts";
import type { PageRow } from "../runtime/pagination.ts";
import { canonicalJson } from "../schema/canonical.ts";
import { findDeprecation } from "../schema/deprecation.ts";
import { asArray, asObject, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";

/** A document prepared for comparison: bundled, and in the same form for every version of OpenAPI. */
export interface ApiDocument {
  readonly file: string;
  readonly title: string;
  readonly version: string;
  /** The document before it was normalised. */
  readonly bundled: JsonObject;
  readonly document: JsonObject;
  readonly schemas: JsonObject;
  readonly operations: readonly ApiOperation[];
  /** The whole document without its version; equal texts mean that nothing changed. */
  readonly text: string;
}

/** An operation, webhook or callback. All $refs are followed except those of schemas. */
export interface ApiOperation {
  readonly id: string;
  readonly isWebhook: boolean;
  /** The path, the name of the webhook, or the expression of the callback. */
  readonly path: string;
  /** `POST /pets/{}`: operations with the same key are the same operation, even if their ids differ. */
  readonly key: string;
  readonly deprecation: Deprecation | undefined;
  /** `POST /pets/{petId}`. */
  readonly address: string;
  /** The place in the document, such as `paths`, `/pets`, `post`. */
  readonly segments: readonly string[];
  readonly node: JsonObject;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | undefined;
  readonly responses: readonly ApiResponse[];
  /** How it gives a list in pages, if it does. */
  readonly pages: PageRow | undefined;
  /** Whether clients may repeat a call, because executing it twice does no harm. */
  readonly isRepeatable: boolean;
  /** The servers of the operation or of its path; undefined: those of the API. */
  readonly servers: Json | undefined;
  /** Alternatives; each is a list of what a call must have all at once. */
  readonly security: readonly (readonly ApiRequirement[])[];
}

/** A security scheme, or one of its scopes. */
export interface ApiRequirement {
  readonly scheme: string;
  readonly scope?: string;
}

/** How a value is written. */
export interface Serialization {
  /** The style, such as `form`, or the media type. */
  readonly style: string;
  readonly isExploded: boolean;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly deprecation: Deprecation | undefined;
  readonly serialization: Serialization;
  readonly allowEmptyValue: boolean;
  readonly allowReserved: boolean;
  readonly schema: Schema;
}

/** Schemas by media type. */
export type ApiContent = ReadonlyMap<string, Schema>;

export interface ApiBody {
  readonly required: boolean;
  readonly content: ApiContent;
  /** How the fields of a form are sent. */
  readonly encodings: ReadonlyMap<string, JsonObject>;
}

export interface ApiHeader {
  readonly name: string;
  readonly required: boolean;
  readonly deprecation: Deprecation | undefined;
  readonly serialization: Serialization;
  readonly schema: Schema;
}

export interface ApiResponse {
  readonly status: string;
  readonly content: ApiContent;
  readonly headers: readonly ApiHeader[];
}

/** With `plugin` the document is completed as the generator does it; a bundled document needs no plug-in. */
export async function readDocument(
  file: string,
  plugin?: string,
  refFolders: readonly string[] = [],
): Promise<ApiDocument & { readonly slips: readonly Problem[] }> {
  const bundle = await loadBundle(file, plugin, refFolders);
  return { ...prepareDocument(file, bundle.document, bundle.place), slips: bundle.slips };
}

export function prepareDocument(file: string, given: JsonObject, place: (pointer: string) => string): ApiDocument {
  const bundled = withBigints(given) as JsonObject;
  const text = writeExact(bundled);
  const document = parseBigints(text) as JsonObject;
  // Lenient, because the problems of a document are reported when it is generated.
  normalise(document, text, new Problems(place));
  const info = asObject(document.info);
  return {
    file,
    title: String(info.title ?? ""),
    version: String(info.version ?? ""),
    bundled,
    document,
    schemas: getSchemas(document),
    operations: readOperations(document),
    text: canonicalJson({ ...bundled, info: { ...info, version: null } }),
  };
}

type Segments = readonly string[];

function readOperations(document: JsonObject): ApiOperation[] {
  return [
    ...listMembers(document.paths).flatMap(([path, item]) => readPathItem(document, ["paths", path], item, false)),
    ...listMembers(document.webhooks).flatMap(([name, item]) => readPathItem(document, ["webhooks", name], item, true)),
  ];
}

function readPathItem(document: JsonObject, segments: Segments, item: Json, isWebhook: boolean): ApiOperation[] {
  const pathItem = followPathItemRef(document, item);
  return listPathOperations(pathItem).flatMap((listed) => {
    const operation = readOperation(document, segments, listed, pathItem, isWebhook);
    return [operation, ...readCallbacks(document, operation)];
  });
}

function readCallbacks(document: JsonObject, { node, segments }: ApiOperation): ApiOperation[] {
  return listMembers(node.callbacks).flatMap(([name, callback]) =>
    listMembers(followRef(document, callback))
      .filter(([expression]) => !expression.startsWith("x-"))
      .flatMap(([expression, item]) =>
        readPathItem(document, [...segments, "callbacks", name, expression], item, true),
      ),
  );
}

function readOperation(
  document: JsonObject,
  itemSegments: Segments,
  { method, keys, node }: PathOperation,
  pathItem: JsonObject,
  isWebhook: boolean,
): ApiOperation {
  const path = itemSegments.at(-1) ?? "";
  const segments = [...itemSegments, ...keys];
  const httpAddress = `${method.toUpperCase()} ${path}`;
  const defaultId = isWebhook ? path : operationName(method, path);
  const id = typeof node.operationId === "string" && node.operationId !== "" ? node.operationId : defaultId;
  const parameters = readParameters(document, [node.parameters, pathItem.parameters]);
  const context = { document, schemas: getSchemas(document) };
  return {
    id,
    isWebhook,
    path,
    key: (isWebhook ? segments.join(" ") : httpAddress).replaceAll(/\{[^}]*\}/g, "{}"),
    address: isWebhook ? `${segments[0] === "webhooks" ? "webhook" : "callback"} ${path}` : httpAddress,
    segments,
    node,
    deprecation: findDeprecation([node]),
    parameters,
    body: readBody(document, node.requestBody),
    responses: readResponses(document, node.responses),
    pages: isWebhook ? undefined : readPagination({ id, method, node, parameters }, context),
    isRepeatable: !isWebhook && isRepeatable(method, node),
    servers: node.servers ?? pathItem.servers,
    security: readSecurity(isWebhook ? [] : (node.security ?? document.security)),
  };
}

function readParameters(document: JsonObject, lists: readonly (Json | undefined)[]): ApiParameter[] {
  const found = new Map<string, ApiParameter>();
  for (const entry of lists.flatMap((list) => asArray(list))) {
    const node = followRef(document, entry);
    const name = String(node.name);
    const location = String(node.in);
    const key =
      location === "querystring" ? location : `${location} ${location === "header" ? name.toLowerCase() : name}`;
    if (found.has(key)) continue;
    found.set(key, {
      name,
      in: location,
      required: node.required === true,
      deprecation: findDeprecation([node]),
      allowEmptyValue: node.allowEmptyValue === true,
      allowReserved: node.allowReserved === true,
      ...readValue(node, location),
    });
  }
  return [...found.values()];
}

/** The value of a parameter or header, which has a style and a schema, or one media type. */
function readValue(node: JsonObject, location: string): Pick<ApiParameter, "serialization" | "schema"> {
  const [content] = listMembers(node.content);
  if (content)
    return {
      serialization: { style: normaliseMediaType(content[0]), isExploded: false },
      schema: readSchema(content[1]),
    };
  const isForm = location === "query" || location === "cookie";
  return { serialization: readSerialization(node, isForm ? "form" : "simple"), schema: readSchema(node) };
}

export function readSerialization({ style: stated, explode }: JsonObject, defaultStyle: string): Serialization {
  const style = typeof stated === "string" ? stated : defaultStyle;
  return { style, isExploded: typeof explode === "boolean" ? explode : style === "form" || style === "cookie" };
}

function readBody(document: JsonObject, node: Json | undefined): ApiBody | undefined {
  if (node === undefined) return undefined;
  const body = followRef(document, node);
  const encodings = listMembers(body.content).map(
    ([type, media]) => [normaliseMediaType(type), asObject(followRef(document, media).encoding)] as const,
  );
  return {
    required: body.required === true,
    content: readContent(document, body.content),
    encodings: new Map(encodings),
  };
}

function readResponses(document: JsonObject, node: Json | undefined): ApiResponse[] {
  return listMembers(node)
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, entry]) => {
      const response = followRef(document, entry);
      return {
        status: status === "default" ? status : status.toUpperCase(),
        content: readContent(document, response.content),
        headers: listMembers(response.headers).map(([name, value]) => {
          const header = followRef(document, value);
          const deprecation = findDeprecation([header]);
          return { name, required: header.required === true, deprecation, ...readValue(header, "header") };
        }),
      };
    });
}

const readContent = (document: JsonObject, content: Json | undefined): ApiContent =>
  new Map(
    listMembers(content).map(([type, media]) => [normaliseMediaType(type), readSchema(followRef(document, media))]),
  );

/** A stream counts as the list of its items. */
function readSchema(holder: Json | undefined): Schema {
  if (!isObject(holder)) return true;
  const { schema, itemSchema } = holder;
  if (streamRow(holder) !== undefined && isSchema(itemSchema)) return { type: "array", items: itemSchema };
  return isSchema(schema) ? schema : true;
}

function readSecurity(node: Json | undefined): ApiRequirement[][] {
  return asArray(node)
    .filter(isObject)
    .map((requirement) =>
      Object.entries(requirement).flatMap(([scheme, scopes]): ApiRequirement[] =>
        Array.isArray(scopes) && scopes.length > 0
          ? scopes.map((scope) => ({ scheme, scope: String(scope) }))
          : [{ scheme }],
      ),
    );
}
