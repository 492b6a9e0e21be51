import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../scripts/pipeline/json.ts";
import { apiOf, linesOf, withOperation } from "./diff-lines.ts";

const query = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  in: "query",
  schema: { type: "string" },
  ...more,
});
const parameters = (...list: Json[]): JsonObject => ({ parameters: list });
const body = (more: JsonObject, type = "application/json"): JsonObject => ({
  requestBody: { content: { [type]: { schema: {} } }, ...more },
});
const answers = (...statuses: string[]): JsonObject => ({
  responses: Object.fromEntries(statuses.map((status) => [status, { description: "" }])),
});
const header = (more: JsonObject | undefined): JsonObject => ({
  responses: {
    "200": {
      description: "",
      headers: more === undefined ? {} : { "X-Left": { schema: { type: "integer" }, ...more } },
    },
  },
});
const security = (...ways: Json[]): JsonObject => ({ security: ways });

describe("an operation", () => {
  test.each<readonly [name: string, before: JsonObject, after: JsonObject, lines: readonly string[]]>([
    [
      "a parameter more",
      parameters(),
      parameters(query("a")),
      ["minor addPet: the query parameter `a` may now be given"],
    ],
    [
      "a required parameter more",
      parameters(),
      parameters(query("a", { required: true })),
      ["major addPet: requests without the query parameter `a` are now refused"],
    ],
    [
      "a parameter less",
      parameters(query("a")),
      parameters(),
      ["major addPet: no longer takes the query parameter `a`: at best it is ignored"],
    ],
    [
      "a parameter made required",
      parameters(query("a")),
      parameters(query("a", { required: true })),
      ["major addPet: requests without the query parameter `a` are now refused"],
    ],
    [
      "a parameter made optional",
      parameters(query("a", { required: true })),
      parameters(query("a")),
      ["minor addPet: the query parameter `a` may now be left out"],
    ],
    [
      "a parameter written otherwise",
      parameters(query("a")),
      parameters(query("a", { explode: false })),
      ["major addPet: the query parameter `a` is now written as form (before: form, exploded)"],
    ],
    [
      "a header is the same in other letters",
      parameters({ ...query("X-A"), in: "header" }),
      parameters({ ...query("x-a"), in: "header" }),
      [],
    ],
    [
      "a shorter parameter",
      parameters(query("a")),
      parameters(query("a", { schema: { type: "string", maxLength: 3 } })),
      ["major addPet: requests with the query parameter `a` over 3 characters are now refused"],
    ],
    ["a body", {}, body({ required: true }), ["major addPet: requests without a body are now refused"]],
    ["an optional body", {}, body({}), ["minor addPet: requests may now have a body"]],
    [
      "another type of body",
      body({}),
      body({}, "text/csv"),
      [
        "major addPet: a body of the type `application/json` is no longer accepted",
        "minor addPet: a body may now be of the type `text/csv`",
      ],
    ],
    ["a status more", answers("200"), answers("200", "409"), ["minor! addPet: may now be answered with 409"]],
    ["a success less", answers("200", "202"), answers("200"), ["major addPet: is never answered with 202 any more"]],
    ["a refusal less", answers("200", "409"), answers("200"), ["minor addPet: is never answered with 409 any more"]],
    ["a status that a range covers", answers("200", "4XX"), answers("200", "4XX", "409"), []],
    [
      "a header less",
      header({}),
      header(undefined),
      ["major addPet: the 200 response no longer has the header `X-Left`"],
    ],
    [
      "a header that may be missing",
      header({ required: true }),
      header({}),
      ["major addPet: the header `X-Left` of the 200 response may now be missing"],
    ],
    [
      "credentials",
      {},
      security({ key: [] }),
      ["major addPet: calls with no credentials are now refused; asked for: `key`"],
    ],
    [
      "one way more",
      security({ key: [] }),
      security({ key: [] }, { token: [] }),
      ["minor addPet: may now be called with `token`"],
    ],
    [
      "a scope more",
      security({ token: ["read"] }),
      security({ token: ["read", "write"] }),
      ["major addPet: calls with `token:read` are now refused; asked for: `token:read` and `token:write`"],
    ],
    [
      "a scope less",
      security({ token: ["read", "write"] }),
      security({ token: ["read"] }),
      ["minor addPet: may now be called with `token:read`"],
    ],
    ["deprecated", {}, { deprecated: true }, ["minor addPet: the operation is deprecated"]],
    [
      "another name",
      {},
      { operationId: "makePet" },
      [
        "major addPet: the operation is now called `makePet`: generated clients have another method, over HTTP nothing changes",
      ],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(linesOf(withOperation(before), withOperation(after))).toEqual(lines);
  });
});

describe("the API", () => {
  const pets = { get: { operationId: "listPets" } };
  test.each<readonly [name: string, before: JsonObject, after: JsonObject, lines: readonly string[]]>([
    ["an operation more", {}, { paths: { "/pets": pets } }, ["minor listPets: is new (GET /pets)"]],
    ["an operation less", { paths: { "/pets": pets } }, {}, ["major listPets: the operation is gone (GET /pets)"]],
    [
      "an operation elsewhere",
      { paths: { "/pets": pets } },
      { paths: { "/animals": pets } },
      ["major listPets: the operation has moved from GET /pets to GET /animals"],
    ],
    ["a path parameter renamed", { paths: { "/pets/{id}": pets } }, { paths: { "/pets/{petId}": pets } }, []],
    [
      "a server less",
      { servers: [{ url: "https://a" }, { url: "https://b" }] },
      { servers: [{ url: "https://a" }] },
      ["major the server `https://b` is gone"],
    ],
    [
      "a key elsewhere",
      { components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } } },
      { components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "X-Key" } } } },
      ["major the security scheme `key` has in `query` (before: `header`)"],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(linesOf(apiOf(before), apiOf(after))).toEqual(lines);
  });
});

test("a webhook is read by callers and answered by them", () => {
  const hook = (sent: JsonObject, reply: JsonObject): JsonObject => ({
    webhooks: {
      report: {
        post: {
          operationId: "receiveReport",
          requestBody: { content: { "application/json": { schema: { type: "object", ...sent } } } },
          responses: {
            "200": { description: "", content: { "application/json": { schema: { type: "object", ...reply } } } },
          },
        },
      },
    },
  });
  const key = { key: { type: "string" } };
  expect(
    linesOf(apiOf(hook({ properties: key }, {})), apiOf(hook({}, { properties: key, required: ["key"] }))),
  ).toEqual([
    "major receiveReport: the call no longer has `key`",
    "major receiveReport: replies without `key` are now refused",
  ]);
});
