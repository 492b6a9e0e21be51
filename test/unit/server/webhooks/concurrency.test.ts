import { expect, test } from "vitest";
import { AccountConcurrency } from "../../../../server/webhooks/concurrency.ts";

const begun = (lanes: AccountConcurrency, accountId: string, count: number) => {
  for (let index = 0; index < count; index++) lanes.begin(accountId);
};
const roomOf = (lanes: AccountConcurrency, accountId: string) =>
  lanes.rooms().find((lane) => lane.accountId === accountId)?.room ?? lanes.idleRoom;

test("an account has its bound, and all of them one together", () => {
  const lanes = new AccountConcurrency({ fewest: 2, most: 4, total: 3 });
  begun(lanes, "a", 2);
  expect([roomOf(lanes, "a"), roomOf(lanes, "b"), lanes.room]).toEqual([0, 2, 1]);
  lanes.begin("b");
  expect(lanes.room).toBe(0);
  lanes.end("a");
  expect([roomOf(lanes, "a"), lanes.room]).toEqual([1, 1]);
});

test("the bound grows with deliveries up to the most, and falls back when the receiver lets us wait", () => {
  const lanes = new AccountConcurrency({ fewest: 2, most: 4, total: 100 });
  begun(lanes, "a", 2);
  for (let index = 0; index < 9; index++) lanes.increase("a");
  expect(roomOf(lanes, "a")).toBe(2);
  begun(lanes, "a", 2);
  lanes.reset("a");
  // Four are under way and two are allowed: none may begin until three have ended.
  expect(roomOf(lanes, "a")).toBe(0);
  lanes.end("a");
  lanes.end("a");
  expect(roomOf(lanes, "a")).toBe(0);
  lanes.end("a");
  expect(roomOf(lanes, "a")).toBe(1);
});

test("an account with nothing under way takes no memory", () => {
  const lanes = new AccountConcurrency();
  begun(lanes, "a", 3);
  for (let index = 0; index < 3; index++) lanes.end("a");
  expect([lanes.rooms(), lanes.running]).toEqual([[], 0]);
});
