import { describe, expect, test } from "vitest";
import { findChannelFaults, refusesAll } from "../../../../console/compose/check.ts";
import { forAccount } from "../../../../console/compose/for-account.ts";
import { getPreset, PRESETS } from "../../../../console/compose/presets.ts";
import { getRecipients } from "../../../../console/compose/steps.ts";

const live = { sandbox: false, isDemo: false, channels: ["sms"], from: "0311112222" };
const flow = getPreset("sendOmni.flow").body;

describe("an example", () => {
  test.each(PRESETS.map((preset) => [preset.id, preset] as const))("%s has recipients in sandbox only", (_, preset) => {
    const { operation, body } = preset;
    const recipients = getRecipients(operation, body);
    expect(recipients.filter((to) => to === "")).toEqual([]);
    const none = recipients.map(() => "");
    expect(getRecipients(operation, forAccount(body, live))).toEqual(none);
    // An account of which nothing is known may be live.
    expect(getRecipients(operation, forAccount(body, undefined))).toEqual(none);
    expect(getRecipients(operation, forAccount(body, { ...live, sandbox: true }))).toEqual(recipients);
    expect(forAccount(body, { ...live, sandbox: true, isDemo: true })).toEqual(body);
  });

  test("has the account's own number", () => {
    expect(forAccount(getPreset("sendSms.text").body, live)).toMatchObject({ from: "0311112222" });
  });
});

describe("a channel that is not open to the account", () => {
  const places = (...given: Parameters<typeof findChannelFaults>) =>
    findChannelFaults(...given).map(({ code, pointer }) => `${code} ${pointer}`);

  test.each([
    [["sms"], "sendSms", {}, undefined, []],
    [["sms"], "sendRcs", {}, undefined, ["A325 "]],
    // The gateway does not ask for the channel of a fallback.
    [["rcs"], "sendRcs", { fallback: { type: "SMS" } }, undefined, []],
    [["sms"], "sendOmni", flow, undefined, ["A325 /messageFlow/0/alimtalk", "A325 /messageFlow/1/rcs"]],
    [["sms"], "sendOmni", { messageForm: "form_1" }, [{ sms: {} }, { rcs: {} }], ["A325 /messageForm/1/rcs"]],
    [["sms"], "createForm", { messageForm: [{ rcs: {} }] }, undefined, []],
    [undefined, "sendRcs", {}, undefined, []],
  ] as const)("%j, %s", (open, operation, body, form, wanted) => {
    expect(places(open, operation, body, form)).toEqual(wanted);
  });

  test("is named", () => {
    expect(findChannelFaults([], "sendMms", {})[0]?.message).toMatch(/^This account may not send by LMS \/ MMS\. /);
  });
});

test.each([
  [[], 1, false],
  [[undefined], 2, true],
  [["01012345678"], 2, false],
  [["01012345678", undefined], 2, true],
  // The only recipient is the whole request.
  [["01012345678"], 1, true],
] as const)("faults of %j of %i recipients refuse the whole request: %s", (recipients, count, isRefused) => {
  const faults = recipients.map((to) => ({ pointer: "", code: "", message: "", ...(to !== undefined && { to }) }));
  expect(refusesAll(faults, count)).toBe(isRefused);
});
