import { describe, expect, test } from "vitest";
import { advertisingCode, isAdvertisingHour } from "../../../../server/domain/advertising-hours.ts";

const at = (time: string): number => Date.parse(`2025-11-15T${time}+09:00`);

describe("the hours of advertising", () => {
  test.each([
    ["00:00:00", false],
    ["07:59:59.999", false],
    ["08:00:00", true],
    ["12:00:00", true],
    ["19:59:59.999", true],
    ["20:00:00", false],
    ["23:59:59", false],
  ])("at %s Korean time: %s", (time, may) => {
    expect(isAdvertisingHour(at(time))).toBe(may);
  });

  test.each([
    ["an RCS message with the mark", "rcs", { header: "1" }, "33029"],
    ["an RCS message without the mark", "rcs", { header: "0" }, undefined],
    ["an RCS message that does not say", "rcs", {}, undefined],
    ["friendtalk with adFlag Y", "friendtalk", { adFlag: "Y" }, "63022"],
    ["friendtalk that does not say", "friendtalk", {}, "63022"],
    ["friendtalk with adFlag N", "friendtalk", { adFlag: "N" }, undefined],
    ["alimtalk, which has no advertising", "alimtalk", { header: "1", adFlag: "Y" }, undefined],
    ["a text message", "sms", {}, undefined],
  ] as const)("%s", (_, channel, payload, code) => {
    expect(advertisingCode({ channel, payload })).toBe(code);
  });
});
