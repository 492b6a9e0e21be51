import { describe, expect, test } from "vitest";
import { decideOmni, omniRefusal } from "../../../../server/domain/decide-omni.ts";
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

describe("the top-level code", () => {
  const refusalFor = (...numbers: string[]) =>
    omniRefusal(decideOmni({ destinations: numbers.map((number) => ({ to: number })) }, [sms("a")], context()));

  test("is A000 when at least one recipient was accepted", () => {
    expect(refusalFor("x", to)).toBeUndefined();
  });

  test("is otherwise the first recipient's, with its HTTP status", () => {
    const refusal = refusalFor("x", "y");
    expect(refusal?.code).toBe("A306");
    expect(refusal?.faults).toHaveLength(1);
    expect(refusal && getHttpStatus(refusal.code)).toBe(400);
  });
});
