import { mkdir, writeFile } from "node:fs/promises";
import type { Middleware } from "koa";
import { describe, expect, test } from "vitest";
import { formatCoverage, isBelowMinimum } from "../../scripts/coverage/coverage.ts";
import type { State } from "../../server/http/request-record.ts";
import { CoverageCounter } from "./coverage/coverage-counter.ts";
import { outdatedReasons } from "./coverage/not-coverable.ts";
import { document } from "./document.ts";
import { ownKeywords } from "./own-keywords.ts";
import { contract, testServer } from "./real/test-server.ts";

const counter = await CoverageCounter.create(document, contract, ownKeywords);
const answered = new Set<string>();
const seenByMiddleware = new Set<string>();

/** A middleware as a backend developer would add it. */
const recordRequestId: Middleware<State> = (ctx, next) => {
  seenByMiddleware.add(ctx.state.record.requestId);
  return next();
};

testServer("koa", {
  middleware: [recordRequestId],
  observe: (draft, answer) => {
    answered.add(answer.headers.get("x-request-id") ?? "");
    counter.observe(draft, answer);
  },
});

// Bodies that are generated from the schemas are read by the same code in both fronts, so that they run only once.
describe("with HTTP_FRONT=direct", () => testServer("direct", { observe: () => {}, tries: [] }));

test("a middleware in the list sees every request", () => {
  expect(answered.size).toBeGreaterThan(1000);
  expect([...answered].filter((requestId) => !seenByMiddleware.has(requestId))).toEqual([]);
});

describe("coverage of the contract", () => {
  const folder = ".data/coverage/contract";

  test("no measure is below its minimum", async () => {
    const coverage = counter.coverage();
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/coverage.json`, JSON.stringify(coverage));
    expect(
      coverage.measures.filter(isBelowMinimum).map(({ name }) => name),
      formatCoverage(coverage),
    ).toEqual([]);
  });

  test("no item that is listed as not coverable was covered", () => {
    expect(outdatedReasons(counter.coverage())).toEqual([]);
  });
});
