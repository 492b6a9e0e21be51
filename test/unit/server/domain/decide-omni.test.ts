import { describe, expect, test } from "vitest";
import { decideOmni, listRecipientFaults } from "../../../../server/domain/decide-omni.ts";
import type { Flow } from "../../../../server/domain/entry.ts";
import { accepted, account, context, file, verdict } from "./fixtures.ts";

const from = "0212345678";
const to = "01012345678";
const sms = (text: string, more = {}): Flow[number] => ({ sms: { from, text, ...more } });
const rcs = (more = {}): Flow[number] => ({
  rcs: { from, formatId: "SS000000", brandKey: "BR.key", content: { standalone: { text: "a" } }, ...more },
});

function verdicts(flow: Flow, destinations: { to: string; replaceWords?: Record<string, string> }[], change = {}) {
  return decideOmni({ destinations }, flow, context(change)).map(({ decided }) => verdict(decided));
}

describe("a combined send", () => {
  test("its entries become the steps of each recipient's message, in order", () => {
    const alimtalk = {
      senderKey: "sender-key",
      msgType: "AT" as const,
      templateCode: "ORDER_PAID_01",
      text: "#{name}님",
    };
    const flow: Flow = [{ alimtalk }, rcs({ expiryOption: "3", ttl: "60" }), sms("#{name}", { ttl: "3600" })];
    const body = {
      destinations: [
        { to, replaceWords: { name: "하늘" } },
        { to: "01098765432", replaceWords: { "#{name}": "바다" } },
      ],
      ref: "r",
      paymentCode: "p",
    };
    const [first, second] = decideOmni(body, flow, context()).map(({ decided }) => accepted(decided));
    expect(first).toMatchObject({ to, ref: "r", paymentCode: "p", parts: undefined });
    expect(first?.steps.map(({ msgType, validityS }) => [msgType, validityS])).toEqual([
      ["AT", undefined],
      ["RS", 60],
      ["SM", 3600],
    ]);
    expect(first?.steps[0]?.payload.text).toBe("하늘님");
    expect(second?.steps.map(({ payload }) => payload.text)).toEqual(["바다님", undefined, "바다"]);
  });

  test("a fault of one recipient is its own, not the others'", () => {
    const destinations = [
      { to, replaceWords: { name: "하늘" } },
      { to: "010-1234-5678", replaceWords: { name: "하늘" } },
      { to },
      { to, replaceWords: { name: "가".repeat(46) } },
    ];
    expect(verdicts([sms("#{name}")], destinations)).toEqual([
      ["accepted"],
      ["A306 /destinations/1/to"],
      ["A303 /destinations/2/replaceWords/name"],
      ["A328 /destinations/3"],
    ]);
  });

  test("a fault that all recipients have is reported at its place, one that only some have at the recipient", () => {
    const long = { to, replaceWords: { name: "가".repeat(46) } };
    expect(verdicts([sms("#{name}")], [long, long])).toEqual([
      ["A328 /messageFlow/0/sms/text"],
      ["A328 /messageFlow/0/sms/text"],
    ]);
    const decisions = decideOmni(
      { destinations: [long, { to, replaceWords: { name: "a" } }] },
      [sms("#{name}")],
      context(),
    );
    expect(listRecipientFaults(decisions)).toMatchObject([
      {
        pointer: "/destinations/0",
        code: "A328",
        message: expect.stringMatching(/^gets at \/messageFlow\/0\/sms\/text what must /),
      },
    ]);
  });

  test.each(["", "1234567", "1234567890123456", "+821012345678", "0101234567a"])("the number %j is A306", (number) => {
    expect(verdicts([sms("a")], [{ to: number }])).toEqual([["A306 /destinations/0/to"]]);
  });

  test("limits hold after substitution: longer as given, short enough as sent", () => {
    const text = "#{a-very-long-name-of-a-placeholder}".repeat(3);
    const words = { "a-very-long-name-of-a-placeholder": "가".repeat(15) };
    expect(verdicts([sms(text)], [{ to, replaceWords: words }])).toEqual([["accepted"]]);
  });

  test("a placeholder that leaves nothing leaves an empty text", () => {
    expect(verdicts([sms("#{a}")], [{ to, replaceWords: { a: "" } }])).toEqual([["A303 /messageFlow/0/sms/text"]]);
  });

  test("words that make megabytes of a flow refuse their recipient only", () => {
    const flow = Array.from({ length: 5 }, () => ({ mms: { from, text: "#{a}".repeat(400) } }));
    const [long, short] = verdicts(flow, [
      { to, replaceWords: { a: "x".repeat(2000) } },
      { to, replaceWords: { a: "x" } },
    ]);
    expect(long?.[0]).toBe("A328 /destinations/0/replaceWords");
    expect(short).toEqual(["accepted"]);
  });

  test("a value that CP949 lacks is refused where it was put in", () => {
    expect(verdicts([sms("#{a}")], [{ to, replaceWords: { a: "é" } }])).toEqual([["A303 /messageFlow/0/sms/text"]]);
  });

  test("a missing value has the code of the string that it is missing in, and is named once", () => {
    const flow = [rcs({ content: { standalone: { text: "#{a} #{b} #{a}" } } }), sms("#{a}")];
    expect(verdicts(flow, [{ to }])).toEqual([
      ["A415 /destinations/0/replaceWords/a", "A415 /destinations/0/replaceWords/b"],
    ]);
  });

  test("the name of a placeholder is shown in part where it is long", () => {
    const [first] = decideOmni({ destinations: [{ to }] }, [sms(`#{${"n".repeat(300)}}`)], context());
    expect(first?.decided).toMatchObject({ ok: false });
    if (first?.decided.ok === false) expect(first.decided.refusal.faults[0]?.pointer.length).toBeLessThan(200);
  });

  test("the template's kind counts after substitution", () => {
    const flow = [rcs({ formatId: "TPL-DESCRIPTION", content: { template: { title: "#{a}" } } })];
    const destinations = [
      { to, replaceWords: { a: "가".repeat(8) } },
      { to, replaceWords: { a: "가".repeat(9) } },
    ];
    expect(verdicts(flow, destinations)).toEqual([["accepted"], ["A415 /destinations/1"]]);
  });

  test("an image that a placeholder names is each recipient's own", () => {
    const { content: _content, ...fixed } = { ...rcsFields(), body: { media: "#{photo}", title: "a" } };
    const files = new Map([["maapfile://f_1", file()]]);
    const words = (photo: string) => ({ to, replaceWords: { photo } });
    expect(
      verdicts([{ rcs: fixed }], [words("maapfile://f_1"), words("maapfile://f_2"), words("f_1")], { files }),
    ).toEqual([["accepted"], ["A217 /destinations/1"], ["A217 /destinations/2"]]);
  });

  test.each([
    ["an unregistered sender number is A327", [sms("a", { from: "0311111111" })], {}, ["A327 /messageFlow/0/sms/from"]],
    ["every entry is looked at", [sms("a"), rcs({ brandKey: "x" })], {}, ["A420 /messageFlow/1/rcs/brandKey"]],
    [
      "every channel of the flow needs its right (A325)",
      [sms("a"), rcs()],
      { account: { ...account, channels: new Set(["sms"]) } },
      ["A325 /messageFlow/1/rcs"],
    ],
    [
      "a flow of several needs the right to fallback (A326)",
      [sms("a"), rcs()],
      { account: { ...account, fallback: false } },
      ["A326 /messageFlow/1/rcs"],
    ],
    ["a flow of one does not", [sms("a")], { account: { ...account, fallback: false } }, ["accepted"]],
    [
      "files of every entry are looked at",
      [{ mms: { from, text: "a", fileKey: ["f_none"] } }],
      {},
      ["A217 /messageFlow/0/mms/fileKey/0"],
    ],
  ])("%s", (_rule, flow, change, want) => {
    expect(verdicts(flow, [{ to }], change)).toEqual([want]);
  });

  test("a recipient's own number comes before what the account may do", () => {
    const change = { account: { ...account, channels: new Set() } };
    expect(verdicts([sms("a")], [{ to: "x" }, { to }], change)).toEqual([
      ["A306 /destinations/0/to"],
      ["A325 /messageFlow/0/sms"],
    ]);
  });

  test("an entry without placeholders is checked once for all recipients", () => {
    let asked = 0;
    const given = context();
    const counting = {
      ...given,
      explainStep: (...args: Parameters<typeof given.explainStep>) => {
        asked++;
        return given.explainStep(...args);
      },
    };
    const destinations = [{ to }, { to, replaceWords: { a: "1" } }, { to }];
    decideOmni({ destinations }, [sms("plain")], counting);
    expect(asked).toBe(1);
  });
});

function rcsFields() {
  return { from, formatId: "SMwThT00", brandKey: "BR.key", content: { standalone: { text: "a" } } };
}
