import { expect, test } from "vitest";
import { Lanes } from "../../../../server/dispatch/lanes.ts";
import { planStep, type WaitingStep } from "../../../../server/dispatch/plan-step.ts";
import { FakeCarrier, makeAccount, makeCarriers, makeHandle, makeMessage, makeStep } from "./fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const { route } = makeCarriers([makeHandle("one", new FakeCarrier())]);

function makeWaiting(accountId: string, validityS = 60): WaitingStep {
  const message = makeMessage({ steps: [makeStep({ validityS })] }, nowMs);
  const ref = { accountId, msgKey: message.msgKey, step: 0 };
  const stored = { ref, message, row: undefined, startedMs: nowMs };
  const plan = planStep({ route, stepValidityS: 1 }, stored, makeAccount(accountId), nowMs, undefined);
  if (plan.kind !== "submit") throw new Error(plan.kind);
  return plan.step;
}

const listAccounts = (steps: readonly WaitingStep[]) => steps.map(({ ref }) => ref.accountId).join("");
const fill = (lanes: Lanes, accounts: string) =>
  [...accounts].filter((account) => lanes.add(makeWaiting(account))).join("");

test("accounts take turns, however many steps another account has", () => {
  const lanes = new Lanes("one");
  fill(lanes, "aaaaaaaaaabc");
  expect(listAccounts(lanes.take(3))).toBe("abc");
  expect(listAccounts(lanes.take(2))).toBe("aa");
  fill(lanes, "b");
  // The account that had the last turn comes after one that had none.
  expect(listAccounts(lanes.take(1))).toBe("a");
  expect(listAccounts(lanes.take(1))).toBe("b");
  expect(listAccounts(lanes.take(100))).toBe("aaaaaa");
  expect([lanes.size, lanes.take(5)]).toEqual([0, []]);
});

test("a large batch takes the same number of each account", () => {
  const lanes = new Lanes("one");
  fill(lanes, "aaaaaaaaaaaabbbbbbbbbbbbcc");
  const taken = listAccounts(lanes.take(12));
  expect(["a", "b", "c"].map((account) => taken.split(account).length - 1)).toEqual([6, 4, 2]);
});

test("steps of one account keep their order, also those that are put back", () => {
  const lanes = new Lanes("one");
  const steps = Array.from({ length: 5 }, () => makeWaiting("a"));
  for (const step of steps) lanes.add(step);
  const taken = lanes.take(3);
  lanes.putBack(taken);
  expect(lanes.size).toBe(5);
  expect(lanes.take(5)).toEqual(steps);
});

test("a lane has a bound that shrinks with the number of lanes, but never below the least", () => {
  const lanes = new Lanes("one", { lane: 4, carrier: 8, least: 1 });
  expect(fill(lanes, "aaaaaa")).toBe("aaaa");
  expect(fill(lanes, "bbbbbb")).toBe("bbbb");
  // The carrier is full, and a new account still has room for its least.
  expect(fill(lanes, "ccdd")).toBe("cd");
  expect(lanes.size).toBe(10);
});

test("no account finds room above twice the bound of the carrier", () => {
  const lanes = new Lanes("one", { lane: 4, carrier: 8, least: 1 });
  fill(lanes, "abcdefghijklmnopqrstuvwxyz");
  expect(lanes.size).toBe(16);
});

test("lanes without room for a claim of the backlog are listed", () => {
  const lanes = new Lanes("one", { lane: 4, carrier: 100, least: 1 });
  fill(lanes, "aaaab");
  expect(lanes.listFull(3)).toEqual(["one/a"]);
  lanes.take(4);
  expect(lanes.listFull(3)).toEqual([]);
});

test("the lanes of a carrier that is down hold fewer steps", () => {
  const lanes = new Lanes("one");
  lanes.isDown = true;
  const many = Array.from({ length: 600 }, () => makeWaiting("a"));
  expect(many.filter((step) => lanes.add(step))).toHaveLength(500);
  lanes.isDown = false;
  expect(many.filter((step) => lanes.add(step))).toHaveLength(600);
});

test("steps that have expired or may go to another carrier are taken out of the middle of a lane", () => {
  const lanes = new Lanes("one");
  const [early, late] = [makeWaiting("a", 10), makeWaiting("a", 20)];
  lanes.add(late);
  lanes.add(early);
  expect(lanes.takeOverdue(nowMs + 9999)).toEqual([]);
  expect(lanes.takeOverdue(nowMs + 10_000)).toEqual([early]);
  expect(lanes.takeIf((step) => step === late)).toEqual([late]);
  expect([lanes.size, lanes.listFull(1)]).toEqual([0, []]);
});

test.each<[string, (lanes: Lanes, step: WaitingStep) => void]>([
  ["added", (lanes, step) => void lanes.add(step)],
  ["put back into a lane of its own", (lanes, step) => lanes.putBack([step])],
  [
    "put back in front of others",
    (lanes, step) => {
      fill(lanes, "aa");
      lanes.putBack([step]);
    },
  ],
  [
    "left when others are taken out",
    (lanes, step) => {
      lanes.putBack([step]);
      fill(lanes, "aa");
      lanes.takeIf((other) => other !== step);
    },
  ],
])("a step that was %s expires in its time", (_how, put) => {
  const lanes = new Lanes("one");
  const step = makeWaiting("a", 30);
  put(lanes, step);
  expect(lanes.takeOverdue(nowMs + 29_999)).toEqual([]);
  expect(lanes.takeOverdue(nowMs + 30_000)).toEqual([step]);
});
