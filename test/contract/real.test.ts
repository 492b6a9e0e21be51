import { mkdir, writeFile } from "node:fs/promises";
import type { Middleware } from "koa";
import { describe, expect, test } from "vitest";
import { isShort } from "../../scripts/coverage/coverage.ts";
import { coverageTable } from "../../scripts/coverage/table.ts";
import type { State } from "../../server/http/request-record.ts";
import { Meter } from "./coverage/meter.ts";
import { outdatedReasons } from "./coverage/unreachable.ts";
import { document } from "./document.ts";
import { ownKeywords } from "./own-keywords.ts";
import { contract, holdServer } from "./real/hold-server.ts";

const meter = await Meter.of(document, contract, ownKeywords);
const answered = new Set<string>();
const seenByMiddleware = new Set<string>();

/** As a backend developer would add it. */
const watch: Middleware<State> = (ctx, next) => {
  seenByMiddleware.add(ctx.state.record.requestId);
  return next();
};

holdServer("koa", {
  middleware: [watch],
  observe: (draft, answer) => {
    answered.add(answer.headers.get("x-request-id") ?? "");
    meter.observe(draft, answer);
  },
});

// The bodies made from the schemas are the same to either front: they need no second run.
describe("with HTTP_FRONT=direct", () => holdServer("direct", { observe: () => {}, tries: [] }));

test("a middleware in the list sees every request", () => {
  expect(answered.size).toBeGreaterThan(1000);
  expect([...answered].filter((requestId) => !seenByMiddleware.has(requestId))).toEqual([]);
});

describe("what was seen of the contract", () => {
  const folder = ".data/coverage/contract";

  test("is as much as is to be held", async () => {
    const coverage = meter.coverage();
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/coverage.json`, JSON.stringify(coverage));
    expect(
      coverage.measures.filter(isShort).map(({ name }) => name),
      coverageTable(coverage),
    ).toEqual([]);
  });

  test("nothing is excused that can be seen", () => {
    expect(outdatedReasons(meter.coverage())).toEqual([]);
  });
});
