import { describe, expect, test } from "vitest";
import { type Answered, evaluate } from "../../../../scripts/probe/contract/expressions.ts";
import type { DocumentedOperation } from "../../../../scripts/probe/contract/operations.ts";
import { KnownValues } from "../../../../scripts/probe/request/known-values.ts";
import { findResources } from "../../../../scripts/probe/request/paths.ts";

const operation = (method: string, path: string) =>
  ({ method, path, responses: new Map() }) as unknown as DocumentedOperation;
const operations = [
  operation("POST", "/users"),
  operation("GET", "/users/{userId}"),
  operation("GET", "/users/{id}/orders"),
  operation("GET", "/users/{user_id}/orders/{orderId}"),
  operation("POST", "/payments"),
];
const resources = findResources(operations);

interface Shown {
  readonly method?: string;
  readonly path: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly location?: string;
  readonly body?: unknown;
}

function exchange({ method = "POST", path, parameters = {}, status = 201, location, body }: Shown): Answered {
  const headers = new Headers(location === undefined ? {} : { location });
  return {
    draft: {
      operation: operation(method, path),
      path: parameters,
      query: "q=x",
      headers: { "X-Trace": "t" },
      body: { name: "Kim" },
    },
    answer: { status, headers, body: Buffer.alloc(0) },
    body,
  } as Answered;
}

describe("ids in answers", () => {
  test.each([
    ["the id of what was created", { path: "/users", body: { id: 7 } }, "/users/{userId}", { userId: 7 }],
    ["under another name of the parameter", { path: "/users", body: { id: 7 } }, "/users/{id}/orders", { id: 7 }],
    ["in a list that is wrapped", { path: "/users", body: { data: [{ id: 7 }] } }, "/users/{userId}", { userId: 7 }],
    ["a Location", { path: "/users", location: "/v2/users/a%20b" }, "/users/{userId}", { userId: "a b" }],
    [
      "a property named like the parameter",
      { path: "/payments", body: { userId: 7 } },
      "/users/{userId}",
      { userId: 7 },
    ],
    [
      "below what was asked for",
      { path: "/users/{id}/orders", parameters: { id: 7 }, body: [{ order_id: "o" }] },
      "/users/{user_id}/orders/{orderId}",
      { user_id: 7, orderId: "o" },
    ],
  ])("%s", (_, shown, path, bindings) => {
    const seen = new KnownValues(resources);
    seen.learn(exchange(shown));
    expect(seen.latest(path)).toEqual(bindings);
  });

  test.each([
    ["an id of something else", { path: "/payments", body: { id: 7 } }],
    ["an id of a refusal", { path: "/users", status: 400, body: { id: 7 } }],
  ])("%s is none", (_, shown) => {
    const seen = new KnownValues(resources);
    seen.learn(exchange(shown));
    expect(seen.latest("/users/{userId}")).toBeUndefined();
  });

  test("what was deleted is gone, with all below it, until it is created again", () => {
    const seen = new KnownValues(resources);
    const parameters = { userId: 7 };
    const isGone = () => seen.isGone("/users/{user_id}/orders/{orderId}", { user_id: 7, orderId: 1 });
    seen.learn(exchange({ path: "/users", body: { id: 7 } }));
    expect([isGone(), seen.has("/users/{userId}", parameters)]).toEqual([false, true]);
    seen.learn(exchange({ method: "DELETE", path: "/users/{userId}", parameters, status: 204 }));
    expect([isGone(), seen.has("/users/{userId}", parameters)]).toEqual([true, false]);
    seen.learn(exchange({ method: "PUT", path: "/users/{userId}", parameters, status: 201 }));
    expect(isGone()).toBe(false);
  });
});

test.each([
  ["$response.body#/a/0", "first"],
  ["$response.header.Location", "/users/1"],
  ["$request.body#/name", "Kim"],
  ["$request.query.q", "x"],
  ["$request.path.id", 7],
  ["$request.header.x-trace", "t"],
  ["$statusCode", 201],
  ["of {$request.body#/name}!", "of Kim!"],
  ["constant", "constant"],
  [5, 5],
  ["$response.body#/missing", undefined],
])("the expression %s is %s", (expression, value) => {
  const shown = { path: "/users", parameters: { id: 7 }, location: "/users/1", body: { a: ["first"] } };
  expect(evaluate(expression, exchange(shown))).toBe(value);
});
