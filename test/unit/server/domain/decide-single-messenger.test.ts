import { describe, expect, test } from "vitest";
import type { components } from "../../../../generated/types.ts";
import { decideSingle } from "../../../../server/domain/decide-single.ts";
import type { DecisionContext } from "../../../../server/domain/decision-context.ts";
import { accepted, account, context, emptyRegistry, file, verdict } from "./fixtures.ts";

const alimtalk: components["schemas"]["AlimtalkSend"] = {
  senderKey: "sender-key",
  msgType: "AT",
  to: "01012345678",
  templateCode: "ORDER_PAID_01",
  text: "결제 완료",
};
const friendtalk: components["schemas"]["FriendtalkSendFilled"] = {
  senderKey: "sender-key",
  msgType: "FT",
  to: "01012345678",
  text: "안녕하세요",
  adFlag: "Y",
};

describe("alimtalk", () => {
  test.each(["AT", "AI"] as const)("%s is reported as itself", (msgType) => {
    const step = accepted(decideSingle("alimtalk", { ...alimtalk, msgType }, context())).steps[0];
    expect(step).toMatchObject({ channel: "alimtalk", serviceType: "ALIMTALK", msgType });
  });

  test.each([
    ["an unregistered sender key is A502", { senderKey: "x" }, ["A502 /senderKey"]],
    ["an unregistered template code is A505", { templateCode: "X" }, ["A505 /templateCode"]],
    ["both are listed", { senderKey: "x", templateCode: "X" }, ["A502 /senderKey", "A505 /templateCode"]],
    ["a text that differs from its template is accepted: the carrier reports it", { text: "다른 글" }, ["accepted"]],
  ])("%s", (_rule, change, want) => {
    expect(verdict(decideSingle("alimtalk", { ...alimtalk, ...change }, context()))).toEqual(want);
  });

  test("an account in sandbox skips the registry", () => {
    const given = context({ account: { ...account, sandbox: true }, registry: emptyRegistry });
    expect(verdict(decideSingle("alimtalk", alimtalk, given))).toEqual(["accepted"]);
  });

  test("button is a shorter way to write attachment.button", () => {
    const body = {
      ...alimtalk,
      button: [{ name: "보기", type: "WL", urlMobile: "https://m.example", urlPc: "https://example" }],
      attachment: { itemHighlight: { title: "a", description: "b" } },
    } as const;
    const { payload } =
      accepted(decideSingle("alimtalk", { ...body, button: [...body.button] }, context())).steps[0] ?? {};
    expect(payload).toEqual({
      senderKey: "sender-key",
      msgType: "AT",
      templateCode: "ORDER_PAID_01",
      text: "결제 완료",
      attachment: {
        itemHighlight: { title: "a", description: "b" },
        button: [{ name: "보기", type: "WL", urlMobile: "https://m.example", urlPc: "https://example" }],
      },
    });
  });
});

describe("friendtalk", () => {
  test.each<[string, object, Partial<DecisionContext>, string[]]>([
    ["an unregistered sender key is A502", { senderKey: "x" }, {}, ["A502 /senderKey"]],
    ["without the right to the channel it is A325", {}, { account: { ...account, channels: new Set() } }, ["A325"]],
  ])("%s", (_rule, change, conditions, want) => {
    expect(verdict(decideSingle("friendtalk", { ...friendtalk, ...change }, context(conditions)))).toEqual(want);
  });

  test("imgUrl and button are shorter ways to write attachment.image and attachment.button", () => {
    const files = new Map([
      ["https://g/v1/image/f_1.jpg", file({ serviceType: "FRIENDTALK", width: 500, height: 500 })],
    ]);
    const body = {
      ...friendtalk,
      msgType: "FI" as const,
      imgUrl: "https://g/v1/image/f_1.jpg",
      button: [{ name: "추가", type: "AC" as const }],
    };
    const { steps } = accepted(decideSingle("friendtalk", body, context({ files })));
    expect(steps[0]).toMatchObject({ serviceType: "FRIENDTALK", msgType: "FI" });
    expect(steps[0]?.payload).toEqual({
      senderKey: "sender-key",
      msgType: "FI",
      text: "안녕하세요",
      adFlag: "Y",
      attachment: { button: [{ name: "추가", type: "AC" }], image: { imgUrl: "https://g/v1/image/f_1.jpg" } },
    });
  });

  test("an image in the short way comes after the fallback in the order of the fields", () => {
    const fallback = { type: "MMS" as const, text: "a", from: "0212345678", fileKey: ["f_none"] };
    const body = { ...friendtalk, msgType: "FI" as const, imgUrl: "https://x.example/a.jpg", fallback };
    expect(verdict(decideSingle("friendtalk", body, context()))).toEqual(["A217 /fallback/fileKey/0", "A217 /imgUrl"]);
  });
});
