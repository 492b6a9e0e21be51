import { expect, test } from "vitest";
import { BUCKET_COUNT, getBucket } from "../../../../server/domain/latency-buckets.ts";
import { shareReads } from "../../../../server/operators/share-reads.ts";
import { sumSlot } from "../../../../server/operators/traffic-figures.ts";
import { TrafficCounter } from "../../../../server/telemetry/traffic-counter.ts";
import { AnsweredCommands } from "./answered-command.ts";

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
  expect(taken.map(({ longestMs }) => longestMs)).toEqual([0, 300]);
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
    ...{ at: 60, accepted: 2, delivered: 1, failed: 1, p50Ms: 250, p95Ms: 295 },
    carriers: [
      { name: "a", delivered: 1, failed: 0 },
      { name: "b", delivered: 0, failed: 1 },
    ],
  });
  expect(sumSlot(70, [])).toEqual({
    ...{ at: 70, accepted: 0, delivered: 0, failed: 0, p50Ms: null, p95Ms: null, carriers: [] },
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

test("account traffic counts by day and by report code", async () => {
  const getAccountTraffic = {
    days: [{ day: "2025-11-15", messages: 7, delivered: 3, failed: 1, expired: 0, cancelled: 2, open: 1 }],
    codes: [
      { code: "10000", text: "Delivered", count: 3 },
      { code: "23001", text: "No subscriber", count: 1 },
    ],
  };
  const commands = new AnsweredCommands({ getAccountTraffic });
  expect(await commands.json("account", "traffic", "acme", "--days", "1")).toEqual({
    id: "acme",
    ...getAccountTraffic,
  });
  expect((await commands.run("account", "traffic", "--id", "acme")).out).toMatch(
    /^DAY +MESSAGES +DELIVERED +FAILED +EXPIRED +CANCELLED +OPEN\n2025-11-15 +7 +3 +1 +0 +2 +1\n\nCODE +MESSAGES +TEXT\n10000 +3 +Delivered\n23001/,
  );
  commands.answers.getAccountTraffic = { days: [], codes: [] };
  expect((await commands.run("account", "traffic", "acme")).out).toBe("acme has sent nothing in 7 days.\n");
});

test("traffic shows the slots in which something was sent", async () => {
  const slot = { at: 60, accepted: 3, delivered: 2, failed: 1, p50Ms: 350, p95Ms: null, carriers: [] };
  const empty = { ...slot, at: 70, accepted: 0, delivered: 0, failed: 0 };
  const commands = new AnsweredCommands({ getTraffic: { slotSeconds: 10, slots: [slot, empty] } });
  expect((await commands.run("traffic", "--minutes", "60")).out).toMatch(
    /^FROM .*P95\n1970-01-01T00:01:00.000Z +3 +2 +1 +0\.[34] s +-\n$/,
  );
  expect((await commands.run("traffic", "--minutes", "7")).error).toContain("--minutes must be 15 or 60");
  commands.answers.getTraffic = { slotSeconds: 10, slots: [empty] };
  expect((await commands.run("traffic")).out).toBe("Nothing was sent in 15 minutes.\n");
});

test("backlog shows what waits", async () => {
  const carriers = [
    { name: "smsc", steps: 4, oldestSeconds: 12.4 },
    { name: null, steps: 1, oldestSeconds: 0.2 },
  ];
  const getBacklog = { steps: 5, oldestSeconds: 12.4, carriers, deadLetters: 2, silentCells: [] };
  const commands = new AnsweredCommands({ getBacklog });
  expect((await commands.run("backlog")).out).toMatch(
    /^CARRIER +STEPS +OLDEST\nsmsc +4 +12 s\n\(none yet\) +1 +0 s\nWebhooks given up: 2\.\n$/,
  );
  commands.answers.getBacklog = { ...getBacklog, carriers: [] };
  expect((await commands.run("backlog")).out).toBe("Nothing waits.\nWebhooks given up: 2.\n");
});
