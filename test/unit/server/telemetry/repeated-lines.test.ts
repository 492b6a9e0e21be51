import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog, flushLog, type Log, loggable } from "../../../../server/telemetry/log.ts";

let lines: Record<string, unknown>[];
let log: Log;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
});
afterEach(() => void vi.useRealTimers());

const away = Object.assign(new Error("the database is away"), { code: "ECONNREFUSED" });
const fail = (operation = "sendSms", error: Error = away) =>
  log.error({ event: "request_failed", requestId: `${lines.length}`, operation, error: loggable(error) }, "Failed");
const answer = (code: string, status: number, account?: string) =>
  log.info({ event: "request_answered", operation: "issueToken", code, status, account }, "Request answered");
const count = (event: string) => lines.filter((line) => line.event === event).length;
const repeat = (times: number, write: () => void) => {
  for (let n = 0; n < times; n++) write();
};

describe("a storm of errors of one kind", () => {
  test("is written five times whole, then as one line with the number", () => {
    repeat(1000, fail);
    expect(lines).toHaveLength(5);
    expect(lines[4]).toMatchObject({ event: "request_failed", error: { stack: expect.any(Array) } });
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(6);
    expect(lines[5]).toEqual({
      level: 40,
      time: expect.any(String),
      event: "lines_left_out",
      of: "request_failed",
      operation: "sendSms",
      error: { type: "Error", code: "ECONNREFUSED" },
      leftOut: 995,
      seconds: 10,
      msg: "Further lines of this kind were not written",
    });
  });

  test("has one whole line and one with the number every ten seconds while it goes on", () => {
    for (let seconds = 0; seconds < 60; seconds++) {
      repeat(100, fail);
      vi.advanceTimersByTime(1000);
    }
    expect(count("request_failed")).toBe(5 + 5);
    const leftOut = lines.map((line) => line.leftOut).filter((number) => number !== undefined);
    expect(leftOut).toEqual([995, 999, 999, 999, 999, 999]);
  });

  test("is over after ten quiet seconds", () => {
    repeat(1000, fail);
    vi.advanceTimersByTime(20_000);
    repeat(5, fail);
    expect(count("request_failed")).toBe(10);
    vi.advanceTimersByTime(60_000);
    expect(count("lines_left_out")).toBe(1);
  });

  test("does not hide other errors", () => {
    repeat(100, fail);
    fail("pollReports");
    fail("sendSms", new TypeError("no"));
    log.child({ carrier: "acme" }).error({ event: "request_failed", operation: "sendSms", error: loggable(away) }, "x");
    expect(count("request_failed")).toBe(8);
  });

  test("is counted to the end when the process stops", async () => {
    repeat(12, fail);
    await flushLog(log);
    expect(lines.at(-1)).toMatchObject({ event: "lines_left_out", leftOut: 7 });
    await flushLog(log);
    expect(count("lines_left_out")).toBe(1);
  });
});

describe("refused requests", () => {
  test.each([
    ["A100", 401],
    ["A020", 429],
    ["A920", 503],
    ["A999", 500],
  ])("with %s are summarised", (code, status) => {
    repeat(200, () => answer(code, status));
    vi.advanceTimersByTime(10_000);
    expect(count("request_answered")).toBe(5);
    expect(lines.at(-1)).toMatchObject({ event: "lines_left_out", of: "request_answered", code, status, leftOut: 195 });
  });

  test("of one account do not hide those of another", () => {
    repeat(200, () => answer("A020", 429, "acme"));
    answer("A020", 429, "other");
    expect(lines.at(-1)).toMatchObject({ event: "request_answered", account: "other" });
  });
});

test("requests that are answered otherwise are all written, and so are lines without an error", () => {
  repeat(100, () => answer("A000", 200));
  repeat(100, () => answer("A300", 400, "acme"));
  repeat(100, () => log.warn({ event: "carrier_slow", carrier: "acme" }, "Slow"));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(300);
});

describe.each(["info", "warn", "error"] as const)("at the level %s", (level) => {
  test.each([
    ["an error", { error: loggable(away) }, 5],
    ["a refused password", { status: 401 }, 5],
    ["too many requests", { status: 429 }, 5],
    ["a failure", { status: 500 }, 5],
    ["a busy gateway", { status: 503 }, 5],
    ["an answer", { status: 200 }, 20],
    ["a bad request", { status: 400 }, 20],
    ["a missing form", { status: 404 }, 20],
    ["no request at all", {}, 20],
  ])("of twenty lines about %s %j as many are written as it should be", (_what, fields, written) => {
    repeat(20, () => log[level]({ event: "told", ...fields }, "Told"));
    expect(count("told")).toBe(written);
    repeat(20, () => log.child({ cell: 2 })[level]({ event: "told", ...fields }, "Told"));
    expect(count("told")).toBe(2 * written);
  });
});

test("every line for a search for faults is written", () => {
  log = createLog("debug", { write: (line) => void lines.push(JSON.parse(line)) });
  repeat(20, () => log.debug({ event: "told", error: loggable(away) }, "Told"));
  expect(count("told")).toBe(20);
});
