import { expect, test } from "vitest";
import { findSenderFault, parseNumber } from "../../../../server/domain/opt-out.ts";

test.each([
  ["01012345678", "01012345678"],
  ["010-1234-5678", "01012345678"],
  ["+82 10-1234-5678", "+821012345678"],
  ["(02) 1234.5678", "0212345678"],
  ["1234567", undefined],
  ["+0212345678", undefined],
  ["0101234567x", undefined],
  ["", undefined],
])("%s is the number %s", (written, number) => {
  expect(parseNumber(written)).toBe(number);
});

test.each([
  ["", undefined],
  ["0212345678", undefined],
  ["KEY", undefined],
  ["0200000000", "A327"],
  ["OTHER", "A502"],
])("the sender %s is refused with %s", (sender, code) => {
  const registry = { senderNumbers: new Map([["0212345678", "0212345678"]]), senderKeys: new Map([["KEY", "KEY"]]) };
  expect(findSenderFault(sender, registry)).toBe(code);
});
