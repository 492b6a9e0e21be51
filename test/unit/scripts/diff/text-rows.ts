import type { ApiDocument } from "../../../../scripts/diff/read-document.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { newApi, withOperation, withRequest } from "./diff-lines.ts";

type Text = Json | undefined;
/** The member with the text, or none. */
const at = (key: string, text: Text): JsonObject => (text === undefined ? {} : { [key]: text });
export const info = (key: string) => (text: Text) =>
  newApi({ info: { title: "Pets", version: "1.0.0", ...at(key, text) } });
export const operation = (key: string) => (text: Text) => withOperation(at(key, text));
const path = (members: JsonObject): ApiDocument =>
  newApi({ paths: { "/pets/{id}": { get: { operationId: "getPet" }, ...members } } });
const parameter = (key: string) => (text: Text) =>
  withOperation({ parameters: [{ name: "q", in: "query", schema: {}, ...at(key, text) }] });
const response = (members: JsonObject): ApiDocument =>
  withOperation({ responses: { "200": { description: "Done.", ...members } } });
const media = (key: string) => (text: Text) => response({ content: { "application/json": at(key, text) } });
const component = (section: string, members: JsonObject): ApiDocument =>
  newApi({ components: { [section]: { Pet: members } } });
const schema = (key: string) => (text: Text) => component("schemas", { type: "string", ...at(key, text) });
export const property = (key: string) => (text: Text) =>
  component("schemas", {
    properties: { names: { type: "array", items: { properties: { first: { type: "string", ...at(key, text) } } } } },
  });
const server = (members: JsonObject): ApiDocument => newApi({ servers: [{ url: "https://{zone}", ...members }] });
export const scheme = (members: JsonObject): ApiDocument => component("securitySchemes", { type: "http", ...members });

/** A text at one kind of place: the document with it, how the report calls it, and the keyword under which it is counted. */
type Row = readonly [words: string, keyword: string, withText: (text: Text) => ApiDocument];

export const TEXTS: readonly Row[] = [
  ["the description of the API", "description", info("description")],
  ["the summary of the API", "summary", info("summary")],
  ["the terms of service of the API", "termsOfService", info("termsOfService")],
  ["the contact of the API", "contact", info("contact")],
  ["the license of the API", "license", info("license")],
  ["`x-logo` of the API", "x-logo", info("x-logo")],
  ["the external documentation of the API", "externalDocs", (text) => newApi(at("externalDocs", text))],
  ["`x-tagGroups` of the API", "x-tagGroups", (text) => newApi(at("x-tagGroups", text))],
  [
    "the tag `send`",
    "tag",
    (text) => newApi({ tags: text === undefined ? [] : [{ name: "send", description: text }] }),
  ],
  ["the description of the server `https://{zone}`", "description", (text) => server(at("description", text))],
  [
    "the description of `zone` of the server `https://{zone}`",
    "description",
    (text) => server({ variables: { zone: { default: "a", ...at("description", text) } } }),
  ],
  ["the description of the path `/pets/{id}`", "description", (text) => path(at("description", text))],
  [
    "the description of the path parameter `id` of the path `/pets/{id}`",
    "description",
    (text) =>
      path({ parameters: [{ name: "id", in: "path", required: true, schema: {}, ...at("description", text) }] }),
  ],
  ["`x-order` of the API", "x-order", (text) => newApi({ paths: { ...at("x-order", text) } })],
  ["addPet: the summary of the operation", "summary", operation("summary")],
  ["addPet: the description of the operation", "description", operation("description")],
  ["addPet: the external documentation of the operation", "externalDocs", operation("externalDocs")],
  ["addPet: the tags of the operation", "tags", operation("tags")],
  ["addPet: the code samples of the operation", "x-codeSamples", operation("x-codeSamples")],
  ["addPet: `x-internal` of the operation", "x-internal", operation("x-internal")],
  ["addPet: the description of the query parameter `q`", "description", parameter("description")],
  ["addPet: an example of the query parameter `q`", "example", parameter("example")],
  [
    "addPet: the description of the request",
    "description",
    (text) => withOperation({ requestBody: { content: {}, ...at("description", text) } }),
  ],
  [
    "addPet: `x-note` of the encoding of `photo` in the request",
    "x-note",
    (text) =>
      withOperation({
        requestBody: { content: { "multipart/form-data": { encoding: { photo: { ...at("x-note", text) } } } } },
      }),
  ],
  ["addPet: `x-note` of the 200 response", "x-note", (text) => response(at("x-note", text))],
  ["addPet: an example of the 200 response", "example", media("example")],
  [
    "addPet: the example `cat` of the 200 response",
    "example",
    (text) => media("examples")(text === undefined ? {} : { cat: { value: text } }),
  ],
  [
    "addPet: the description of the header `x-left` of the 200 response",
    "description",
    (text) => response({ headers: { "x-left": { schema: {}, ...at("description", text) } } }),
  ],
  [
    "addPet: the link `next` of the 200 response",
    "link",
    (text) => response({ links: text === undefined ? {} : { next: { operationId: "addPet", description: text } } }),
  ],
  [
    "addPet: the description of `name` of the request",
    "description",
    (text) => withRequest({ properties: { name: at("description", text) } }),
  ],
  [
    "petAdded: the summary of the operation",
    "summary",
    (text) => newApi({ webhooks: { added: { post: { operationId: "petAdded", ...at("summary", text) } } } }),
  ],
  [
    "petAdded: the summary of the operation",
    "summary",
    (text) =>
      withOperation({
        callbacks: { added: { "{$request.body#/url}": { post: { operationId: "petAdded", ...at("summary", text) } } } },
      }),
  ],
  ["the title of `Pet`", "title", schema("title")],
  ["the description of `Pet`", "description", schema("description")],
  ["an example of `Pet`", "example", schema("example")],
  ["an example of `Pet`", "example", (text) => schema("examples")(text === undefined ? text : [text])],
  ["the external documentation of `Pet`", "externalDocs", schema("externalDocs")],
  ["`$comment` of `Pet`", "$comment", schema("$comment")],
  ["`x-note` of `Pet`", "x-note", schema("x-note")],
  ["the default of `Pet`", "default", schema("default")],
  ["the description of `names[].first` of `Pet`", "description", property("description")],
  ["the description of `Pet`", "description", (text) => component("responses", at("description", text))],
  ["the description of `Pet`", "description", (text) => component("parameters", at("description", text))],
  ["the description of `Pet`", "description", (text) => component("requestBodies", at("description", text))],
  ["the description of `Pet`", "description", (text) => component("headers", at("description", text))],
  ["the description of `Pet`", "description", (text) => scheme(at("description", text))],
  ["`bearerFormat` of `Pet`", "bearerFormat", (text) => scheme(at("bearerFormat", text))],
  [
    "the component `Dog`",
    "component",
    (text) => newApi(text === undefined ? {} : { components: { schemas: { Dog: { const: text } } } }),
  ],
  [
    "the example `Dog`",
    "example",
    (text) => newApi({ components: { examples: text === undefined ? {} : { Dog: { value: text } } } }),
  ],
];
