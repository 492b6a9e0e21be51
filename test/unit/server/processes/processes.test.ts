import { describe, expect, test } from "vitest";
import { readConfig } from "../../../../server/config.ts";
import { mergeMetrics } from "../../../../server/processes/merge-metrics.ts";
import { planProcesses } from "../../../../server/processes/plan-processes.ts";
import {
  getRestartDelayMs,
  LONGEST_DELAY_MS,
  MAX_DEATHS_IN_A_ROW,
  RestartLimit,
} from "../../../../server/processes/restart-policy.ts";

const namesOf = (role: "all" | "api" | "worker", count: number) => planProcesses(role, count).map(({ name }) => name);

describe("the processes of a machine", () => {
  test("are of the role that was chosen", () => {
    expect(namesOf("api", 2)).toEqual(["api-1", "api-2"]);
    expect(namesOf("worker", 2)).toEqual(["worker-1", "worker-2"]);
  });

  test("are API processes and workers where both halves are wanted, two to one", () => {
    expect(namesOf("all", 1)).toEqual(["all-1"]);
    expect(namesOf("all", 2)).toEqual(["api-1", "worker-1"]);
    expect(namesOf("all", 4)).toEqual(["api-1", "api-2", "api-3", "worker-1"]);
    expect(planProcesses("all", 16).filter(({ role }) => role === "worker")).toHaveLength(5);
  });

  test("are as many as PROCESSES says", () => {
    expect(readConfig({}).processes).toBeUndefined();
    expect(readConfig({ PROCESSES: "12" }).processes).toBe(12);
    expect(readConfig({ PROCESSES: "auto" }).processes).toBeGreaterThan(0);
    for (const wrong of ["0", "257", "many", "-1"])
      expect(() => readConfig({ PROCESSES: wrong })).toThrow("PROCESSES must be auto or a whole number from 1 to 256");
  });

  test("are started again at once, and later if they die again", () => {
    const delays = [0, 1, 2, 3].map(getRestartDelayMs);
    expect(delays).toEqual([250, 500, 1000, 2000]);
    expect(getRestartDelayMs(50)).toBe(LONGEST_DELAY_MS);
  });

  test("are given up when none is left and none can be started", () => {
    const limit = new RestartLimit();
    const diesWithNoneLeft = (times: number) => Array.from({ length: times }, () => limit.onDied(false)).at(-1);
    expect(diesWithNoneLeft(MAX_DEATHS_IN_A_ROW - 1)).toBe(false);
    limit.onReady();
    expect(diesWithNoneLeft(MAX_DEATHS_IN_A_ROW - 1)).toBe(false);
    expect(limit.onDied(true)).toBe(false);
    expect(diesWithNoneLeft(MAX_DEATHS_IN_A_ROW)).toBe(true);
  });
});

test("metrics of several processes are one page, each metric in one place", () => {
  const page = (value: number) =>
    [
      ...["# HELP sent_total Sent.", "# TYPE sent_total counter", `sent_total{code="A000"} ${value}`, ""],
      ...["# HELP open Open.", "# TYPE open gauge", `open ${value}`, ""],
    ].join("\n");
  const merged = mergeMetrics([
    { process: "api-1", text: page(1) },
    { process: "api-2", text: page(2) },
  ]);
  expect(merged.split("\n")).toEqual([
    "# HELP sent_total Sent.",
    "# TYPE sent_total counter",
    'sent_total{process="api-1",code="A000"} 1',
    'sent_total{process="api-2",code="A000"} 2',
    "",
    "# HELP open Open.",
    "# TYPE open gauge",
    'open{process="api-1"} 1',
    'open{process="api-2"} 2',
    "",
  ]);
});
