import { afterEach, expect, test } from "vitest";
import { FollowedWatches } from "../../../../server/dispatch/followed-watches.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { silent, until } from "./given.ts";

const made: FollowedWatches[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((one) => one.stop()));
});

function given() {
  const ended: string[] = [];
  const store = { endWatches: async (watchIds: readonly string[]) => void ended.push(...watchIds) };
  const followed = new FollowedWatches({ store, log: silent, random: () => 0 });
  made.push(followed);
  return { followed, ended };
}

const names = (...msgKeys: readonly string[]) =>
  msgKeys.map((msgKey) => getStepName({ accountId: "acme", msgKey, step: 0 }));

test("a watch ends with the last of its members, once whoever submitted them is done", async () => {
  const { followed, ended } = given();
  followed.follow("w", names("a", "b"));
  followed.ended(names("a", "b", "of another"));
  expect([followed.isOver("w"), ended]).toEqual([true, []]);
  followed.leave("w");
  await until(() => ended.length === 1);
  expect(ended).toEqual(["w"]);
});

test("receipts that come later end it as well", async () => {
  const { followed, ended } = given();
  followed.follow("w", names("a", "b"));
  followed.follow("v", names("c"));
  followed.ended(names("a"));
  followed.leave("w");
  followed.leave("v");
  followed.ended(names("c"));
  await until(() => ended.length === 1);
  followed.ended(names("b"));
  await until(() => ended.length === 2);
  expect(ended).toEqual(["v", "w"]);
});

test("what is forgotten is left to whoever looks when it is due", () => {
  const { followed } = given();
  followed.follow("w", names("a"));
  followed.forget("w");
  followed.ended(names("a"));
  expect(followed.isOver("w")).toBe(false);
});

test("what was begun anew belongs to the watch that follows it now", async () => {
  const { followed, ended } = given();
  followed.follow("before", names("a"));
  followed.follow("now", names("a"));
  followed.forget("before");
  followed.leave("now");
  followed.ended(names("a"));
  await until(() => ended.length === 1);
  expect(ended).toEqual(["now"]);
});

test("memory is bounded: the longest followed are forgotten first", () => {
  const { followed } = given();
  const many = (watch: string) => Array.from({ length: 60_000 }, (_, index) => `${watch}-${index}`);
  followed.follow("first", many("first"));
  followed.follow("second", many("second"));
  followed.follow("third", names("a"));
  followed.follow("fourth", []);
  expect(["first", "fourth"].map((watchId) => followed.isOver(watchId))).toEqual([false, true]);
  followed.ended(names("a"));
  expect(followed.isOver("third")).toBe(true);
});
