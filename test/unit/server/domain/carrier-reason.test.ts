import { expect, test } from "vitest";
import { cleanCarrierReason } from "../../../../server/domain/carrier-reason.ts";

test.each([
  ["stat:UNDELIV err:011", "stat:UNDELIV err:011"],
  ["code: 4711\n\u0000\u202e next", "code: 4711 next"],
  ["to 01012345678 and +821012345678", "to # and +#"],
  ["to 010-1234-5678, 02-123-4567, 82.10.1234.5678", "to #, #, #"],
  ["err:011 on 2026-11-17", "err:011 on 2026-11-17"],
  ["x".repeat(5000), "x".repeat(100)],
  ["안녕 \n", undefined],
])("what may be stored and logged of %j", (written, expected) => {
  expect(cleanCarrierReason(written)).toBe(expected);
});
