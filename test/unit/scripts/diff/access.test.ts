import { expect, test } from "vitest";
import type { ApiDocument } from "../../../../scripts/diff/read-document.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, newApi, withOperation } from "./diff-lines.ts";

// Where callers send their requests, where they get their tokens, and how they write values: each change in both directions.

const server = (variable: JsonObject): ApiDocument =>
  newApi({ servers: [{ url: "https://{zone}.example.com", variables: { zone: variable } }] });
const flows = (all: JsonObject): ApiDocument =>
  newApi({ components: { securitySchemes: { token: { type: "oauth2", flows: all } } } });
const flow = (more: JsonObject): ApiDocument =>
  flows({ clientCredentials: { tokenUrl: "https://a/token", scopes: {}, ...more } });
const form = (field: JsonObject, schema: JsonObject = {}): ApiDocument =>
  withOperation({
    requestBody: {
      content: { "multipart/form-data": { schema: { properties: { photo: schema } }, encoding: { photo: field } } },
    },
  });
const query = (more: JsonObject): JsonObject => ({ name: "q", in: "query", schema: { type: "string" }, ...more });
const parameter = (more: JsonObject): ApiDocument => withOperation({ parameters: [query(more)] });
const webhook = (more: JsonObject): ApiDocument =>
  newApi({ webhooks: { added: { post: { operationId: "petAdded", parameters: [query(more)] } } } });
const withOwnServer = (operation: JsonObject, path: JsonObject): ApiDocument =>
  newApi({
    servers: [{ url: "/api" }],
    paths: { "/pets": { ...path, post: { operationId: "addPet", ...operation } } },
  });
const urls = (...list: string[]): JsonObject => ({ servers: list.map((url): Json => ({ url })) });
const header = (more: JsonObject): ApiDocument =>
  withOperation({ responses: { "200": { description: "", headers: { Left: { schema: {}, ...more } } } } });

const names = { components: { schemas: { Name: { type: "string" } } } };
const schemes = (scheme: JsonObject): ApiDocument => newApi({ components: { securitySchemes: { key: scheme } } });

const zone = "`zone` of the server `https://{zone}.example.com`";
const token = "the flow `clientCredentials` of the security scheme `token`";

test.each<
  readonly [name: string, one: ApiDocument, other: ApiDocument, there: readonly string[], back: readonly string[]]
>([
  [
    "the values of a server's variable",
    server({ default: "a", enum: ["a", "b"] }),
    server({ default: "a", enum: ["a"] }),
    [`major ${zone} can no longer be \`b\``],
    [`minor ${zone} can now also be \`b\``],
  ],
  [
    "the values of a server's variable, with its default",
    server({ default: "b", enum: ["a", "b"] }),
    server({ default: "a", enum: ["a"] }),
    [`major ${zone} can no longer be \`b\``],
    [`minor! the default of ${zone} is now \`b\` (before: \`a\`)`, `minor ${zone} can now also be \`b\``],
  ],
  [
    "a list of values for a server's variable",
    server({ default: "a" }),
    server({ default: "a", enum: ["a"] }),
    [`major ${zone} can now only be \`a\``],
    [`minor ${zone} can now be anything`],
  ],
  [
    "the default of a server's variable",
    server({ default: "a" }),
    server({ default: "b" }),
    [`minor! the default of ${zone} is now \`b\` (before: \`a\`)`],
    [`minor! the default of ${zone} is now \`a\` (before: \`b\`)`],
  ],
  [
    "a server of one operation",
    withOwnServer({}, {}),
    withOwnServer(urls("/own", "/api"), {}),
    ["minor addPet: the server `/own` is new"],
    ["major addPet: the server `/own` is removed"],
  ],
  [
    "the servers of one path, which replace those of the API",
    withOwnServer({}, {}),
    withOwnServer({}, urls("/own")),
    ["major addPet: the server `/api` is replaced by `/own`"],
    ["major addPet: the server `/own` is replaced by `/api`"],
  ],
  [
    "a server at another place, which is one change",
    newApi(urls("https://a", "https://b")),
    newApi(urls("https://c", "https://b", "https://d")),
    ["major the server `https://a` is replaced by `https://c`", "minor the server `https://d` is new"],
    ["major the server `https://c` is replaced by `https://a`", "major the server `https://d` is removed"],
  ],
  ["the default server, written or not", newApi({}), newApi(urls("/")), [], []],
  [
    "the default server of an operation, written or not",
    newApi({ paths: { "/pets": { post: { operationId: "addPet" } } } }),
    newApi({ paths: { "/pets": { post: { operationId: "addPet", ...urls("/") } } } }),
    [],
    [],
  ],
  [
    "a server beside the default server",
    newApi({}),
    newApi(urls("/", "https://a")),
    ["minor the server `https://a` is new"],
    ["major the server `https://a` is removed"],
  ],
  ["servers in another order", newApi(urls("/a", "/b")), newApi(urls("/b", "/a")), [], []],
  [
    "a server of the API that an operation repeats, which is one change too",
    newApi({ ...urls("/a", "/b"), paths: { "/pets": { post: { operationId: "addPet", ...urls("/a", "/b") } } } }),
    newApi({ ...urls("/a"), paths: { "/pets": { post: { operationId: "addPet", ...urls("/a") } } } }),
    ["major the server `/b` is removed"],
    ["minor the server `/b` is new"],
  ],
  ["a flow", flow({}), flows({}), [`major ${token} is removed`], [`minor ${token} is new`]],
  [
    "where tokens are issued",
    flow({}),
    flow({ tokenUrl: "https://b/token" }),
    [`major ${token} has tokenUrl \`https://b/token\` (before: \`https://a/token\`)`],
    [`major ${token} has tokenUrl \`https://a/token\` (before: \`https://b/token\`)`],
  ],
  [
    "where tokens are refreshed",
    flow({}),
    flow({ refreshUrl: "https://a/again" }),
    [`minor ${token} has refreshUrl \`https://a/again\``],
    [`major ${token} no longer has refreshUrl`],
  ],
  [
    "a scope",
    flow({}),
    flow({ scopes: { write: "Changes pets." } }),
    [`minor ${token} has the new scope \`write\``],
    [`major ${token} no longer has the scope \`write\``],
  ],
  [
    "the types of a form's field",
    form({ contentType: "image/png, image/jpeg" }),
    form({ contentType: "image/png" }),
    ["major addPet: `photo` is no longer accepted with the type `image/jpeg`"],
    ["minor addPet: `photo` may now have the type `image/jpeg`"],
  ],
  [
    "a list of types for a form's field",
    form({}),
    form({ contentType: "image/png" }),
    ["minor! addPet: `photo` now has the type `image/png`"],
    ["minor addPet: `photo` may now have another type than `image/png`"],
  ],
  [
    "the style of a form's field",
    form({}),
    form({ style: "spaceDelimited" }),
    ["major addPet: `photo` is now serialized as spaceDelimited (before: form, exploded)"],
    ["major addPet: `photo` is now serialized as form, exploded (before: spaceDelimited)"],
  ],
  [
    "the separators of a form's list",
    form({}, { type: "array" }),
    form({ explode: false }, { type: "array" }),
    ["major addPet: `photo` is now serialized as form (before: form, exploded)"],
    ["major addPet: `photo` is now serialized as form, exploded (before: form)"],
  ],
  ["explode of a form's text", form({}, { type: "string" }), form({ explode: false }, { type: "string" }), [], []],
  [
    "reserved characters in a form's field",
    form({ allowReserved: true }),
    form({}),
    ["major addPet: reserved characters in `photo` must now be encoded"],
    ["minor addPet: `photo` may now have reserved characters that are not encoded"],
  ],
  ["explode of a text", parameter({}), parameter({ explode: false }), [], []],
  [
    "explode of a text that has a component",
    withOperation({ parameters: [query({ schema: { $ref: "#/components/schemas/Name" } })] }, names),
    withOperation({ parameters: [query({ explode: false, schema: { $ref: "#/components/schemas/Name" } })] }, names),
    [],
    [],
  ],
  [
    "explode of a list in a header",
    parameter({ in: "header", schema: { type: "array" } }),
    parameter({ in: "header", explode: true, schema: { type: "array" } }),
    [],
    [],
  ],
  [
    "explode of an object in a header",
    parameter({ in: "header", schema: { type: "object" } }),
    parameter({ in: "header", explode: true, schema: { type: "object" } }),
    ["major addPet: the header parameter `q` is now serialized as simple, exploded (before: simple)"],
    ["major addPet: the header parameter `q` is now serialized as simple (before: simple, exploded)"],
  ],
  [
    "explode of an object in the header of a response",
    header({ schema: { type: "object" } }),
    header({ schema: { type: "object" }, explode: true }),
    ["major addPet: the header `Left` of the 200 response is now serialized as simple, exploded (before: simple)"],
    ["major addPet: the header `Left` of the 200 response is now serialized as simple (before: simple, exploded)"],
  ],
  [
    "the content of the header of a response",
    header({ content: { "application/json": { schema: { type: "integer" } } } }),
    header({ content: { "application/json": { schema: { type: "string" } } } }),
    ["major addPet: the header `Left` of the 200 response is now a string (before: a whole number)"],
    ["major addPet: the header `Left` of the 200 response is now a whole number (before: a string)"],
  ],
  [
    "the case of an HTTP scheme",
    schemes({ type: "http", scheme: "bearer" }),
    schemes({ type: "http", scheme: "Bearer" }),
    [],
    [],
  ],
  [
    "the case of a header with an API key",
    schemes({ type: "apiKey", in: "header", name: "X-Key" }),
    schemes({ type: "apiKey", in: "header", name: "x-key" }),
    [],
    [],
  ],
  [
    "the case of a parameter with an API key",
    schemes({ type: "apiKey", in: "query", name: "Key" }),
    schemes({ type: "apiKey", in: "query", name: "key" }),
    ["major the security scheme `key` has name `key` (before: `Key`)"],
    ["major the security scheme `key` has name `Key` (before: `key`)"],
  ],
  [
    "empty values of a parameter",
    parameter({ allowEmptyValue: true }),
    parameter({}),
    ["major addPet: requests in which the query parameter `q` is empty are now refused"],
    ["minor addPet: the query parameter `q` may now be empty"],
  ],
  [
    "empty values that callers read",
    webhook({ allowEmptyValue: true }),
    webhook({}),
    ["minor petAdded: the query parameter `q` is no longer empty"],
    ["minor! petAdded: the query parameter `q` may now be empty"],
  ],
  [
    "reserved characters in a parameter",
    parameter({ allowReserved: true }),
    parameter({}),
    ["major addPet: reserved characters in the query parameter `q` must now be encoded"],
    ["minor addPet: the query parameter `q` may now have reserved characters that are not encoded"],
  ],
  [
    "a deprecated header",
    header({}),
    header({ deprecated: true }),
    ["minor addPet: the header `Left` of the 200 response is deprecated"],
    [],
  ],
])("%s", (_, one, other, there, back) => {
  expect(getLines(one, other)).toEqual(there);
  expect(getLines(other, one)).toEqual(back);
});
