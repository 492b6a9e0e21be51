import { type NodePath, pathTo } from "../document/problems.ts";
import { followRef } from "../document/walk-document.ts";
import { essenceOf } from "../runtime/media-type.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";
import { findExample, findExampleItems } from "./examples.ts";
import { findFiles, withoutFileSchemas } from "./form-files.ts";
import type { BodyKind, FileRules, FormField, Header, Media, RequestBody, Response } from "./model.ts";
import { contentSchema, type ReadContext, toShape } from "./parameters.ts";
import { streamRow } from "./streams.ts";

type Side = "request" | "response";

export function readBody(
  node: Json | undefined,
  owner: string,
  side: Side,
  context: ReadContext,
): RequestBody | undefined {
  if (node === undefined) return undefined;
  const body = followRef(context.document, node);
  const media = readContent(body.content, `${owner}.body`, side, context);
  return media.length > 0 ? { required: body.required === true, media } : undefined;
}

/** `4xx` → `4XX`. */
export const normaliseStatus = (status: string): string =>
  /^default$/i.test(status) ? "default" : status.startsWith("x-") ? status : status.toUpperCase();

export function readResponses(
  node: Json | undefined,
  owner: string,
  at: NodePath,
  side: Side,
  context: ReadContext,
): Response[] {
  const responses: Response[] = [];
  for (const [status, entry] of Object.entries(asObject(node))) {
    if (status.startsWith("x-")) continue;
    const here = pathTo(at, status);
    if (!/^([1-5]\d\d|[1-5]XX|default)$/i.test(status)) {
      context.problems.error(here, {
        rule: "valid-status",
        message: `${status} is not a status.`,
        fix: "use a number from 100 to 599, 1XX to 5XX, or default",
      });
      continue;
    }
    const response = followRef(context.document, entry);
    const name = `${owner}.${status}`;
    responses.push({
      status: normaliseStatus(status),
      description: typeof response.description === "string" ? response.description : "",
      headers: readHeaders(response.headers, name, side, context),
      media: readContent(response.content, name, side, context),
    });
  }
  return responses;
}

function readHeaders(node: Json | undefined, owner: string, side: Side, context: ReadContext): Header[] {
  return Object.entries(asObject(node))
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name, entry]) => {
      const header = followRef(context.document, entry);
      const schema = isSchema(header.schema) ? header.schema : (contentSchema(header) ?? true);
      return {
        name,
        required: header.required === true,
        automatic: header["x-automatic"] === true,
        explode: header.explode === true,
        json: !isSchema(header.schema) && contentSchema(header) !== undefined,
        schema: context.validatorSchemas.addInline(schema, side, `${owner}.header.${name}`),
        described: schema,
        example: (make) => findExample({ ...header, schema }, context.document, make),
      };
    });
}

function readContent(node: Json | undefined, owner: string, side: Side, context: ReadContext): Media[] {
  return Object.entries(asObject(node))
    .filter(([type]) => !type.startsWith("x-"))
    .map(([type, entry]) => readMedia(type, followRef(context.document, entry), owner, side, context));
}

function readMedia(type: string, media: JsonObject, owner: string, side: Side, context: ReadContext): Media {
  const stream = streamRow(media);
  const kind = stream === undefined ? bodyKind(type) : "stream";
  const described = stream === undefined ? media.schema : media.itemSchema;
  const schema = isSchema(described) ? described : undefined;
  const name = `${owner}.${type}`;
  const isForm = kind === "form" || kind === "multipart";
  const fields = isForm && schema !== undefined ? readFields(schema, media.encoding, kind, context) : [];
  return {
    type,
    kind,
    schema: addValidatorSchema(schema, kind, name, side, context),
    described: schema,
    fields,
    ...(stream !== undefined && { stream }),
    // Bytes cannot be written into the document.
    example: (make) => {
      if (kind === "bytes") return undefined;
      return stream === undefined
        ? findExample(media, context.document, make, type)
        : findExampleItems(type, media, context.document, make);
    },
  };
}

/** Adds the schema that validates a body. Bytes cannot be validated, and text only by the schema of a string. */
function addValidatorSchema(
  schema: Schema | undefined,
  kind: Media["kind"],
  name: string,
  side: Side,
  context: ReadContext,
): string | undefined {
  if (schema === undefined || kind === "bytes") return undefined;
  if (kind === "text") {
    const shape = toShape(schema, context.schemas);
    return shape.kind === "scalar" && shape.types.includes("string")
      ? context.validatorSchemas.addInline(schema, side, name)
      : undefined;
  }
  return context.validatorSchemas.addInline(
    kind === "multipart" ? withoutFileSchemas(schema, context.schemas) : schema,
    side,
    name,
  );
}

/** The fields of a form are written like query parameters, each in the style of its encoding. */
function readFields(
  schema: Schema,
  encoding: Json | undefined,
  kind: Media["kind"],
  context: ReadContext,
): FormField[] {
  const shape = toShape(schema, context.schemas);
  if (shape.kind !== "object") return [];
  const encodings = asObject(encoding);
  const files = kind === "multipart" ? findFiles(schema, encoding, context.schemas) : new Map<string, FileRules>();
  return Object.entries(shape.properties).map(([name, field]) => {
    const fieldEncoding = asObject(encodings[name]);
    const json =
      typeof fieldEncoding.contentType === "string"
        ? /json/.test(fieldEncoding.contentType)
        : kind === "multipart" && field.kind === "object";
    const style = typeof fieldEncoding.style === "string" ? fieldEncoding.style : "form";
    return {
      name,
      style,
      explode: typeof fieldEncoding.explode === "boolean" ? fieldEncoding.explode : style === "form",
      allowReserved: fieldEncoding.allowReserved === true,
      json: json && !files.has(name),
      file: files.get(name),
      shape: json && !files.has(name) ? { kind: "any" } : field,
    };
  });
}

/** How a body of a media type is parsed. */
function bodyKind(mediaType: string): BodyKind {
  const type = essenceOf(mediaType);
  if (/^application\/json$|\+json$|^text\/json$/.test(type)) return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type === "multipart/form-data") return "multipart";
  if (type.startsWith("text/")) return "text";
  return "bytes";
}
