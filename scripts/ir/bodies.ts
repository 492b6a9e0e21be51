import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { bodyKind } from "./media.ts";
import type { FormField, Header, Media, RequestBody, Response } from "./model.ts";
import { contentSchema, type ReadContext } from "./parameters.ts";
import { type Path, step } from "./path.ts";
import { resolved } from "./resolve.ts";
import { isSchema, refName, type Schema } from "./schema.ts";
import { shapeOf } from "./shape.ts";

type Side = "request" | "response";

export function readBody(
  node: Json | undefined,
  owner: string,
  side: Side,
  context: ReadContext,
): RequestBody | undefined {
  if (node === undefined) return undefined;
  const body = resolved(context.document, node);
  const media = readContent(body.content, `${owner}.body`, side, context);
  return media.length > 0 ? { required: body.required === true, media } : undefined;
}

/** `4xx` is written `4XX`. */
export const standardStatus = (status: string): string =>
  /^default$/i.test(status) ? "default" : status.startsWith("x-") ? status : status.toUpperCase();

export function readResponses(
  node: Json | undefined,
  owner: string,
  at: Path,
  side: Side,
  context: ReadContext,
): Response[] {
  const responses: Response[] = [];
  for (const [status, entry] of Object.entries(isObject(node) ? node : {})) {
    if (status.startsWith("x-")) continue;
    const here = step(at, status);
    if (!/^([1-5]\d\d|[1-5]XX|default)$/i.test(status)) {
      context.problems.cannot(here, `${status} is not a status: a number from 100 to 599, 1XX to 5XX, or default`);
      continue;
    }
    const response = resolved(context.document, entry);
    const name = `${owner}.${status}`;
    responses.push({
      status: standardStatus(status),
      description: typeof response.description === "string" ? response.description : "",
      headers: readHeaders(response.headers, name, side, context),
      media: readContent(response.content, name, side, context),
    });
  }
  return responses;
}

function readHeaders(node: Json | undefined, owner: string, side: Side, context: ReadContext): Header[] {
  return Object.entries(isObject(node) ? node : {})
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name, entry]) => {
      const header = resolved(context.document, entry);
      const schema = isSchema(header.schema) ? header.schema : (contentSchema(header) ?? true);
      return {
        name,
        required: header.required === true,
        automatic: header["x-automatic"] === true,
        explode: header.explode === true,
        json: !isSchema(header.schema) && contentSchema(header) !== undefined,
        schema: context.registry.inline(schema, side, `${owner}.header.${name}`),
      };
    });
}

function readContent(node: Json | undefined, owner: string, side: Side, context: ReadContext): Media[] {
  return Object.entries(isObject(node) ? node : {})
    .filter(([type]) => !type.startsWith("x-"))
    .map(([type, entry]) => readMedia(type, resolved(context.document, entry), owner, side, context));
}

function readMedia(type: string, media: JsonObject, owner: string, side: Side, context: ReadContext): Media {
  const kind = bodyKind(type);
  const schema = isSchema(media.schema) ? media.schema : undefined;
  const name = `${owner}.${type}`;
  const isForm = kind === "form" || kind === "multipart";
  const fields = isForm && schema !== undefined ? readFields(schema, media.encoding, kind, context) : [];
  return { type, kind, schema: validated(schema, kind, name, side, context), fields };
}

/** Bytes are not JSON: nothing the document says of their inside can be checked here. Text can, if it is said of a string. */
function validated(
  schema: Schema | undefined,
  kind: Media["kind"],
  name: string,
  side: Side,
  context: ReadContext,
): string | undefined {
  if (schema === undefined || kind === "bytes") return undefined;
  if (kind === "text") {
    const shape = shapeOf(schema, context.schemas);
    return shape.kind === "scalar" && shape.types.includes("string")
      ? context.registry.inline(schema, side, name)
      : undefined;
  }
  return context.registry.inline(kind === "multipart" ? withFilesOpen(schema, context.schemas) : schema, side, name);
}

/** In a multipart body a file is not a string but a part of its own: any value will do in its place. */
function withFilesOpen(schema: Schema, schemas: JsonObject, depth = 0): Schema {
  if (!isObject(schema) || depth > 4) return schema;
  const name = refName(schema.$ref);
  if (name !== undefined) return withFilesOpen(schemas[name] as Schema, schemas, depth + 1);
  if (isFile(schema)) return remarksOf(schema);
  const open = (child: Json): Json => withFilesOpen(child as Schema, schemas, depth + 1);
  const copy = { ...schema };
  if (isObject(copy.properties))
    copy.properties = Object.fromEntries(Object.entries(copy.properties).map(([key, child]) => [key, open(child)]));
  if (isSchema(copy.items)) copy.items = open(copy.items);
  if (Array.isArray(copy.allOf)) copy.allOf = copy.allOf.map(open);
  return copy;
}

/** What is said of a missing or surplus file is kept: its code and its message. */
function remarksOf(schema: JsonObject): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => keyword === "x-code" || keyword === "x-message");
  return kept.length > 0 ? Object.fromEntries(kept) : true;
}

/** 3.0 marks a file with `format: binary`, 3.1 with a content type and no JSON type. */
export const isFile = (schema: JsonObject): boolean =>
  schema.format === "binary" || (typeof schema.contentMediaType === "string" && schema.contentEncoding === undefined);

/** The fields of a form are written like query parameters, each as its encoding says. */
function readFields(
  schema: Schema,
  encoding: Json | undefined,
  kind: Media["kind"],
  context: ReadContext,
): FormField[] {
  const shape = shapeOf(schema, context.schemas);
  if (shape.kind !== "object") return [];
  const encodings = isObject(encoding) ? encoding : {};
  const files = kind === "multipart" ? filesIn(schema, context.schemas) : new Set<string>();
  return Object.entries(shape.properties).map(([name, field]) => {
    const how = isObject(encodings[name]) ? encodings[name] : {};
    const json =
      typeof how.contentType === "string"
        ? /json/.test(how.contentType)
        : kind === "multipart" && field.kind === "object";
    const style = typeof how.style === "string" ? how.style : "form";
    return {
      name,
      style,
      explode: typeof how.explode === "boolean" ? how.explode : style === "form",
      allowReserved: how.allowReserved === true,
      json: json && !files.has(name),
      file: files.has(name),
      shape: json && !files.has(name) ? { kind: "any" } : field,
    };
  });
}

/** The properties of a multipart body that are files, or lists of files. */
function filesIn(schema: Schema, schemas: JsonObject, depth = 0): Set<string> {
  const names = new Set<string>();
  const node = followed(schema, schemas);
  if (!isObject(node) || depth > 4) return names;
  for (const [name, entry] of Object.entries(isObject(node.properties) ? node.properties : {})) {
    const property = followed(entry as Schema, schemas);
    const one = isObject(property) && isSchema(property.items) ? followed(property.items, schemas) : property;
    if (isObject(one) && isFile(one)) names.add(name);
  }
  for (const part of Array.isArray(node.allOf) ? node.allOf : [])
    for (const name of filesIn(part as Schema, schemas, depth + 1)) names.add(name);
  return names;
}

function followed(schema: Schema, schemas: JsonObject, depth = 0): Schema {
  const name = isObject(schema) ? refName(schema.$ref) : undefined;
  return name === undefined || depth > 4 ? schema : followed(schemas[name] as Schema, schemas, depth + 1);
}
