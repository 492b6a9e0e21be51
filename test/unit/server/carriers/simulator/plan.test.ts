import { describe, expect, test } from "vitest";
import { makePlan } from "../../../../../server/carriers/simulator/plan.ts";
import { magicRecipients } from "../../../../rig/magic-recipients.ts";
import { NIGHT_MS, NOON_MS, submission } from "./fixtures.ts";

const settings = { seed: 1, delayMs: [20, 200] } as const;

const endings = (...given: Parameters<typeof submission>) =>
  makePlan(submission(...given), NOON_MS, settings).receipts.map(({ ending }) => `${ending.state} ${ending.code}`);

const keyed = (index: number) => ({
  ref: { accountId: "acme", msgKey: `01JCQH${String(index).padStart(20, "0")}`, step: 0 },
});

describe("an ordinary recipient", () => {
  test("gets the message after a delay within the bounds", () => {
    const delays = Array.from({ length: 2000 }, (_, index) => {
      const plan = makePlan(submission("sms", "01012345678", keyed(index)), NOON_MS, settings);
      expect(plan.answer).toBe("accept");
      expect(plan.receipts).toHaveLength(1);
      return (plan.receipts[0]?.dueMs ?? 0) - NOON_MS;
    });
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...delays)).toBeLessThanOrEqual(200);
    // Keys that differ little draw delays that differ much.
    expect(new Set(delays).size).toBeGreaterThan(170);
  });

  test.each([0, 30, 100])("fails at a carrier of which %d of a hundred fail", (failPercent) => {
    const plans = Array.from({ length: 2000 }, (_, index) => {
      const one = submission("sms", "01012345678", { ...keyed(index), reference: `message ${index}` });
      return makePlan(one, NOON_MS, { ...settings, failPercent }).receipts[0]?.ending;
    });
    const failed = plans.filter((ending) => ending?.state === "failed" && ending.code === "99999");
    expect(failed.length / plans.length).toBeCloseTo(failPercent / 100, 1);
  });

  test("the same message has the same fate, another seed, key, step or recipient a different one", () => {
    const due = (seed: number, index: number, step: number, to: string) => {
      const ref = { ...keyed(index).ref, step };
      return makePlan(submission("sms", to, { ref }), NOON_MS, { seed, delayMs: [0, 1_000_000] }).receipts[0]?.dueMs;
    };
    expect(due(1, 1, 0, "01012345678")).toBe(due(1, 1, 0, "01012345678"));
    const others = [due(2, 1, 0, "01012345678"), due(1, 2, 0, "01012345678"), due(1, 1, 1, "01012345678")];
    expect(new Set([due(1, 1, 0, "01012345678"), ...others, due(1, 1, 0, "01012345679")]).size).toBe(5);
  });

  test("stays with one of the four networks at home; abroad there is one", () => {
    const networkOf = (channel: "mms" | "international", to: string, index = 0) =>
      makePlan(submission(channel, to, keyed(index)), NOON_MS, settings).receipts[0]?.ending.network;
    const seen = new Set(Array.from({ length: 200 }, (_, index) => networkOf("mms", `0101234${1000 + index}`)));
    expect([...seen].sort()).toEqual(["10001", "10002", "10003", "10008"]);
    expect(new Set(Array.from({ length: 20 }, (_, index) => networkOf("mms", "01012345678", index))).size).toBe(1);
    expect(networkOf("international", "+819012345678")).toBe("10000");
  });
});

describe("a recipient that asks for a code", () => {
  test.each([
    ["sms", "01000002003", "failed 22003"],
    ["international", "+819000003001", "failed 23001"],
    ["mms", "01000002003", "failed 32003"],
    ["rcs", "01000003101", "failed 33101"],
    ["rcs", "01000001907", "failed 51907"],
    ["rcs", "01000004003", "failed 54003"],
    ["alimtalk", "01000003016", "failed 63016"],
    ["friendtalk", "01000007014", "failed 67014"],
    ["sms", "01000009000", "failed 90000"],
    ["rcs", "01000009999", "failed 99999"],
    ["sms", "01000004003", "delivered 10000"],
    ["alimtalk", "01000002003", "delivered 10000"],
    ["sms", "01000001234", "delivered 10000"],
    ["sms", "01010002003", "delivered 10000"],
  ] as const)("%s to %s: %s", (channel, to, ending) => {
    expect(endings(channel, to)).toEqual([ending]);
  });
});

describe("the other magic recipients", () => {
  test.each([
    ["0000", "accept", [[0, "delivered"]]],
    ["8000", "refuse", []],
    ["8001", "accept", []],
    ["8002", "accept", [[86_401_000, "delivered"]]],
    ["8005", "accept-after-receipt", [[0, "delivered"]]],
    ["8008", "accept", [[5000, "delivered"]]],
    [
      "8009",
      "accept",
      [
        [100, "failed"],
        [200, "delivered"],
      ],
    ],
  ] as const)("%s: %s", (digits, answer, receipts) => {
    const plan = makePlan(submission("sms", `0100000${digits}`), NOON_MS, settings);
    expect(plan.answer).toBe(answer);
    expect(plan.receipts.map(({ dueMs, ending }) => [dueMs - NOON_MS, ending.state])).toEqual(receipts);
  });

  test.each([
    ["8003", "accept", 2],
    ["8004", "no-answer", 1],
    ["8006", "throttle-once", 1],
    ["8007", "lose-once", 1],
  ] as const)("%s: %s, delivered", (digits, answer, times) => {
    const plan = makePlan(submission("mms", `0100000${digits}`), NOON_MS, settings);
    expect(plan.answer).toBe(answer);
    expect(plan.receipts.map(({ ending }) => ending.code)).toEqual(Array.from({ length: times }, () => "10000"));
  });

  test.each([
    ["sms", "23003", "22003"],
    ["international", "23003", "22003"],
    ["mms", "33003", "32003"],
    ["rcs", "33101", "54003"],
    ["alimtalk", "63015", "63019"],
    ["friendtalk", "63015", "63019"],
    ["brandmessage", "63015", "63019"],
  ] as const)("a refusal and a failure of %s have codes of its own", (channel, refused, failed) => {
    expect(makePlan(submission(channel, "01000008000"), NOON_MS, settings).refusal).toEqual({
      state: "failed",
      code: refused,
    });
    expect(endings(channel, "01000008009")).toEqual([`failed ${failed}`, "delivered 10000"]);
  });

  test.each<[to: string, sendType: string, targeting: string, told: string | undefined]>([
    ["01000008010", "basic", "N", "F"],
    ["01000008011", "basic", "I", "N"],
    ["01000008010", "free", "I", undefined],
    ["01012345678", "basic", "I", "F"],
    ["01012345678", "basic", "N", "N"],
    ["01012345678", "basic", "M", "F"],
    ["01012345677", "basic", "M", "N"],
    ["01012345677", "free", "I", undefined],
    ["01000003019", "basic", "I", undefined],
  ])("whether %s is a friend of the channel, of a %s message to %s: %s", (to, sendType, targeting, told) => {
    const payload = { sendType, targeting, msgType: "FT" };
    const [receipt] = makePlan(submission("brandmessage", to, { payload }), NOON_MS, settings).receipts;
    expect(receipt?.ending.userType).toBe(told);
    expect(makePlan(submission("friendtalk", to, { payload }), NOON_MS, settings).receipts[0]?.ending.userType).toBe(
      undefined,
    );
  });
});

describe("what carriers check", () => {
  const atNight = (...given: Parameters<typeof submission>) =>
    makePlan(submission(...given), NIGHT_MS, settings).receipts[0]?.ending.code;

  test("advertising at night fails", () => {
    expect(atNight("friendtalk", "01012345678", { payload: { adFlag: "Y" } })).toBe("63022");
    expect(atNight("friendtalk", "01012345678", { payload: { adFlag: "N" } })).toBe("10000");
    expect(atNight("rcs", "01012345678", { payload: { header: "1" } })).toBe("33029");
    expect(atNight("rcs", "01012345678", { payload: { header: "0" } })).toBe("10000");
    expect(endings("friendtalk", "01012345678", { payload: { adFlag: "Y" } })).toEqual(["delivered 10000"]);
  });

  const templateText = "#{name}, your order is on its way.";

  test("a text that differs from its template fails", () => {
    const sent = (text: unknown) => endings("alimtalk", "01012345678", { payload: { text }, templateText });
    expect(sent("Kim, your order is on its way.")).toEqual(["delivered 10000"]);
    expect(sent("Kim, your order is lost.")).toEqual(["failed 63016"]);
    expect(sent(undefined)).toEqual(["failed 63016"]);
    expect(endings("alimtalk", "01012345678", { payload: { text: "any" } })).toEqual(["delivered 10000"]);
  });

  test("but not for accounts in sandbox, nor against a magic recipient", () => {
    expect(atNight("friendtalk", "01012345678", { sandbox: true, payload: { adFlag: "Y" } })).toBe("10000");
    expect(atNight("alimtalk", "01012345678", { sandbox: true, payload: { text: "any" }, templateText })).toBe("10000");
    expect(atNight("friendtalk", "01000003019", { payload: { adFlag: "Y" } })).toBe("63019");
  });
});

describe("the table for the documentation", () => {
  test("lists every scenario and every code once", () => {
    const table = new Map(magicRecipients().map(({ ending, what }) => [ending, what]));
    expect(table.size).toBe(magicRecipients().length);
    expect(table.get("00008001")).toBe("no receipt ever: the step expires");
    expect(table.get("00002003")).toBe("fails with 22003 Handset off (sms, international), 32003 Handset off (mms)");
    expect(table.get("00003015")).toMatch(
      /23015 No route .*33015 No route \(mms\), 63015 Template missing \(alimtalk, /,
    );
    expect(table.get("00009999")).toBe("fails with 99999");
    for (const ending of table.keys()) expect(ending).toMatch(/^0000\d{4}$/);
  });

  test("what it says of codes is what happens", () => {
    for (const { ending, what } of magicRecipients())
      for (const [, code, channels] of what.matchAll(/(\d{5}) [^(]*\(([a-z, ]+)\)/g))
        for (const channel of (channels ?? "").split(", "))
          expect(endings(channel as "sms", `010${ending}`)).toEqual([`failed ${code}`]);
  });
});

describe("what the messenger checks in a brand message", () => {
  const basic = { sendType: "basic", msgType: "FT", targeting: "I", templateCode: "T1" };
  const variables = { messageVariable: ["name"], couponVariable: [], commerceVariable: ["price"] };
  const brandmessageTemplate = { code: "T1", msgType: "FT", variables } as const;
  const given = { messageVariable: { name: "x" }, commerceVariable: { price: 1 } };

  test.each<[string, object, object, string]>([
    ["its template's variables", { ...basic, ...given }, { brandmessageTemplate }, "10000"],
    ["its whole content", { ...basic, text: "x" }, { brandmessageTemplate }, "10000"],
    ["no template that is known", basic, {}, "10000"],
    ["another kind than its template", { ...basic, msgType: "FI" }, { brandmessageTemplate }, "61033"],
    ["none of its template's variables", basic, { brandmessageTemplate }, "63016"],
    ["a name too many", { ...basic, ...given, couponVariable: { x: 1 } }, { brandmessageTemplate }, "63044"],
    ["another name", { ...basic, ...given, messageVariable: { nam: "x" } }, { brandmessageTemplate }, "63016"],
    ["a name too few", { ...basic, ...given, commerceVariable: {} }, { brandmessageTemplate }, "63045"],
    ["an item list for strangers", { ...basic, msgType: "FL", targeting: "N" }, {}, "61028"],
    ["an item list for everybody", { ...basic, msgType: "FL", targeting: "M" }, {}, "61028"],
    ["a carousel feed for everybody", { ...basic, msgType: "FC", targeting: "M" }, {}, "10000"],
    [
      "a free text at night",
      { sendType: "free", msgType: "FT", targeting: "I", adFlag: "Y" },
      { night: true },
      "63022",
    ],
    ["no advertisement at night", { sendType: "free", targeting: "I", adFlag: "N" }, { night: true }, "10000"],
    ["basic at night", basic, { night: true }, "63022"],
    ["a wrong kind in sandbox", { ...basic, msgType: "FL", targeting: "N" }, { sandbox: true }, "10000"],
  ])("%s", (_what, payload, more, code) => {
    const { night, ...rest } = { night: false, ...more };
    const message = submission("brandmessage", "01012345678", { payload: { ...payload }, ...rest });
    expect(makePlan(message, night ? NIGHT_MS : NOON_MS, settings).receipts[0]?.ending.code).toBe(code);
  });
});
