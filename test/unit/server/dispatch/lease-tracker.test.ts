import { afterEach, expect, test } from "vitest";
import { LeaseTracker } from "../../../../server/dispatch/lease-tracker.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { finish, until, useFakeTime } from "./fake-time.ts";
import { silent } from "./fixtures.ts";

useFakeTime();

const trackers: LeaseTracker[] = [];
afterEach(async () => {
  await finish(Promise.all(trackers.splice(0).map((tracker) => tracker.stop())));
});

function makeTracker() {
  const deleted: string[] = [];
  const failures: Error[] = [];
  const deleteLeases = async (leaseIds: readonly string[]) => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    deleted.push(...leaseIds);
  };
  const tracker = new LeaseTracker({ store: { deleteLeases }, log: silent, random: () => 0 });
  trackers.push(tracker);
  return { tracker, deleted, failures };
}

const names = (...msgKeys: readonly string[]) =>
  msgKeys.map((msgKey) => getStepName({ accountId: "acme", msgKey, step: 0 }));

test("a lease is deleted when its last step has ended and its submission is over", async () => {
  const { tracker, deleted } = makeTracker();
  tracker.track("w", names("a", "b"));
  tracker.stepsEnded(names("a", "b", "of another lease"));
  expect([tracker.isFinished("w"), deleted]).toEqual([true, []]);
  tracker.submitted("w");
  await until(() => deleted.length === 1);
  expect(deleted).toEqual(["w"]);
});

test("a lease is deleted also by receipts that come after its submission", async () => {
  const { tracker, deleted } = makeTracker();
  tracker.track("w", names("a", "b"));
  tracker.track("v", names("c"));
  tracker.stepsEnded(names("a"));
  tracker.submitted("w");
  tracker.submitted("v");
  tracker.stepsEnded(names("c"));
  await until(() => deleted.length === 1);
  tracker.stepsEnded(names("b"));
  await until(() => deleted.length === 2);
  expect(deleted).toEqual(["v", "w"]);
});

test("a lease that could not be deleted is deleted a little later", async () => {
  const { tracker, deleted, failures } = makeTracker();
  failures.push(new Error("database away"));
  tracker.track("w", []);
  tracker.submitted("w");
  await until(() => deleted.length === 1);
  expect([deleted, failures]).toEqual([["w"], []]);
});

test("a lease that is not tracked any more is left until it comes due", () => {
  const { tracker } = makeTracker();
  tracker.track("w", names("a"));
  tracker.untrack("w");
  tracker.stepsEnded(names("a"));
  expect(tracker.isFinished("w")).toBe(false);
});

test("a step that was begun again belongs to its newest lease", async () => {
  const { tracker, deleted } = makeTracker();
  tracker.track("before", names("a"));
  tracker.track("now", names("a"));
  tracker.untrack("before");
  tracker.submitted("now");
  tracker.stepsEnded(names("a"));
  await until(() => deleted.length === 1);
  expect(deleted).toEqual(["now"]);
});

test("memory is bounded: the oldest leases are not tracked any more", () => {
  const { tracker } = makeTracker();
  const many = (lease: string) => Array.from({ length: 60_000 }, (_, index) => `${lease}-${index}`);
  tracker.track("first", many("first"));
  tracker.track("second", many("second"));
  tracker.track("third", names("a"));
  tracker.track("fourth", []);
  expect(["first", "fourth"].map((leaseId) => tracker.isFinished(leaseId))).toEqual([false, true]);
  tracker.stepsEnded(names("a"));
  expect(tracker.isFinished("third")).toBe(true);
});
