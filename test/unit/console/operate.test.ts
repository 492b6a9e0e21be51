import { describe, expect, test } from "vitest";
import { groupLetters } from "../../../console/operators/dead-letters/group-letters.ts";
import { listGroupChanges, toGroup } from "../../../console/operators/messages/message-group.ts";
import {
  EMPTY,
  findCodeFault,
  findKeyFault,
  findRecipientFault,
  fromAddress,
  RANGES,
  type SearchQuery,
  toAddress,
  toQuery,
} from "../../../console/operators/messages/search-query.ts";
import { STATE_ACTIONS } from "../../../console/operators/messages/state-actions.ts";
import { describeOpen, describePaused, getHealth } from "../../../console/operators/overview/carrier-health.ts";
import {
  DURATION_STEPS,
  describeWindow,
  formatDuration,
  formatStep,
  getFailures,
  getLatency,
  getThroughput,
  getTotals,
  listLonePoints,
  type Slot,
} from "../../../console/operators/overview/figures.ts";
import { messageStates } from "../../../generated/admin/tables.ts";
import type { MessageState } from "../../../generated/admin/types.ts";
import { CANCELLED, type StepHistory } from "../../../server/domain/message-history.ts";
import { decideCancel, decideRequeue } from "../../../server/domain/operator-actions.ts";
import { history, step } from "../server/domain/message-fixtures.ts";

const makeSlot = (at: number, change: Partial<Slot> = {}): Slot => ({
  ...{ at, accepted: 0, delivered: 0, failed: 0, p50Ms: null, p95Ms: null, carriers: [] },
  ...change,
});

describe("the figures", () => {
  const slots = [
    makeSlot(0, {
      accepted: 20,
      delivered: 10,
      p50Ms: 500,
      p95Ms: 1500,
      carriers: [{ name: "a", delivered: 10, failed: 0 }],
    }),
    makeSlot(10, { failed: 30, carriers: [{ name: "b", delivered: 0, failed: 30 }] }),
    makeSlot(20, { accepted: 5 }),
  ];
  const traffic = { slotSeconds: 10, until: 27, slots };

  test("are rates, without a short slot that is not over and has less than the one before", () => {
    expect(getThroughput(traffic)).toEqual({
      times: [0, 10],
      series: [
        { label: "Accepted", values: [2, 0] },
        { label: "Delivered", values: [1, 0] },
      ],
    });
    expect(getLatency(traffic).series).toEqual([
      { label: "p50", values: [0.5, null] },
      { label: "p95", values: [1.5, null] },
    ]);
  });

  test.each([10, 30, 300])(
    "of a slot of %i seconds that has just begun are shown if they are higher",
    (slotSeconds) => {
      const burst = { slotSeconds, slots: [makeSlot(0, { accepted: 1 }), makeSlot(slotSeconds, { accepted: 900 })] };
      const { times, series } = getThroughput({ ...burst, until: slotSeconds + 2 });
      expect(times).toEqual([0, slotSeconds]);
      expect(series[0]?.values[1]).toBe(900 / Math.min(30, slotSeconds));
    },
  );

  test("of a long slot that is not over are rates of what has passed of it", () => {
    const running = makeSlot(300, { accepted: 80, carriers: [{ name: "a", delivered: 0, failed: 20 }] });
    const long = { slotSeconds: 300, slots: [makeSlot(0, { accepted: 900 }), running] };
    expect(getThroughput({ ...long, until: 329 }).times).toEqual([0]);
    expect(getThroughput({ ...long, until: 340 }).series[0]?.values).toEqual([3, 2]);
    expect(getFailures({ ...long, until: 340 }).series).toEqual([{ label: "a", values: [0, 0.5] }]);
    expect(getLatency({ ...long, until: 340 }).times).toEqual([0, 300]);
    expect(describeWindow({ ...long, until: 340 })).toBe("10 min");
  });

  test("of carriers begin with the one that fails most, and the sixth and later ones are summed", () => {
    expect(getFailures(traffic).series).toEqual([
      { label: "b", values: [0, 3] },
      { label: "a", values: [0, 0] },
    ]);
    const carriers = Array.from({ length: 8 }, (_, index) => ({
      name: `c${index}`,
      delivered: 0,
      failed: 80 - index * 10,
    }));
    const { series } = getFailures({ ...traffic, slots: [makeSlot(0, { carriers }), makeSlot(10)] });
    expect(series.map(({ label, values }) => `${label} ${values[0]}`)).toEqual([
      ...["c0 8", "c1 7", "c2 6", "c3 5", "c4 4", "Others 6"],
    ]);
  });

  test("are points where they have no neighbour to draw a line to", () => {
    expect(listLonePoints([1, null, 0, 3, null, 2])).toEqual([0, 5]);
    expect(listLonePoints([])).toEqual([]);
  });

  test("are summed for the whole time", () => {
    expect(getTotals(traffic)).toEqual({ accepted: 25, delivered: 10, failed: 30, failedShare: 0.75, p95Ms: 1500 });
    expect(getTotals({ ...traffic, slots: [] })).toMatchObject({ failedShare: undefined, p95Ms: undefined });
  });

  test("say durations in the unit that fits", () => {
    expect([0, 950, 1400, 59_000, 600_000, 10_800_000, 432_000_000].map(formatDuration)).toEqual([
      ...["0 ms", "950 ms", "1.4 s", "59 s", "10 min", "3 h", "5 d"],
    ]);
    expect([145_000, 200_000].map(formatDuration)).toEqual(["2.4 min", "3.3 min"]);
  });

  test("stand at an axis exactly", () => {
    const steps = [0, 0.1 + 0.2, 1.5, 90, 100, 120, 300, 5400, 7200, 172_800];
    expect(steps.map(formatStep)).toEqual([
      ...["0", "300 ms", "1.5 s", "90 s", "100 s", "2 min", "5 min", "90 min", "2 h", "2 d"],
    ]);
    for (const step of DURATION_STEPS) expect(formatStep(step)).toMatch(/^\d+ (ms|s|min|h|d)$/);
  });
});

test("the health of a carrier is said in a word", () => {
  const carrier = {
    name: "smsc",
    pausedAt: null,
    pausedBy: null,
    state: "running" as const,
    workers: 2,
    up: 2,
    failing: 0,
    underWay: 0,
    waiting: 0,
    open: null,
    shares: [],
  };
  const paused = { ...carrier, state: "paused", pausedAt: "2026-11-16T02:30:00Z", open: 3 } as const;
  const cases = [
    [carrier, "Up"],
    [{ ...carrier, up: 1 }, "1 of 2 up"],
    [{ ...carrier, up: 0 }, "Down"],
    [{ ...carrier, workers: 0, up: 0 }, "No worker"],
    [{ ...carrier, state: "missing", workers: 0, up: 0 }, "Not in the carriers file"],
    [paused, "Paused"],
    [{ ...paused, underWay: 1 }, "Paused"],
    [{ ...paused, state: "drained" }, "Drained"],
    [{ ...paused, state: "draining", underWay: 1200 }, "Draining: 1,200 left"],
  ] as const;
  expect(cases.map(([one]) => getHealth(one).text)).toEqual(cases.map(([, text]) => text));
  // A dash would look like none.
  expect([carrier, { ...carrier, open: 0 }, paused].map(describeOpen)).toEqual(["not counted", "0", "3"]);
  const drained = { ...paused, name: "backup", state: "drained" } as const;
  expect(describePaused([carrier])).toBeUndefined();
  expect(describePaused([carrier, drained])).toBe("backup is paused: nothing leaves for it until it is resumed.");
  expect(describePaused([paused, drained])).toBe(
    "smsc, backup are paused: nothing leaves for them until they are resumed.",
  );
  expect(describePaused([paused, drained], "smsc")).toMatch(/^smsc is paused/);
  expect(describePaused([paused], "backup")).toBeUndefined();
});

/** The only step of a message in this state; undefined: none was begun. */
function toLastStep(state: MessageState): StepHistory | undefined {
  if (state === "scheduled" || state === "waiting") return undefined;
  return state === "cancelled" ? { ...step, state: "failed", carrier: CANCELLED } : { ...step, state };
}

test.each(messageStates)("a message that is %s is offered what the gateway does", (state) => {
  const last = toLastStep(state);
  const steps = last === undefined ? [] : [last];
  const { kind } = decideRequeue({ ...history, steps, handOut: { ...history.handOut, isPending: true } });
  expect(STATE_ACTIONS[state]).toBe(kind === "refused" ? "none" : kind);
  expect(STATE_ACTIONS[state] === "release").toBe(decideCancel({ last }).ok);
});

describe("a search", () => {
  const fields = {
    ...EMPTY,
    to: "010-1234 5678",
    ref: " order-7 ",
    account: "acme",
    state: "failed",
    code: "23001",
    channel: "sms",
    since: "2026-11-16T02:30",
  };
  const nowMs = Date.parse("2026-11-16T12:00:00Z");

  test("of the last minutes or days ends now, whatever the times say", () => {
    const searches = RANGES.map(({ name }) => toQuery({ ...EMPTY, last: name, until: "2026-11-16T02:30" }, nowMs));
    expect(searches).toEqual([
      { since: "2026-11-16T11:45:00.000Z" },
      { since: "2026-11-16T11:00:00.000Z" },
      { since: "2026-11-15T12:00:00.000Z" },
      { since: "2026-11-09T12:00:00.000Z" },
      { since: "2026-10-17T12:00:00.000Z" },
    ]);
  });

  test.each<[SearchQuery, readonly string[]]>([
    [{ state: "waiting" }, ["Send all now", "Cancel all"]],
    [{ state: "failed", code: "23001", account: "acme" }, ["Send all again"]],
    [{ state: "unknown", channel: "sms" }, ["Send all again"]],
    // A group has neither of these, so that it would be another one than the list.
    [{ state: "failed", ref: "order-7" }, []],
    [{ state: "failed", to: "01012345678" }, []],
    [{ state: "waiting", code: "23001" }, []],
    [{ state: "cancelled" }, ["Send all anyway"]],
    [{ state: "delivered" }, []],
    [{ state: "submitting" }, []],
    [{}, []],
  ])("by %o can be changed as a whole: %o", (query, labels) => {
    expect(listGroupChanges(query).map(({ label }) => label)).toEqual(labels);
  });

  test("is changed as a whole in the window that its list has", () => {
    const [now, dayBefore] = [new Date(nowMs).toISOString(), new Date(nowMs - 86_400_000).toISOString()];
    expect(toGroup({ state: "failed" }, "", nowMs)).toEqual({ since: dayBefore, until: now, limit: 1000 });
    // They are listed by a time that is yet to come.
    expect(toGroup({ state: "scheduled" }, "", nowMs)).toEqual({ since: dayBefore, limit: 1000 });
    const query = { account: "acme", channel: "sms", since: "2026-11-01T00:00:00.000Z" } as const;
    expect(toGroup(query, "smsc", nowMs)).toEqual({ ...query, carrier: "smsc", until: now, limit: 1000 });
    expect(toGroup({ until: dayBefore }, "", nowMs)).toEqual({ until: dayBefore, limit: 1000 });
  });

  test("asks for what the fields say, with the number as clients write it", () => {
    expect(toQuery(fields, nowMs)).toEqual({
      ...{ to: "01012345678", ref: "order-7", account: "acme", state: "failed", code: "23001", channel: "sms" },
      since: new Date("2026-11-16T02:30").toISOString(),
    });
    expect(toQuery({ ...EMPTY, state: "none of them", channel: "fax", until: "soon" }, nowMs)).toEqual({});
  });

  test("is in the address of the page, without the recipient", () => {
    expect(toAddress(fields)).not.toContain("1234");
    const query = Object.fromEntries(new URLSearchParams(toAddress(fields)));
    expect(fromAddress(query)).toEqual({ ...fields, to: "" });
    expect(toAddress(EMPTY)).toBe("");
  });

  test("has faults that are shown before it is sent", () => {
    expect([findRecipientFault(""), findRecipientFault("+82 10-1234-5678")]).toEqual([undefined, undefined]);
    expect(findRecipientFault("Kim")).toContain("digits");
    expect([findCodeFault(""), findCodeFault(" 23001 "), findCodeFault("A000")]).toEqual([
      ...[undefined, undefined, "5 digits, such as 23001"],
    ]);
    expect(findKeyFault("01KA4QZ5T0G1V9H2M3N4P5Q6R7")).toBeUndefined();
    expect(findKeyFault("short")).toContain("26");
  });
});

test("dead letters are sent again in one request for each account, and a hundred in each", () => {
  const letters = [
    ...Array.from({ length: 101 }, (_, index) => ({ account: "a", msgKey: `k${index}` })),
    { account: "b", msgKey: "x" },
  ];
  expect(groupLetters(letters).map(({ account, msgKeys }) => [account, msgKeys.length])).toEqual([
    ...[
      ["a", 100],
      ["a", 1],
      ["b", 1],
    ],
  ]);
});
