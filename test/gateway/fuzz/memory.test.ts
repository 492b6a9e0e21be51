import { describe, expect, test } from "vitest";
import { getRounds } from "../../../scripts/probe/run/schedule.ts";
import { SharedLock } from "../../../scripts/probe/run/shared-lock.ts";
import { LogWatch } from "../../load/fuzz/gateway/log-watch.ts";
import { Ledger, MAY_BE_LOST } from "../../load/fuzz/world/ledger.ts";

const report = (msgKey: string, change: object = {}) => ({ msgKey, ref: "r", reportType: "0", ...change });

describe("the ledger", () => {
  test("counts what is not reported yet", () => {
    const ledger = new Ledger();
    ledger.accepted("a", "K1", "0101", "r");
    ledger.accepted("a", "K2", "0101", "r");
    // Nothing is known of this one before it expires.
    ledger.accepted("a", "K3", "01000008001", "r");
    expect([ledger.open, ledger.reported("a", report("K1")), ledger.open]).toEqual([2, undefined, 1]);
    expect(ledger.openKeys(5)).toEqual(["K2 (a)"]);
  });

  test("complains of what is reported twice, to another, with another ref or before its end", () => {
    const ledger = new Ledger();
    for (const key of ["K1", "K2"]) ledger.accepted("a", key, "0101", "r");
    expect(ledger.reported("b", report("K1"))).toBe("a report of a was handed to b");
    expect(ledger.reported("a", report("K1", { ref: "s" }))).toContain("another ref");
    expect(ledger.reported("a", report("K1", { reportType: "1" }))).toContain("not final");
    ledger.reported("a", report("K1"));
    expect(ledger.reported("a", report("K1"))).toBe("K1 was reported twice");
    expect(ledger.reported("a", report("K1"), "allowed")).toBeUndefined();
  });

  test("a report may be faster than the answer, but not without one", () => {
    const ledger = new Ledger();
    ledger.reported("a", report("EARLY"));
    ledger.reported("a", report("NEVER"));
    ledger.reported("a", report("LOST", { ref: MAY_BE_LOST }));
    ledger.accepted("a", "EARLY", "0101", "r");
    expect([ledger.open, ledger.unclaimed()]).toEqual([0, ["NEVER"]]);
  });

  test("a key is one message's", () => {
    const ledger = new Ledger();
    ledger.accepted("a", "K1", "0101", "r");
    expect(ledger.accepted("a", "K1", "0101", "r")).toBeUndefined();
    expect(ledger.accepted("b", "K1", "0101", "r")).toBe("the msgKey K1 was given out twice");
  });
});

test("what must not be printed is found, also across two pieces of a line", () => {
  const log = new LogWatch();
  log.hide("s3cret", "a password");
  log.hideNumbers("010700");
  const token = `${"a".repeat(30)}.${"b".repeat(30)}`;
  log.hideToken(token);
  log.read('{"a":"s3c');
  expect([...log.found.keys()]).toEqual([]);
  log.read('ret"}\n{"ms":12345678}\n');
  expect([...log.found.keys()]).toEqual(["a password"]);
  log.read('{"to":"01070012345"}\nno JSON\n');
  expect([...log.found.keys()]).toEqual(["a password", "a phone number"]);
  log.read(`{"authorization":"Bearer ${token}"}\n`);
  expect([...log.found.keys()]).toEqual(["a password", "a phone number", "a token"]);
  expect(log.errors).toEqual(["no JSON"]);
});

test("the same seed gives the same rounds, another one gives others", () => {
  const kinds = ["x", "y"].map((name) => ({ name, about: "", cases: 1, property: () => null as never }));
  const seeds = (seed: number) => [...getRounds(kinds, seed, 3)].map(({ round }) => round.seed);
  expect(seeds(1)).toEqual(seeds(1));
  expect(new Set([...seeds(1), ...seeds(2)]).size).toBe(4);
});

test("who must be alone waits for the others, and is not overtaken", async () => {
  const lock = new SharedLock();
  let inside = 0;
  const seen: number[] = [];
  const work = async () => {
    inside += 1;
    seen.push(inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
  };
  await Promise.all([false, false, true, false].map((alone) => lock.run(alone, work)));
  expect(seen).toEqual([1, 2, 1, 1]);
});
