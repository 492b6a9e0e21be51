import { afterEach, expect, test } from "vitest";
import { FinishedLeases } from "../../../../server/dispatch/finished-leases.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { finish, until, useFakeTime } from "./fake-time.ts";
import { silent } from "./fixtures.ts";

useFakeTime();

const started: FinishedLeases[] = [];
afterEach(async () => {
  await finish(Promise.all(started.splice(0).map((finishedLeases) => finishedLeases.stop())));
});

function makeFinishedLeases() {
  const deleted: string[] = [];
  const failures: Error[] = [];
  const deleteLeases = async (leaseIds: readonly string[]) => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    deleted.push(...leaseIds);
  };
  const finishedLeases = new FinishedLeases({ store: { deleteLeases }, log: silent, random: () => 0 });
  started.push(finishedLeases);
  return { finishedLeases, deleted, failures };
}

const names = (...msgKeys: readonly string[]) =>
  msgKeys.map((msgKey) => getStepName({ accountId: "acme", msgKey, step: 0 }));

test("a lease is deleted when its last step has ended and its submission is over", async () => {
  const { finishedLeases, deleted } = makeFinishedLeases();
  finishedLeases.track("w", names("a", "b"));
  finishedLeases.stepsEnded(names("a", "b", "of another lease"));
  expect([finishedLeases.isFinished("w"), deleted]).toEqual([true, []]);
  finishedLeases.submitted("w");
  await until(() => deleted.length === 1);
  expect(deleted).toEqual(["w"]);
});

test("a lease is deleted also by receipts that come after its submission", async () => {
  const { finishedLeases, deleted } = makeFinishedLeases();
  finishedLeases.track("w", names("a", "b"));
  finishedLeases.track("v", names("c"));
  finishedLeases.stepsEnded(names("a"));
  finishedLeases.submitted("w");
  finishedLeases.submitted("v");
  finishedLeases.stepsEnded(names("c"));
  await until(() => deleted.length === 1);
  finishedLeases.stepsEnded(names("b"));
  await until(() => deleted.length === 2);
  expect(deleted).toEqual(["v", "w"]);
});

test("a lease is deleted when its last step is begun again with another lease", async () => {
  const { finishedLeases, deleted } = makeFinishedLeases();
  finishedLeases.track("w", names("a", "b"));
  finishedLeases.stepsEnded(names("a"));
  finishedLeases.submitted("w");
  finishedLeases.track("v", names("b"));
  await until(() => deleted.length === 1);
  expect([deleted, finishedLeases.isFinished("v")]).toEqual([["w"], false]);
  finishedLeases.submitted("v");
  finishedLeases.stepsEnded(names("b"));
  await until(() => deleted.length === 2);
  expect(deleted).toEqual(["w", "v"]);
});

test("a lease that could not be deleted is deleted a little later", async () => {
  const { finishedLeases, deleted, failures } = makeFinishedLeases();
  failures.push(new Error("database away"));
  finishedLeases.track("w", []);
  finishedLeases.submitted("w");
  await until(() => deleted.length === 1);
  expect([deleted, failures]).toEqual([["w"], []]);
});

test("a lease that is not tracked any more is left until it comes due", () => {
  const { finishedLeases } = makeFinishedLeases();
  finishedLeases.track("w", names("a"));
  finishedLeases.untrack("w");
  finishedLeases.stepsEnded(names("a"));
  expect(finishedLeases.isFinished("w")).toBe(false);
});

test("a step that was begun again belongs to its newest lease", async () => {
  const { finishedLeases, deleted } = makeFinishedLeases();
  finishedLeases.track("before", names("a"));
  finishedLeases.track("now", names("a"));
  finishedLeases.untrack("before");
  finishedLeases.submitted("now");
  finishedLeases.stepsEnded(names("a"));
  await until(() => deleted.length === 1);
  expect(deleted).toEqual(["now"]);
});

test("memory is bounded: the oldest leases are not tracked any more", () => {
  const { finishedLeases } = makeFinishedLeases();
  const many = (lease: string) => Array.from({ length: 60_000 }, (_, index) => `${lease}-${index}`);
  finishedLeases.track("first", many("first"));
  finishedLeases.track("second", many("second"));
  finishedLeases.track("third", names("a"));
  finishedLeases.track("fourth", []);
  expect(["first", "fourth"].map((leaseId) => finishedLeases.isFinished(leaseId))).toEqual([false, true]);
  finishedLeases.stepsEnded(names("a"));
  expect(finishedLeases.isFinished("third")).toBe(true);
});

test("a lease keeps a step that was begun again under it while its earlier submission was not over", async () => {
  const { finishedLeases, deleted } = makeFinishedLeases();
  finishedLeases.track("w", names("a", "b"));
  // The carrier had no room for it, and takes it while it still gets the other one.
  finishedLeases.track("v", names("a"));
  finishedLeases.stepsLeft("w", names("a"));
  finishedLeases.submitted("v");
  finishedLeases.stepsLeft("w", names("b"));
  finishedLeases.submitted("w");
  await until(() => deleted.length === 1);
  expect(deleted).toEqual(["w"]);
});
