import { expect, test } from "vitest";
import type { Rating } from "../../../../scripts/diff/change.ts";
import { checkVersion } from "../../../../scripts/diff/version.ts";

test.each<
  readonly [before: string, after: string, rating: Rating | undefined, enough: boolean, next: string | undefined]
>([
  ["1.2.3", "1.2.3", undefined, true, "1.2.3"],
  ["1.2.3", "1.2.2", undefined, false, "1.2.3"],
  ["1.2.3", "1.2.3", "patch", false, "1.2.4"],
  ["1.2.3", "1.2.4", "patch", true, "1.2.4"],
  ["1.2.3", "1.2.4", "minor", false, "1.3.0"],
  ["1.2.3", "1.3.0", "minor", true, "1.3.0"],
  ["1.2.3", "1.3.0", "major", false, "2.0.0"],
  ["1.2.3", "2.0.0", "major", true, "2.0.0"],
  ["1.2.3", "2.0.0-rc.1", "major", true, "2.0.0"],
  ["1.9.0", "1.10.0", "minor", true, "1.10.0"],
  ["0.2.3", "0.2.4", "major", false, "0.3.0"],
  ["0.2.3", "0.3.0", "major", true, "0.3.0"],
  ["0.2.3", "0.2.4", "minor", true, "0.2.4"],
  ["0.2.3", "0.2.3", "patch", false, "0.2.4"],
  ["2024.0", "2024.1", "minor", true, "2024.1.0"],
  ["spring", "spring", "minor", false, undefined],
  ["spring", "summer", "major", true, undefined],
])("%s → %s with a %s change", (before, after, rating, enough, next) => {
  const verdict = checkVersion(before, after, rating);
  expect([verdict.enough, verdict.next]).toEqual([enough, next]);
});
