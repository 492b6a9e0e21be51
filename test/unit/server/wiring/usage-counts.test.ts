import { expect, test, vi } from "vitest";
import { parseMonth, type Usage } from "../../../../server/domain/usage.ts";
import { DatabaseTimeoutError } from "../../../../server/store/database-errors.ts";
import { UsageCounts } from "../../../../server/wiring/usage-counts.ts";

const november = parseMonth("2026-11") ?? expect.fail("no month");
const october = parseMonth("2026-10") ?? expect.fail("no month");

/** Counts that end when the test says so, and their accounts. */
function given(waitMs = 60_000) {
  const begun: string[] = [];
  const ends: PromiseWithResolvers<Usage>[] = [];
  const counts = new UsageCounts((accountId) => {
    begun.push(accountId);
    const end = Promise.withResolvers<Usage>();
    ends.push(end);
    return end.promise;
  }, waitMs);
  return { counts, begun, ends };
}

const usage: Usage = { rows: [], openDays: ["2026-11-18"] };

test("those who ask for the same share one count", async () => {
  const { counts, begun, ends } = given();
  const asked = Array.from({ length: 20 }, () => counts.read("a", november, true));
  ends[0]?.resolve(usage);
  expect(await Promise.all(asked)).toEqual(asked.map(() => usage));
  expect(begun).toEqual(["a"]);
  void counts.read("a", november, true);
  expect(begun).toEqual(["a", "a"]);
});

test.each([
  ["another account", "b", november, true],
  ["another month", "a", october, true],
  ["closed days only", "a", november, false],
] as const)("%s is a count of its own, and a third is refused until one has ended", async (_, account, month, open) => {
  const { counts, begun, ends } = given();
  const first = counts.read("a", november, true);
  void counts.read(account, month, open);
  expect(await counts.read("c", november, true)).toBe("busy");
  expect(begun).toEqual(["a", account]);
  ends[0]?.resolve(usage);
  await first;
  void counts.read("c", november, true);
  expect(begun).toEqual(["a", account, "c"]);
});

test("a count that fails makes room and fails for all who share it", async () => {
  const { counts, begun, ends } = given();
  const asked = [counts.read("a", november, true), counts.read("a", november, true)];
  ends[0]?.reject(new Error("away"));
  for (const one of asked) await expect(one).rejects.toThrow("away");
  void counts.read("a", november, true);
  expect(begun).toEqual(["a", "a"]);
});

test("a count that nobody waits for any more takes its place until it has ended", async () => {
  const { counts, ends } = given(5);
  for (const account of ["a", "b"])
    await expect(counts.read(account, november, true)).rejects.toThrow(DatabaseTimeoutError);
  expect(await counts.read("c", november, true)).toBe("busy");
  ends[1]?.reject(new DatabaseTimeoutError("late"));
  await vi.waitFor(() => expect(counts.read("c", november, true)).rejects.toThrow(DatabaseTimeoutError));
});
