import type { Json, JsonObject } from "../../../scripts/schema/json.ts";
import { formatPointer } from "../../../scripts/schema/json.ts";

/** A document that has a text in every place that takes one. */
export function makeHostileDocument(text: string): JsonObject {
  const about = { title: text, description: text, "x-note": text };
  const ref = (section: string): JsonObject => ({
    $ref: `#${formatPointer(["components", section, text]).replaceAll("%", "%25")}`,
  });
  const example: JsonObject = { [text]: text, list: [text] };
  const schema: JsonObject = {
    ...about,
    type: "object",
    required: [text],
    properties: {
      [text]: { type: "string", ...about, default: text, example: text, pattern: toPattern(text), format: text },
      from: { ...about, enum: [text, `${text}2`] },
      kind: { ...about, const: text },
      plain: { type: "integer", ...about, minimum: 1 },
      child: ref("schemas"),
      [`${text}2`]: { type: "object", ...about, properties: { [text]: { enum: [text] } } },
    },
    patternProperties: { [toPattern(text)]: { type: "string" } },
    dependentRequired: { [text]: [text] },
    additionalProperties: { type: "string", ...about },
    default: example,
    example,
    $comment: text,
    externalDocs: { url: text, description: text },
    xml: { name: text },
  };
  const parameters: Json[] = ["query", "header", "cookie"].map((place) => ({
    name: place === "query" ? text : `${place} ${text}`,
    in: place,
    description: text,
    required: true,
    example: text,
    schema: { type: "string", enum: [text], default: text, description: text },
  }));
  const content = (mediaType: string): JsonObject => ({
    [mediaType]: { schema, examples: { [text]: { summary: text, description: text, value: example } } },
  });
  const responses: JsonObject = {
    "200": {
      description: text,
      headers: { [text]: { description: text, required: true, schema: { type: "string", example: text } } },
      content: { ...content("application/json"), [`text/${text}`]: { schema: { type: "string", example: text } } },
      links: { [text]: { operationId: text, description: text } },
    },
    "400": ref("responses"),
    default: { description: text },
  };
  const operation = (id: string, more: JsonObject): JsonObject => ({
    ...{
      operationId: id,
      summary: text,
      description: text,
      tags: [text],
      externalDocs: { url: text, description: text },
    },
    ...{ "x-note": text, [`x-${text}`]: example, security: [{ [text]: [text] }, { [`${text}2`]: [] }], responses },
    ...more,
  });
  const body = (mediaType: string): JsonObject => ({ description: text, required: true, content: content(mediaType) });
  return {
    openapi: "3.1.0",
    info: {
      ...about,
      ...{ version: text, summary: text, termsOfService: text },
      ...{ contact: { name: text, url: text, email: text }, license: { name: text, url: text } },
    },
    servers: [
      { url: `https://example.com/${text}`, description: text },
      { url: `https://${text}.example.com`, description: text },
      {
        url: `https://{${text}}.example.com/{b}`,
        variables: { [text]: { default: text, enum: [text], description: text }, b: { default: text } },
      },
    ],
    tags: [{ name: text, description: text, externalDocs: { url: text, description: text } }],
    externalDocs: { url: text, description: text },
    paths: {
      [`/${text}/{id}`]: {
        summary: text,
        description: text,
        parameters: [
          { name: "id", in: "path", required: true, description: text, example: text, schema: { type: "string" } },
        ],
        get: operation(text, { parameters }),
        post: operation(`${text}2`, {
          requestBody: body("application/json"),
          callbacks: { [text]: { [text]: { post: operation(`${text}3`, { requestBody: body("application/json") }) } } },
        }),
        put: operation(`${text}4`, { requestBody: body("multipart/form-data") }),
        patch: operation(`${text}5`, { requestBody: body(`application/${text}+json`) }),
        delete: operation(`${text}6`, {
          parameters: [ref("parameters")],
          requestBody: ref("requestBodies"),
          ...{ deprecated: true, "x-successor": text, "x-deprecation-info": text, "x-sunset": text },
        }),
      },
    },
    webhooks: { [text]: { post: operation(`${text}7`, { requestBody: body("application/json") }) } },
    components: {
      schemas: {
        [text]: schema,
        [`${text}2`]: {
          oneOf: [ref("schemas"), { type: "string", enum: [text] }],
          discriminator: { propertyName: text, mapping: { [text]: ref("schemas").$ref ?? "" } },
        },
        [`${text}3`]: { type: "array", items: { enum: [text, null, 1] }, description: text },
        [`${text}4`]: { type: "string", description: text, enum: [text] },
      },
      responses: { [text]: { description: text, content: content("application/json") } },
      parameters: {
        [text]: { name: text, in: "query", schema: { type: "object", properties: { [text]: { type: "string" } } } },
      },
      requestBodies: { [text]: body("application/x-www-form-urlencoded") },
      examples: { [text]: { summary: text, value: example } },
      headers: { [text]: { schema: { type: "string" } } },
      securitySchemes: {
        [text]: { type: "apiKey", in: "header", name: text, description: text },
        [`${text}2`]: { type: "http", scheme: text, bearerFormat: text, description: text },
        [`${text}3`]: {
          type: "oauth2",
          description: text,
          flows: { clientCredentials: { tokenUrl: text, scopes: { [text]: text } } },
        },
      },
    },
    [`x-${text}`]: text,
  };
}

/** A pattern that matches the text and has all its characters. */
const toPattern = (text: string): string => `^${text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$`;
