import { describe, expect, test } from "vitest";
import { readConfig } from "../../../../server/config.ts";
import { createLog, loggable } from "../../../../server/telemetry/log.ts";

describe("an error in the log", () => {
  test("keeps type, code and frames", () => {
    const error = Object.assign(new RangeError("too many"), { code: "23505" });
    expect(loggable(error)).toMatchObject({ type: "RangeError", code: "23505", message: "too many" });
    expect(loggable(error).stack).toEqual(expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]));
  });

  test.each([
    ['invalid input syntax for type json: "hello 01012345678"', "invalid input syntax for type json: …"],
    ["Unexpected token 'x', \"my text\" is not valid JSON", "Unexpected token …, … is not valid JSON"],
    ["no such number 01012345678 at 0212345678", "no such number # at #"],
    ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
    ["db.example:6432: 28000, [::1]:5432: 53300", "db.example:6432: 28000, [::1]:5432: 53300"],
    ["refused (57014) for 01012345678: 0212345678", "refused (57014) for #: #"],
    ['an open quote "and a secret behind it', "an open quote …"],
  ])("loses what callers sent: %s", (message, want) => {
    expect(loggable(new Error(message)).message).toBe(want);
  });

  test("is bounded, and so is what it was caused by", () => {
    const error = new Error("x".repeat(10_000), { cause: new Error('because of "secret"') });
    expect(String(loggable(error).message).length).toBeLessThanOrEqual(300);
    expect(loggable(error).cause).toMatchObject({ message: "because of …" });
  });

  test("may be anything that can be thrown", () => {
    expect(loggable("secret")).toEqual({ type: "string" });
    expect(loggable(undefined)).toEqual({ type: "undefined" });
  });
});

test("a line is JSON with the time, and nothing of the machine", () => {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).info({ event: "greeted", a: 1 }, "hello");
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    event: "greeted",
    a: 1,
    msg: "hello",
  });
});

const lineLevels = ["debug", "info", "warn", "error"] as const;

test.each([
  ["trace", ["debug", "info", "warn", "error"]],
  ["debug", ["debug", "info", "warn", "error"]],
  ["info", ["info", "warn", "error"]],
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
  ["fatal", []],
  ["silent", []],
])("LOG_LEVEL=%s writes these lines, each with its own level: %j", (LOG_LEVEL, written) => {
  const lines: string[] = [];
  const log = createLog(readConfig({ LOG_LEVEL }).logLevel, { write: (line) => void lines.push(line) });
  for (const some of [log, log.child({ cell: 7 })]) {
    for (const level of lineLevels) some[level]({ event: level }, "hello");
    const numbers = { debug: 20, info: 30, warn: 40, error: 50 };
    expect(lines.splice(0).map((line) => JSON.parse(line))).toMatchObject(
      lineLevels.filter((level) => written.includes(level)).map((level) => ({ event: level, level: numbers[level] })),
    );
  }
});
