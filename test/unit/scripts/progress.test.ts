import { afterEach, describe, expect, test, vi } from "vitest";
import { describeProgress, formatSeconds, Progress, writeAbove } from "../../../scripts/project/progress.ts";

const CLEAR = "\r\u001b[K";

/** A terminal or a pipe that keeps what is written, and a clock that is set by hand. */
function newStage(isTTY: boolean, columns = 120) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const stream = { isTTY, columns, write: (text: string) => written.push(text) };
  return { written, clock, stream, now: () => clock.ms };
}

afterEach(() => vi.unstubAllEnvs());

describe("on a terminal", () => {
  test("shows a bar with rate and time left, after a second, and removes it at the end", () => {
    vi.stubEnv("NO_COLOR", "1");
    const { written, clock, ...rest } = newStage(true);
    const progress = new Progress({ name: "fuzz", unit: "rounds", total: 40, notes: () => ["2 failures"], ...rest });
    clock.ms = 900;
    progress.update(5);
    expect(written).toEqual([]);
    clock.ms = 5_000;
    progress.update(10);
    const bar = `${"█".repeat(6)}${"░".repeat(18)}`;
    expect(written).toEqual([`${CLEAR}fuzz  ${bar}  25 %  10 of 40 rounds  2.0 a second  15 s left  2 failures`]);
    // It is not drawn more often than an eye can follow.
    clock.ms = 5_100;
    progress.update(11);
    expect(written).toHaveLength(1);
    progress.stop();
    expect(written.slice(1)).toEqual([CLEAR]);
  });

  test("goes out of the way of what is printed, and never wraps", () => {
    vi.stubEnv("NO_COLOR", "1");
    const { written, clock, stream, now } = newStage(true, 50);
    const progress = new Progress({ name: "fuzz", unit: "rounds", total: 40, stream, now });
    clock.ms = 2_000;
    progress.update(10);
    const [drawn = ""] = written;
    expect(drawn.replace(CLEAR, "").length).toBeLessThan(50);
    writeAbove("found something\n", stream);
    expect(written).toEqual([drawn, CLEAR, "found something\n", drawn]);
    progress.stop();
    writeAbove("the end\n", stream);
    expect(written.slice(4)).toEqual([CLEAR, "the end\n"]);
  });

  test("is coloured unless NO_COLOR is set", () => {
    vi.stubEnv("NO_COLOR", undefined);
    const { written, clock, ...rest } = newStage(true);
    const progress = new Progress({ name: "docs", unit: "pages", ...rest });
    clock.ms = 2_000;
    progress.update(3, 4);
    progress.stop();
    expect(written[0]).toContain("\u001b[36m");
  });
});

test("elsewhere it is a plain line every ten seconds, and nothing for quick work", () => {
  const { written, clock, ...rest } = newStage(false);
  const progress = new Progress({ name: "fault", total: 60, ...rest });
  for (clock.ms = 0; clock.ms <= 25_000; clock.ms += 500) progress.update(0);
  progress.stop();
  expect(written).toEqual(["fault: 16 %, 50 s left\n", "fault: 33 %, 40 s left\n"]);
});

test.each([
  [{ unit: "rounds", total: 4, done: 0, elapsedMs: 5_000 }, ["0 %", "0 of 4 rounds"]],
  [{ unit: "rounds", total: 4, done: 1, elapsedMs: 30_000 }, ["25 %", "1 of 4 rounds", "30 s each", "1 min 30 s left"]],
  // The first pages of a documentation are the longest.
  [{ unit: "pages", total: 478, isUneven: true, done: 16, elapsedMs: 10_000 }, ["3 %", "16 of 478 pages"]],
  [{ unit: "requests", done: 500, elapsedMs: 10_000 }, ["500 requests", "50 a second"]],
  // Time that is over is not a negative time.
  [{ total: 10, done: 12, elapsedMs: 12_000 }, ["100 %", "0 s left"]],
])("%o is told as %o", (numbers, words) => {
  expect(describeProgress({ ...numbers, notes: [] })).toEqual(words);
});

test("tells long times in hours", () => {
  expect([59.4, 61, 7_500].map(formatSeconds)).toEqual(["59 s", "1 min 1 s", "2 h 5 min"]);
});
