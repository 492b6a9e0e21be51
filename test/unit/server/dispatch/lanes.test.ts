import { expect, test } from "vitest";
import { Lanes } from "../../../../server/dispatch/lanes.ts";
import { planStep } from "../../../../server/dispatch/plan.ts";
import type { WaitingStep } from "../../../../server/dispatch/waiting-step.ts";
import { accountOf, carriersOf, FakeCarrier, handleOf, messageAt, stepOf } from "./given.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const { route } = carriersOf([handleOf("one", new FakeCarrier())]);

function stepFor(accountId: string, validityS = 60): WaitingStep {
  const message = messageAt(nowMs, { steps: [stepOf({ validityS })] });
  const ref = { accountId, msgKey: message.msgKey, step: 0 };
  const stored = { ref, message, row: undefined, startedMs: nowMs };
  const plan = planStep({ route, stepValidityS: 1 }, stored, accountOf(accountId), nowMs, undefined);
  if (plan.kind !== "wait") throw new Error(plan.kind);
  return plan.step;
}

const accountsOf = (steps: readonly WaitingStep[]) => steps.map(({ ref }) => ref.accountId).join("");
const fill = (lanes: Lanes, accounts: string) =>
  [...accounts].filter((account) => lanes.add(stepFor(account))).join("");

test("each account gets its turn, however many steps another has", () => {
  const lanes = new Lanes("one");
  fill(lanes, "aaaaaaaaaabc");
  expect(accountsOf(lanes.take(3))).toBe("abc");
  expect(accountsOf(lanes.take(2))).toBe("aa");
  fill(lanes, "b");
  // Whoever had the last turn is behind one who had none.
  expect(accountsOf(lanes.take(1))).toBe("a");
  expect(accountsOf(lanes.take(1))).toBe("b");
  expect(accountsOf(lanes.take(100))).toBe("aaaaaa");
  expect([lanes.size, lanes.take(5)]).toEqual([0, []]);
});

test("a large batch takes the same number of each account", () => {
  const lanes = new Lanes("one");
  fill(lanes, "aaaaaaaaaaaabbbbbbbbbbbbcc");
  const taken = accountsOf(lanes.take(12));
  expect(["a", "b", "c"].map((account) => taken.split(account).length - 1)).toEqual([6, 4, 2]);
});

test("steps of one account keep their order, also those that are put back", () => {
  const lanes = new Lanes("one");
  const steps = Array.from({ length: 5 }, () => stepFor("a"));
  for (const step of steps) lanes.add(step);
  const taken = lanes.take(3);
  lanes.putBack(taken);
  expect(lanes.size).toBe(5);
  expect(lanes.take(5)).toEqual(steps);
});

test("a lane is bounded, and shrinks as others come, but never below its least", () => {
  const lanes = new Lanes("one", { lane: 4, carrier: 8, least: 1 });
  expect(fill(lanes, "aaaaaa")).toBe("aaaa");
  expect(fill(lanes, "bbbbbb")).toBe("bbbb");
  // Full as the carrier is, a newcomer finds room for its least.
  expect(fill(lanes, "ccdd")).toBe("cd");
  expect(lanes.size).toBe(10);
});

test("twice the carrier's bound is the end for everybody", () => {
  const lanes = new Lanes("one", { lane: 4, carrier: 8, least: 1 });
  fill(lanes, "abcdefghijklmnopqrstuvwxyz");
  expect(lanes.size).toBe(16);
});

test("lanes that could not take a job from the backlog are named", () => {
  const lanes = new Lanes("one", { lane: 4, carrier: 100, least: 1 });
  fill(lanes, "aaaab");
  expect(lanes.full(3)).toEqual(["one/a"]);
  lanes.take(4);
  expect(lanes.full(3)).toEqual([]);
});

test("a carrier that is down holds fewer", () => {
  const lanes = new Lanes("one");
  lanes.isDown = true;
  const many = Array.from({ length: 600 }, () => stepFor("a"));
  expect(many.filter((step) => lanes.add(step))).toHaveLength(500);
  lanes.isDown = false;
  expect(many.filter((step) => lanes.add(step))).toHaveLength(600);
});

test("what has expired, and what may go elsewhere, is taken out of the middle", () => {
  const lanes = new Lanes("one");
  const [early, late] = [stepFor("a", 10), stepFor("a", 20)];
  lanes.add(late);
  lanes.add(early);
  expect(lanes.takeExpired(nowMs + 9999)).toEqual([]);
  expect(lanes.takeExpired(nowMs + 10_000)).toEqual([early]);
  expect(lanes.takeIf((step) => step === late)).toEqual([late]);
  expect([lanes.size, lanes.full(1)]).toEqual([0, []]);
});
