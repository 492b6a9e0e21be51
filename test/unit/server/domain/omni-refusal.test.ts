import { describe, expect, test } from "vitest";
import { decideOmni, listRecipientFaults, omniRefusal } from "../../../../server/domain/decide-omni.ts";
import type { Flow } from "../../../../server/domain/entry.ts";
import { getHttpStatus } from "../../../../server/domain/refusal.ts";
import { accepted, context, verdict } from "./fixtures.ts";

const to = "01012345678";
const sms = (text: string): Flow[number] => ({ sms: { from: "0212345678", text } });

describe("a form in place of a flow", () => {
  const viaForm = (flow: Flow, replaceWords = {}) => {
    const body = { destinations: [{ to, replaceWords }], messageForm: "form_1" };
    const [first] = decideOmni(body, flow, context());
    if (first === undefined) throw new Error("no decision");
    return first.decided;
  };

  test("is sent as a flow is", () => {
    expect(accepted(viaForm([sms("#{a}")], { a: "1" })).steps[0]?.payload.text).toBe("1");
  });

  test("what is wrong with its entries points at the form, for they do not stand in the request", () => {
    const decided = viaForm([sms("#{a}")], { a: "가".repeat(46) });
    expect(verdict(decided)).toEqual(["A328 /messageForm"]);
    expect(decided.ok ? "" : decided.refusal.faults[0]?.message).toContain("/0/sms/text");
  });

  test("a missing value points at the recipient's words", () => {
    const decided = viaForm([sms("#{a}")]);
    expect(verdict(decided)).toEqual(["A303 /destinations/0/replaceWords/a"]);
    expect(decided.ok ? "" : decided.refusal.faults[0]?.message).toContain("/messageForm/0/sms/text");
  });
});

test("a form's fault that only one recipient has points at that one", () => {
  const destinations = [
    { to, replaceWords: { a: "1" } },
    { to, replaceWords: { a: "가".repeat(46) } },
  ];
  const decisions = decideOmni({ destinations, messageForm: "form_1" }, [sms("#{a}")], context());
  expect(listRecipientFaults(decisions)).toMatchObject([
    {
      pointer: "/destinations/1",
      code: "A328",
      message: expect.stringContaining("gets at /messageForm/0/sms/text what"),
    },
  ]);
});

test("a fault that all recipients share is listed once", () => {
  const flow: Flow = [{ sms: { from: "0200000000", text: "a" } }];
  const decisions = decideOmni({ destinations: [{ to }, { to }] }, flow, context());
  expect(omniRefusal(decisions)?.faults.map(({ code, pointer }) => [code, pointer])).toEqual([
    ["A327", "/messageFlow/0/sms/from"],
  ]);
});

describe("the top-level code", () => {
  const refusalFor = (...numbers: string[]) =>
    omniRefusal(decideOmni({ destinations: numbers.map((number) => ({ to: number })) }, [sms("a")], context()));

  test("is A000 when at least one recipient was accepted", () => {
    expect(refusalFor("x", to)).toBeUndefined();
  });

  test("is otherwise the first recipient's, with its HTTP status", () => {
    const refusal = refusalFor("x", "y");
    expect(refusal?.code).toBe("A306");
    expect(refusal?.faults.map(({ pointer }) => pointer)).toEqual(["/destinations/0/to", "/destinations/1/to"]);
    expect(refusal && getHttpStatus(refusal.code)).toBe(400);
  });
});
