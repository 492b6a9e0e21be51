import { describe, expect, test } from "vitest";
import type { components } from "../../../../generated/types.ts";
import { decideSingle } from "../../../../server/domain/decide-single.ts";
import { accepted, account, context, file, verdict } from "./fixtures.ts";

type Fallback = components["schemas"]["Fallback"];

const send = (fallback: Fallback, change = {}) => ({
  content: { standalone: { text: "안녕하세요" } },
  from: "0212345678",
  to: "01012345678",
  formatId: "SS000000",
  brandKey: "BR.key",
  expiryOption: "1" as const,
  header: "0" as const,
  copyAllowed: "0" as const,
  fallback,
  ...change,
});
const photo = file({ serviceType: "MMS" });
const files = new Map([["f_1", photo]]);
const stepsOf = (fallback: Fallback) => accepted(decideSingle("rcs", send(fallback), context({ files }))).steps;

describe("a fallback object is the step after its message", () => {
  test.each<[string, Fallback, object]>([
    [
      "SMS of 90 bytes is SM",
      { type: "SMS", text: "가".repeat(45) },
      { channel: "sms", serviceType: "SMS", msgType: "SM" },
    ],
    [
      "SMS over 90 bytes is sent as LMS",
      { type: "SMS", text: `${"가".repeat(45)}a` },
      { channel: "mms", serviceType: "MMS", msgType: "LM" },
    ],
    ["MMS without files is LMS", { type: "MMS", text: "a" }, { channel: "mms", msgType: "LM" }],
    [
      "MMS with an empty list of files is LMS",
      { type: "MMS", text: "a", fileKey: [] },
      { channel: "mms", msgType: "LM" },
    ],
    ["MMS with files is MMS", { type: "MMS", text: "a", fileKey: ["f_1"] }, { channel: "mms", msgType: "MM" }],
  ])("%s", (_rule, fallback, want) => {
    expect(stepsOf(fallback)[1]).toMatchObject(want);
  });

  test("its from defaults to the message's own", () => {
    expect(stepsOf({ type: "SMS", text: "a" })[1]?.payload).toEqual({ from: "0212345678", text: "a" });
    expect(stepsOf({ type: "SMS", text: "a", from: "0298765432" })[1]?.payload.from).toBe("0298765432");
  });

  test("it carries originCID, and its title where the step has one", () => {
    const fallback = { text: "a", title: "제목", originCID: "301230126" };
    expect(stepsOf({ ...fallback, type: "SMS" })[1]?.payload).toEqual({
      from: "0212345678",
      text: "a",
      originCID: "301230126",
    });
    expect(stepsOf({ ...fallback, type: "MMS", fileKey: ["f_1"] })[1]?.payload).toEqual({
      from: "0212345678",
      text: "a",
      title: "제목",
      originCID: "301230126",
      fileKey: ["f_1"],
    });
  });

  test("it has its channel's validity, whatever the message's expiryOption", () => {
    expect(stepsOf({ type: "SMS", text: "a" })[1]?.validityS).toBeUndefined();
  });

  test.each([
    [
      "without the right to fallback it is A326",
      { account: { ...account, fallback: false } },
      {},
      {},
      ["A326 /fallback"],
    ],
    [
      "the right to fallback is enough, the channel needs none of its own",
      { account: { ...account, channels: new Set(["rcs"] as const) } },
      {},
      {},
      ["accepted"],
    ],
    ["its own unregistered from is A327", {}, { from: "0311111111" }, {}, ["A327 /fallback/from"]],
    ["a from that it inherits is at fault once", {}, {}, { from: "0311111111" }, ["A327 /from"]],
    [
      "faults of the message come before those of its fallback",
      {},
      { from: "0311111111" },
      { brandKey: "x" },
      ["A420 /brandKey", "A327 /fallback/from"],
    ],
    ["its files must exist", {}, { fileKey: ["f_1", "f_none"] }, {}, ["A217 /fallback/fileKey/1"]],
    [
      "its files must be MMS images",
      { files: new Map([["f_1", file()]]) },
      { fileKey: ["f_1"] },
      {},
      ["A217 /fallback/fileKey/0"],
    ],
    ["NUL in its text cannot be sent", {}, { text: "\u0000" }, {}, ["A314 /fallback/text"]],
  ])("%s", (_rule, conditions, fallback, change, want) => {
    const body = send({ type: "MMS", text: "a", ...fallback }, change);
    expect(verdict(decideSingle("rcs", body, context({ files, ...conditions })))).toEqual(want);
  });

  test("NUL is refused also in a title that an SMS has no room for", () => {
    const body = send({ type: "SMS", text: "a", title: "\u0000" });
    expect(verdict(decideSingle("rcs", body, context({ files })))).toEqual(["A011 /fallback/title"]);
  });

  test("a messenger message has a fallback with a from of its own", () => {
    const body = {
      senderKey: "sender-key",
      msgType: "AT" as const,
      to: "01012345678",
      templateCode: "ORDER_PAID_01",
      text: "a",
      fallback: { type: "SMS" as const, text: "b", from: "0298765432" },
    };
    const { steps } = accepted(decideSingle("alimtalk", body, context()));
    expect(steps.map(({ msgType }) => msgType)).toEqual(["AT", "SM"]);
    expect(steps[1]?.payload).toEqual({ from: "0298765432", text: "b" });
  });
});
