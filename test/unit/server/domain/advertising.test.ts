import { expect, test } from "vitest";
import { isAdvertising, listAdvertisers } from "../../../../server/domain/advertising.ts";
import { CHANNELS } from "../../../../server/domain/channel-table.ts";
import type { Channel, Step } from "../../../../server/domain/model.ts";

const cases: readonly (readonly [Channel, Step["payload"], boolean])[] = [
  ["sms", { text: "(광고) Sale" }, true],
  ["sms", { text: " \n(광고)Sale" }, true],
  ["sms", { text: "Sale (광고)" }, false],
  ["mms", { text: "Sale", title: "(광고) Sale" }, true],
  ["mms", { text: "(광고) Sale", title: "Sale" }, true],
  ["mms", { text: "Sale" }, false],
  ["international", { text: "(광고) Sale" }, true],
  ["international", { text: "Sale" }, false],
  ["rcs", { header: "1" }, true],
  ["rcs", { header: "0" }, false],
  ["rcs", {}, false],
  ["alimtalk", { text: "(광고) Sale", header: "1", adFlag: "Y" }, false],
  ["friendtalk", { adFlag: "Y" }, true],
  ["friendtalk", {}, true],
  ["friendtalk", { adFlag: "N" }, false],
  ["brandmessage", { sendType: "basic" }, true],
  ["brandmessage", { sendType: "free", adFlag: "Y" }, true],
  ["brandmessage", { sendType: "free" }, true],
  ["brandmessage", { sendType: "free", adFlag: "N" }, false],
];

test.each(cases)("%s %o advertises: %s", (channel, payload, advertises) => {
  expect(isAdvertising({ channel, payload })).toBe(advertises);
});

test("every channel is tried", () => {
  expect(new Set(cases.map(([channel]) => channel))).toEqual(new Set(CHANNELS));
});

const step = (channel: Channel, payload: Step["payload"]): Step =>
  ({ channel, payload, serviceType: "SMS", msgType: "SM", validityS: undefined }) as const;

test.each([
  ["an advertisement is its sender's", 0, ["KEY"]],
  ["a notification is nobody's", 1, []],
  ["a fallback is also that of the senders before it", 2, ["KEY", "0212345678"]],
  ["a step that does not exist is nobody's", 9, []],
])("%s", (_, index, senders) => {
  const flow = [
    step("friendtalk", { senderKey: "KEY" }),
    step("alimtalk", { senderKey: "OTHER" }),
    step("sms", { from: "0212345678", text: "(광고) Sale" }),
  ];
  expect(listAdvertisers(flow, index)).toEqual(senders);
});
