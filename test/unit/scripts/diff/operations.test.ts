import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, newApi, withOperation } from "./diff-lines.ts";

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
const deepField = (more: JsonObject): JsonObject => ({
  requestBody: {
    content: {
      "application/x-www-form-urlencoded": {
        schema: { type: "object", properties: { a: { type: "object" } } },
        encoding: { a: { style: "deepObject", ...more } },
      },
    },
  },
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
      "a new parameter",
      parameters(),
      parameters(query("a")),
      ["minor addPet: the query parameter `a` may now be sent"],
    ],
    [
      "a new required parameter",
      parameters(),
      parameters(query("a", { required: true })),
      ["major addPet: requests without the query parameter `a` are now refused"],
    ],
    [
      "a removed parameter",
      parameters(query("a")),
      parameters(),
      ["major addPet: no longer accepts the query parameter `a`: it is ignored or refused"],
    ],
    [
      "a parameter that became required",
      parameters(query("a")),
      parameters(query("a", { required: true })),
      ["major addPet: requests without the query parameter `a` are now refused"],
    ],
    [
      "a parameter that became optional",
      parameters(query("a", { required: true })),
      parameters(query("a")),
      ["minor addPet: the query parameter `a` may now be left out"],
    ],
    [
      "a parameter with another style",
      parameters(query("a", { schema: { type: "array" } })),
      parameters(query("a", { schema: { type: "array" }, explode: false })),
      ["major addPet: the query parameter `a` is now serialized as form (before: form, exploded)"],
    ],
    [
      "explode of an object",
      parameters(query("a", { schema: { type: "object" } })),
      parameters(query("a", { schema: { type: "object" }, explode: false })),
      ["major addPet: the query parameter `a` is now serialized as form (before: form, exploded)"],
    ],
    [
      "explode of a deepObject, which means nothing",
      parameters(query("a", { schema: { type: "object" }, style: "deepObject" })),
      parameters(query("a", { schema: { type: "object" }, style: "deepObject", explode: true })),
      [],
    ],
    ["explode of a field of a form that is a deepObject", deepField({}), deepField({ explode: true }), []],
    [
      "a header in upper and lower case",
      parameters({ ...query("X-A"), in: "header" }),
      parameters({ ...query("x-a"), in: "header" }),
      [],
    ],
    [
      "a parameter with a length limit",
      parameters(query("a")),
      parameters(query("a", { schema: { type: "string", maxLength: 3 } })),
      ["major addPet: requests with the query parameter `a` over 3 characters are now refused"],
    ],
    ["a new required body", {}, body({ required: true }), ["major addPet: requests without a body are now refused"]],
    ["a new optional body", {}, body({}), ["minor addPet: requests may now have a body"]],
    [
      "another media type of the body",
      body({}),
      body({}, "text/csv"),
      [
        "major addPet: a body of the type `application/json` is no longer accepted",
        "minor addPet: a body may now have the type `text/csv`",
      ],
    ],
    ["a new status", answers("200"), answers("200", "409"), ["minor! addPet: may now answer with 409"]],
    ["a removed success status", answers("200", "202"), answers("200"), ["major addPet: no longer answers with 202"]],
    ["a removed error status", answers("200", "409"), answers("200"), ["minor addPet: no longer answers with 409"]],
    ["a status that a range covers", answers("200", "4XX"), answers("200", "4XX", "409"), []],
    [
      "a removed header",
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
      "new credentials",
      {},
      security({ key: [] }),
      ["major addPet: calls with no credentials are now refused; required: `key`"],
    ],
    [
      "a new alternative of credentials",
      security({ key: [] }),
      security({ key: [] }, { token: [] }),
      ["minor addPet: may now be called with `token`"],
    ],
    [
      "a new scope",
      security({ token: ["read"] }),
      security({ token: ["read", "write"] }),
      ["major addPet: calls with `token:read` are now refused; required: `token:read` and `token:write`"],
    ],
    [
      "a removed scope",
      security({ token: ["read", "write"] }),
      security({ token: ["read"] }),
      ["minor addPet: may now be called with `token:read`"],
    ],
    [
      "a scheme without its scopes",
      security({ token: ["read"] }),
      security({ token: [] }),
      ["minor addPet: may now be called with `token`"],
    ],
    [
      "the first scope of a scheme",
      security({ token: [] }),
      security({ token: ["read"] }),
      ["major addPet: calls with `token` are now refused; required: `token:read`"],
    ],
    [
      "another scheme with the same scope",
      security({ token: ["read"] }),
      security({ key: ["read"] }),
      ["major addPet: calls with `token:read` are now refused; required: `key:read`"],
    ],
    ["deprecated", {}, { deprecated: true }, ["minor addPet: the operation is deprecated"]],
    ["may be repeated", {}, { "x-repeatable": true }, ["minor addPet: a failed call may now be repeated"]],
    [
      "may no longer be repeated",
      { "x-repeatable": true },
      {},
      ["major addPet: a failed call may no longer be repeated: clients that are in use still repeat it"],
    ],
    [
      "may no longer be repeated, in so many words",
      { "x-repeatable": true },
      { "x-repeatable": false },
      ["major addPet: a failed call may no longer be repeated: clients that are in use still repeat it"],
    ],
    ["could not be repeated, in so many words", { "x-repeatable": false }, {}, []],
    ["what no client reads", { "x-repeatable": "true" }, {}, []],
    [
      "another operationId",
      {},
      { operationId: "makePet" },
      [
        "major addPet: the operation is now called `makePet`: generated clients have another method name, HTTP requests do not change",
      ],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(getLines(withOperation(before), withOperation(after))).toEqual(lines);
  });
});

describe("a status that another response stands for", () => {
  const shape = (type: string): JsonObject => ({
    description: "",
    content: { "application/json": { schema: { type: "object", properties: { message: { type } } } } },
  });
  const [string, integer] = [shape("string"), shape("integer")];
  const none = { description: "" };
  const changed = (status: string): string =>
    `major addPet: \`message\` in the ${status} response is now a whole number (before: a string)`;
  test.each<readonly [name: string, before: JsonObject, after: JsonObject, lines: readonly string[]]>([
    ["beside its range", { "4XX": string }, { "4XX": string, 404: integer }, [changed("404")]],
    ["beside its range, of a success", { "2XX": string }, { "2XX": string, 201: integer }, [changed("201")]],
    ["instead of its range", { "4XX": string }, { 404: integer }, [changed("404"), "minor addPet: no longer answers with 4XX except 404"]], // biome-ignore format: a table
    ["instead of its range, of a success", { "2XX": string }, { 200: string, 204: string }, ["minor addPet: no longer answers with 2XX except 200 or 204"]], // biome-ignore format: a table
    ["beside `default`", { 200: string, default: string }, { 200: string, default: string, 404: integer }, [changed("404")]], // biome-ignore format: a table
    ["beside `default`, with the same body", { default: string }, { default: string, 404: string }, []],
    ["beside `default`, a range", { default: string }, { default: string, "4XX": integer }, [changed("4XX")]],
    ["a success beside `default`, which stands for errors", { 200: string, default: string }, { 200: string, default: string, 201: integer }, ["minor! addPet: may now answer with 201"]], // biome-ignore format: a table
    ["a success beside `default` alone", { default: string }, { default: string, 200: integer }, [changed("200")]],
    ["a success that became `default`", { 200: string }, { default: string }, ["major addPet: no longer answers with 200", "minor! addPet: may now answer with default"]], // biome-ignore format: a table
    ["a removed error", { default: integer, 404: string }, { default: integer }, [changed("404")]],
    ["a removed success", { default: string, 200: none }, { default: string }, ["major addPet: no longer answers with 200"]], // biome-ignore format: a table
  ])("%s", (_, before, after, lines) => {
    expect(getLines(withOperation({ responses: before }), withOperation({ responses: after }))).toEqual(lines);
  });
});

describe("the API", () => {
  const pets = { get: { operationId: "listPets" } };
  test.each<readonly [name: string, before: JsonObject, after: JsonObject, lines: readonly string[]]>([
    ["a new operation", {}, { paths: { "/pets": pets } }, ["minor listPets: the operation is new (GET /pets)"]],
    [
      "an operation that may be repeated by its method",
      { paths: { "/pets": { get: { operationId: "listPets", "x-repeatable": true } } } },
      { paths: { "/pets": pets } },
      [],
    ],
    [
      "a webhook, which the service calls",
      { webhooks: { report: { post: { "x-repeatable": true } } } },
      { webhooks: { report: { post: {} } } },
      [],
    ],
    ["a removed operation", { paths: { "/pets": pets } }, {}, ["major listPets: the operation is removed (GET /pets)"]],
    [
      "a moved operation",
      { paths: { "/pets": pets } },
      { paths: { "/animals": pets } },
      ["major listPets: the operation has moved from GET /pets to GET /animals"],
    ],
    [
      "a path parameter renamed",
      { paths: { "/pets/{id}": pets } },
      { paths: { "/pets/{petId}": pets } },
      [
        "major listPets: the path parameter `id` is now called `petId`: generated clients have another argument name, HTTP requests do not change",
      ],
    ],
    [
      "a removed server",
      { servers: [{ url: "https://a" }, { url: "https://b" }] },
      { servers: [{ url: "https://a" }] },
      ["major the server `https://b` is removed"],
    ],
    [
      "an API key in another place",
      { components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } } },
      { components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "X-Key" } } } },
      ["major the security scheme `key` has in `query` (before: `header`)"],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(getLines(newApi(before), newApi(after))).toEqual(lines);
  });
});

test("callers read the body of a webhook and send its reply", () => {
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
    getLines(newApi(hook({ properties: key }, {})), newApi(hook({}, { properties: key, required: ["key"] }))),
  ).toEqual([
    "major receiveReport: the call no longer has `key`",
    "major receiveReport: replies without `key` are now refused",
  ]);
});

describe("callers send the reply to a webhook or callback, so that asking for more breaks them", () => {
  const call = (reply: JsonObject, more: JsonObject): JsonObject => ({
    post: { operationId: "receiveReport", responses: { "200": { description: "", ...reply } }, ...more },
  });
  const places: readonly (readonly [place: string, api: (item: JsonObject) => ReturnType<typeof newApi>])[] = [
    ["webhook", (item) => newApi({ webhooks: { report: item } })],
    ["callback", (item) => withOperation({ callbacks: { report: { "{$request.body#/url}": item } } })],
  ];
  const left = (more: JsonObject): JsonObject => ({ headers: { "X-Left": { schema: { type: "integer" }, ...more } } });
  const content = (...types: string[]): JsonObject => ({
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: "object" } }])),
  });
  const header = "the header `X-Left` of the 200 reply";
  const refused = "major receiveReport: 200 replies without the header `X-Left` are now refused";
  const isUnread = `minor! receiveReport: ${header} is no longer read`;

  type Row = readonly [name: string, one: JsonObject, other: JsonObject, there: string, back: string];
  const rows: readonly Row[] = [
    ["a required header", {}, left({ required: true }), refused, isUnread],
    ["an optional header", {}, left({}), `minor receiveReport: ${header} may now be sent`, isUnread],
    [
      "a header that became required",
      left({}),
      left({ required: true }),
      refused,
      `minor receiveReport: ${header} may now be left out`,
    ],
    [
      "a body",
      {},
      content("application/json"),
      "major receiveReport: 200 replies without a body are now refused",
      "minor! receiveReport: the body of the 200 reply is no longer read",
    ],
    [
      "one more type of the body",
      content("application/json"),
      content("application/json", "text/csv"),
      "minor receiveReport: the 200 reply may now have the type `text/csv`",
      "major receiveReport: 200 replies of the type `text/csv` are now refused",
    ],
    [
      "the call with one more type of its body",
      { requestBody: content("application/json") },
      { requestBody: content("application/json", "text/csv") },
      "minor! receiveReport: a body may now have the type `text/csv`",
      "major receiveReport: a body of the type `text/csv` is no longer sent",
    ],
    [
      "the call that always has a body",
      { requestBody: content("application/json") },
      { requestBody: { ...content("application/json"), required: true } },
      "minor receiveReport: the call now always has a body",
      "major receiveReport: the call may now have no body",
    ],
  ];
  test.each(places.flatMap(([place, api]) => rows.map((row) => ({ place, api, row, name: row[0] }))))(
    "$place: $name",
    ({ api, row: [, one, other, there, back] }) => {
      const isCall = "requestBody" in one;
      const [before, after] = [one, other].map((parts) => api(isCall ? call({}, parts) : call(parts, {})));
      if (!before || !after) throw new Error("two documents");
      expect([getLines(before, after), getLines(after, before)]).toEqual([[there], [back]]);
    },
  );

  const replies = (...statuses: string[]): JsonObject =>
    call({}, { responses: Object.fromEntries(statuses.map((status) => [status, { description: "" }])) });
  const isExpected = (status: string): string => `minor receiveReport: callers may now reply with ${status}`;
  const isUnexpected = (status: string): string => `major receiveReport: no longer expects a ${status} reply`;
  const statuses: readonly (readonly [before: string[], after: string[], lines: readonly string[]])[] = [
    [["200"], ["default"], [isExpected("default")]],
    [["200", "404"], ["default"], [isExpected("default")]],
    [["default"], ["200"], [isUnexpected("default")]],
    [
      ["200", "204"],
      ["200", "default"],
      [isUnexpected("204"), isExpected("default")],
    ],
    [["200", "404"], ["200", "default"], [isExpected("default")]],
    [["200", "204"], ["200"], [isUnexpected("204")]],
  ];
  test.each(
    places.flatMap(([place, api]) => statuses.map(([before, after, lines]) => ({ place, api, before, after, lines }))),
  )("$place: replies of $before → $after", ({ api, before, after, lines }) => {
    expect(getLines(api(replies(...before)), api(replies(...after)))).toEqual(lines);
  });

  test.each(places)("%s: the body of a status that `default` accepts now", (_, api) => {
    const [before, after] = [
      call({}, { responses: { "200": { description: "", ...content("application/json") } } }),
      call({}, { responses: { default: { description: "", ...content("text/csv") } } }),
    ];
    expect(getLines(api(before), api(after))).toEqual([
      "major receiveReport: 200 replies of the type `application/json` are now refused",
      "minor receiveReport: the 200 reply may now have the type `text/csv`",
      "minor receiveReport: callers may now reply with default",
    ]);
  });
});
