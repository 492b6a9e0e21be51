import { expect, test } from "vitest";
import type { StepRef } from "../../server/domain/delivery.ts";
import { Recorder } from "../../server/reports/recorder.ts";
import { Reports } from "../../server/store/reports.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeKeyAt } from "./fixtures.ts";
import { begin } from "./step-fixtures.ts";

const RECORDERS = 4;
const POLLERS = 8;
const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

const parts = (refs: readonly StepRef[], size: number): StepRef[][] =>
  Array.from({ length: Math.ceil(refs.length / size) }, (_, index) => refs.slice(index * size, (index + 1) * size));

/** Begins steps and records their ends, some of them by two recorders at once. */
async function work(refs: readonly StepRef[], clock: () => number): Promise<void> {
  const atOnce = refs.length / 10;
  const database = fresh.replica();
  const recorder = new Recorder({ database, now: clock });
  const rival = new Recorder({ database, now: clock });
  for (const part of parts(refs, atOnce)) {
    await begin(database, part, nowMs);
    const ends = part.map((ref) => ({ kind: "ended", ref, ending: { state: "delivered", code: "10000" } }) as const);
    await Promise.all([recorder.record(ends), rival.record(ends.slice(0, atOnce / 10))]);
  }
}

async function expectHandedOutOnce(total: number): Promise<void> {
  const refs = Array.from({ length: total }, () => ({ accountId: "acme", msgKey: makeKeyAt(nowMs), step: 0 }));
  const handedOut = new Map<string, string[]>();
  let isOver = false;
  const pollers = Array.from({ length: POLLERS }, async () => {
    const reports = new Reports(fresh.replica());
    for (;;) {
      const wasOver = isOver;
      const batch = await reports.openBatch("acme", nowMs);
      if (batch === undefined) {
        if (wasOver) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const acknowledged = await reports.acknowledgeBatch("acme", batch.reportId, nowMs);
      // Pollers see the same batch; the one that acknowledges it is the one to count it.
      if (acknowledged !== "processed") continue;
      expect(batch.reports.length).toBeLessThanOrEqual(1000);
      for (const { msgKey } of batch.reports) handedOut.set(msgKey, [...(handedOut.get(msgKey) ?? []), batch.reportId]);
    }
  });
  const shares = parts(refs, total / RECORDERS);
  // Clocks differ: a report may be committed after others with a later time have been handed out.
  await Promise.all(
    shares.map((share, index) => work(share, () => nowMs - index * 700 - Math.floor(Math.random() * 50))),
  );
  isOver = true;
  await Promise.all(pollers);
  expect(handedOut.size).toBe(total);
  expect([...handedOut.values()].filter((ids) => ids.length !== 1)).toEqual([]);
  expect(refs.filter(({ msgKey }) => !handedOut.has(msgKey))).toEqual([]);
}

const name = "with many recorders and pollers at work every report is handed out exactly once";
test(name, () => expectHandedOutOnce(2000));
test(`${name}, of 20,000`, { tags: ["long"] }, () => expectHandedOutOnce(20_000));
