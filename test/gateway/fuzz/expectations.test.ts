import { describe, expect, test } from "vitest";
import type { OwnFile } from "../../load/fuzz/world/account.ts";
import { expectBody, expectDestination } from "../../load/fuzz/world/expect.ts";
import { expectBytes } from "../../load/fuzz/world/expect-bytes.ts";
import { judgeFiles } from "../../load/fuzz/world/expect-files.ts";
import { stubbedWorld } from "./stub-gateway.ts";

const world = () => stubbedWorld(() => ({ status: 200, body: {} }));
const from = "0212345678";
const to = "01012345678";
const rcs = { from, to, formatId: "SS000000", brandKey: "k", content: { standalone: { text: "Hello" } } };

describe("what must become of a body", () => {
  test.each([
    ["sendSms", { from, to, text: "Hello" }, "must", []],
    ["sendSms", { from, to, text: "Hello\u0000" }, "never", ["A303", "A305", "A310", "A314", "A011"]],
    ["sendSms", { from, to, text: "x".repeat(91) }, "never", ["A328"]],
    ["sendSms", { from, to, text: "Hello", sendAt: "2026-01-31T09:00:00Z" }, "may", ["A330"]],
    ["sendInternational", { from, to: "+821012345678", text: "가".repeat(335) }, "must", []],
    ["sendInternational", { from, to: "+821012345678", text: "x".repeat(766) }, "never", ["A328"]],
    ["sendRcs", rcs, "must", []],
    ["sendRcs", { ...rcs, header: "1" }, "never", ["A412"]],
    ["sendRcs", { ...rcs, formatId: "ISSUED", content: { template: { title: "123456789" } } }, "never", ["A415"]],
    [
      "sendRcs",
      { ...rcs, formatId: "ISSUED", content: { template: { title: "123456789" } }, ref: "\ud800" },
      "never",
      ["A303", "A305", "A310", "A314", "A011", "A415"],
    ],
    ["sendMms", { from, to, text: "x", fileKey: ["f_unknown"] }, "never", ["A217", "A203", "A513"]],
  ])("%s of %j: %s", async (operationId, body, accept, codes) => {
    const expected = expectBody(await world(), operationId, body, { files: [] });
    expect([expected.accept, [...expected.codes]]).toEqual([accept, codes]);
  });

  test("a recipient's own words decide for the recipient", async () => {
    const flow = [{ sms: { from, text: "#{name}, hello" } }];
    const verdict = async (destination: object) =>
      expectDestination(await world(), flow, { to, ...destination }).accept;
    expect(await verdict({ replaceWords: { name: "Kim" } })).toBe("must");
    expect(await verdict({ replaceWords: { "#{name}": "Kim" } })).toBe("must");
    expect(await verdict({ replaceWords: { name: "x".repeat(90) } })).toBe("never");
    expect(await verdict({})).toBe("never");
    expect(await verdict({ replaceWords: { name: "Kim" }, paymentCode: "\ud800" })).toBe("never");
    expect(await verdict({ to: "010-1234-5678", replaceWords: { name: "Kim" } })).toBe("never");
    expect(await verdict({ replaceWords: { name: "Kim" }, sendAt: "2026-01-31T09:00:00Z" })).toBe("may");
  });

  test.each([
    ["no JSON", "{", "A010"],
    ["no UTF-8", "\xff", "A010"],
    ["too large", `{}${" ".repeat(70_000)}`, "A016"],
    ["too deep", `${"[".repeat(200)}${"]".repeat(200)}`, "A010"],
    ["a trap", `{"from":"${from}","to":"${to}","text":"x","__proto__":{}}`, "A011"],
  ])("%s is refused", async (_, text, code) => {
    const headers = [["Content-Type", "application/json"]] as const;
    const request = { method: "POST", path: "/v1/send/sms", headers, body: Buffer.from(text, "latin1") };
    const { expected } = expectBytes(await world(), "sendSms", request);
    expect([expected.accept, expected.codes.has(code)]).toEqual(["never", true]);
  });
});

test("a deep member that a later one replaces may be refused, as levels are counted before the text is parsed", async () => {
  const deep = `${"[".repeat(80)}${"]".repeat(80)}`;
  const text = `{"from":"${from}","to":"${to}","text":"x","ref":${deep},"ref":"y"}`;
  const headers = [["Content-Type", "application/json"]] as const;
  const request = { method: "POST", path: "/v1/send/sms", headers, body: Buffer.from(text) };
  const { expected } = expectBytes(await world(), "sendSms", request);
  expect([expected.accept, expected.codes.has("A010")]).toEqual(["may", true]);
});

describe("files", () => {
  const file = (serviceType: string, width: number, height: number): OwnFile => ({
    ...{ serviceType, width, height, fileKey: `f-${serviceType}`, mediaType: "image/jpeg", bytes: Buffer.alloc(1) },
    media: `maapfile://f-${serviceType}`,
  });
  const standalone = (formatId: string) => ({ formatId, content: { standalone: { media: "maapfile://f-RCS" } } });

  test.each([
    [{ text: "x" }, "none named"],
    [{ fileKey: ["f-MMS"] }, "all fit"],
    [{ fileKey: ["f-RCS"] }, "one is missing"],
    [{ fileKey: ["f-other"] }, "one is missing"],
    [standalone("SMwThT00"), "all fit"],
    [standalone("SMwThM00"), "one does not fit"],
    [{ msgType: "FW", imgUrl: "f-FRIENDTALK" }, "one does not fit"],
    [{ msgType: "FI", imgUrl: "f-FRIENDTALK" }, "all fit"],
    [{ body: { hint: "maapfile://f-RCS" } }, "unclear"],
    [{ content: { template: { media: "" } } }, "none named"],
  ])("of %j: %s", (payload, verdict) => {
    const files = [file("MMS", 300, 200), file("RCS", 568, 528), file("FRIENDTALK", 600, 400)];
    expect(judgeFiles(payload, files)).toBe(verdict);
    if (verdict !== "none named") expect(judgeFiles(payload, undefined)).toBe("unclear");
  });
});
