import { expect, test } from "vitest";
import { BUCKET_COUNT, getBucket } from "../../../../server/domain/latency-buckets.ts";
import { shareReads } from "../../../../server/operators/api/share-reads.ts";
import { sumSlot } from "../../../../server/operators/api/traffic-figures.ts";
import { TrafficCounter } from "../../../../server/telemetry/traffic-counter.ts";

test("a process counts by carrier, and gives what it has counted away once", () => {
  const counter = new TrafficCounter();
  counter.countAccepted(3);
  counter.countEnding("smsc", true);
  counter.countEnding("smsc", false);
  counter.observeReport("smsc", 300);
  const taken = counter.take();
  expect(taken.map(({ carrier, accepted, delivered, failed }) => [carrier, accepted, delivered, failed])).toEqual([
    ["", 3, 0, 0],
    ["smsc", 0, 1, 1],
  ]);
  expect(taken[1]?.latencies[getBucket(300)]).toBe(1);
  expect(taken.every(({ latencies }) => latencies.length === BUCKET_COUNT)).toBe(true);
  expect(counter.take()).toEqual([]);
});

test("a slot sums what belongs to carriers and to none", () => {
  const counter = new TrafficCounter();
  counter.countAccepted(2);
  counter.countEnding("a", true);
  counter.countEnding("b", false);
  counter.observeReport("a", 300);
  counter.observeReport("b", 300);
  expect(sumSlot(60, counter.take())).toEqual({
    ...{ atS: 60, accepted: 2, delivered: 1, failed: 1, p50Ms: 350, p95Ms: 485 },
    carriers: [
      { name: "a", delivered: 1, failed: 0 },
      { name: "b", delivered: 0, failed: 1 },
    ],
  });
  expect(sumSlot(70, [])).toEqual({
    ...{ atS: 70, accepted: 0, delivered: 0, failed: 0, p50Ms: undefined, p95Ms: undefined, carriers: [] },
  });
});

test("reads within a short time share an answer, and a failure is not shared with later ones", async () => {
  let nowMs = 0;
  let reads = 0;
  let isBroken = false;
  const read = shareReads(
    async (key: string) => {
      reads += 1;
      if (isBroken) throw new Error("away");
      return `${key}${reads}`;
    },
    1000,
    () => nowMs,
  );
  expect(await Promise.all([read("a"), read("a"), read("b")])).toEqual(["a1", "a1", "b2"]);
  nowMs = 1000;
  isBroken = true;
  await expect(read("a")).rejects.toThrow("away");
  isBroken = false;
  expect(await read("a")).toBe("a4");
});
