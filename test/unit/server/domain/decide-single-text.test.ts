import { describe, expect, test } from "vitest";
import { decideSingle } from "../../../../server/domain/decide-single.ts";
import type { DecisionContext } from "../../../../server/domain/decision-context.ts";
import { type CountryRule, listEntries, makeRegistry } from "../../../../server/domain/registry.ts";
import { accepted, account, context, file, makeTestRegistry, NOW_MS, verdict } from "./fixtures.ts";

const sms = { from: "0212345678", to: "01012345678", text: "안녕하세요" };

describe("sms", () => {
  test("becomes one step of the type SM, with its own fields only", () => {
    const decided = decideSingle("sms", { ...sms, ref: "r", originCID: "301230126" }, context());
    expect(accepted(decided)).toEqual({
      to: "01012345678",
      ref: "r",
      paymentCode: undefined,
      parts: undefined,
      steps: [
        {
          channel: "sms",
          serviceType: "SMS",
          msgType: "SM",
          payload: { from: "0212345678", text: "안녕하세요", originCID: "301230126" },
          validityS: undefined,
        },
      ],
    });
  });

  test.each<[string, object, Partial<DecisionContext>, string[]]>([
    ["an unregistered sender number is A327", { from: "0311111111" }, {}, ["A327 /from"]],
    ["without the right to the channel it is A325", {}, { account: { ...account, channels: new Set() } }, ["A325"]],
    [
      "rights come before the registry",
      { from: "0311111111" },
      { account: { ...account, channels: new Set() } },
      ["A325"],
    ],
    [
      "an account in sandbox skips the registry",
      { from: "0311111111" },
      { account: { ...account, sandbox: true } },
      ["accepted"],
    ],
    ["NUL is no character that can be sent", { text: "a\u0000b" }, {}, ["A303 /text"]],
    ["NUL in ref is A305", { ref: "\u0000" }, {}, ["A305 /ref"]],
    ["a single send has no placeholders", { text: "#{name}" }, {}, ["accepted"]],
  ])("%s", (_rule, change, conditions, want) => {
    expect(verdict(decideSingle("sms", { ...sms, ...change }, context(conditions)))).toEqual(want);
  });
});

describe("mms", () => {
  const photo = file({ serviceType: "MMS", width: 1000, height: 1000 });
  const files = new Map([
    ["f_1", photo],
    ["f_old", { ...photo, expiresAtMs: NOW_MS }],
    ["f_rcs", file()],
  ]);

  test.each([
    ["without files it is LMS", undefined, "LM"],
    ["with an empty list of files it is LMS", [], "LM"],
    ["with files it is MMS", ["f_1"], "MM"],
  ])("%s", (_rule, fileKey, msgType) => {
    const body = { ...sms, title: "제목", ...(fileKey && { fileKey }) };
    expect(accepted(decideSingle("mms", body, context({ files }))).steps[0]).toMatchObject({
      channel: "mms",
      serviceType: "MMS",
      msgType,
    });
  });

  test.each([
    ["a file that exists, belongs to the account and has not expired", ["f_1", "f_1", "f_1"], ["accepted"]],
    ["an unknown or foreign file is A217", ["f_1", "f_none"], ["A217 /fileKey/1"]],
    ["an expired file is A217, from the moment on", ["f_old"], ["A217 /fileKey/0"]],
    ["a file that was registered for another service is A217", ["f_rcs"], ["A217 /fileKey/0"]],
    ["all files at fault are listed", ["f_none", "f_old"], ["A217 /fileKey/0", "A217 /fileKey/1"]],
  ])("%s", (_rule, fileKey, want) => {
    expect(verdict(decideSingle("mms", { ...sms, fileKey }, context({ files })))).toEqual(want);
  });

  test("the registry comes before the files", () => {
    const decided = decideSingle("mms", { ...sms, from: "0311111111", fileKey: ["f_none"] }, context());
    expect(verdict(decided)).toEqual(["A327 /from"]);
  });

  test("an account in sandbox has its files checked all the same", () => {
    const decided = decideSingle(
      "mms",
      { ...sms, fileKey: ["f_none"] },
      context({ account: { ...account, sandbox: true } }),
    );
    expect(verdict(decided)).toEqual(["A217 /fileKey/0"]);
  });
});

describe("international", () => {
  const body = { from: "0212345678", to: "+8613812345678", text: "Hello" };
  const withCountries = (...countries: CountryRule[]) => context({ registry: makeTestRegistry({ countries }) });

  test("becomes a step of the type IM that knows the number of its parts", () => {
    const message = accepted(decideSingle("international", { ...body, text: "a".repeat(161), ref: "r" }, context()));
    expect(message).toMatchObject({ to: "+8613812345678", parts: 2, ref: "r" });
    expect(message.steps).toEqual([
      {
        channel: "international",
        serviceType: "INTERNATIONAL",
        msgType: "IM",
        payload: { from: "0212345678", text: "a".repeat(161) },
        validityS: undefined,
      },
    ]);
  });

  test.each([
    ["5 parts are accepted", { text: "a".repeat(765) }, ["accepted"]],
    ["more than 5 parts are A328", { text: "a".repeat(766) }, ["A328 /text"]],
    ["more than 5 parts of a local language are A328", { text: "가".repeat(336) }, ["A328 /text"]],
    ["parts come before the registry", { text: "a".repeat(766), from: "0311111111" }, ["A328 /text"]],
    ["an unregistered sender number is A327", { from: "0311111111" }, ["A327 /from"]],
    ["half a surrogate pair is A303", { text: "a\ud83d" }, ["A303 /text"]],
  ])("%s", (_rule, change, want) => {
    expect(verdict(decideSingle("international", { ...body, ...change }, context()))).toEqual(want);
  });

  test.each([
    ["the signature at the very front is accepted", "【Acme】Hello", ["accepted"]],
    ["a text without it is A303", "Hello", ["A303 /text"]],
    ["a text with it further back is A303", " 【Acme】Hello", ["A303 /text"]],
  ])("a country that requires a signature: %s", (_rule, text, want) => {
    const given = withCountries({ prefix: "+86", signature: "【Acme】" });
    expect(verdict(decideSingle("international", { ...body, text }, given))).toEqual(want);
  });

  test("the rule of another country does not hold", () => {
    expect(verdict(decideSingle("international", body, withCountries({ prefix: "+81", signature: "[A]" })))).toEqual([
      "accepted",
    ]);
  });

  test.each([
    ["a registered Sender ID replaces from on the wire", [{ prefix: "+86", senderId: "ACME" }], "ACME"],
    [
      "the longest prefix counts",
      [
        { prefix: "+8", senderId: "SHORT" },
        { prefix: "+86138", senderId: "LONG" },
        { prefix: "+86", senderId: "SHORT" },
      ],
      "LONG",
    ],
    ["without one the number stays", [], "0212345678"],
  ])("%s", (_rule, countries, from) => {
    expect(accepted(decideSingle("international", body, withCountries(...countries))).steps[0]?.payload.from).toBe(
      from,
    );
  });

  test("an account in sandbox skips signature and Sender ID", () => {
    const countries = [{ prefix: "+86", signature: "[A]", senderId: "ACME" }];
    const given = context({
      account: { ...account, sandbox: true },
      registry: makeRegistry(listEntries({ countries })),
    });
    expect(accepted(decideSingle("international", body, given)).steps[0]?.payload.from).toBe("0212345678");
  });
});
