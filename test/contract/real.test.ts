import type { Middleware } from "koa";
import { expect, test } from "vitest";
import type { State } from "../../server/http/request-record.ts";
import { testServer } from "./real/test-server.ts";

const answered = new Set<string>();
const seenByMiddleware = new Set<string>();

/** A middleware as a backend developer would add it. */
const recordRequestId: Middleware<State> = (ctx, next) => {
  seenByMiddleware.add(ctx.state.record.requestId);
  return next();
};

const observe = ({ response }: { readonly response: { readonly headers: Headers } }): void =>
  void answered.add(response.headers.get("x-request-id") ?? "");

// coverage.test.ts sends all of the broken bodies, in the long run.
testServer({ middleware: [recordRequestId], observe }, { oneIn: 16, tags: [] });

test("a middleware in the list sees every request", () => {
  expect(answered.size).toBeGreaterThan(1000);
  expect([...answered].filter((requestId) => !seenByMiddleware.has(requestId))).toEqual([]);
});
