import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { signWebhook, verifyWebhook } from "../../../../server/domain/webhook-signature.ts";

const encoded = `whsec_${Buffer.from("a secret of thirty-two bytes, ok").toString("base64")}`;
const plain = "a secret as a person types it, 24 or more";
const id = "msg_1";
const body = '{"text":"안녕하세요 😀"}';
const nowS = Math.floor(Date.now() / 1000);
const signed = { id, timestampS: nowS, body, secrets: [encoded] };
const checked = { ...signed, signature: signWebhook(signed), nowS, toleranceS: 300 };

describe("with the library that others use", () => {
  const theirs = [
    [encoded, new Webhook(encoded)],
    [plain, new Webhook(plain, { format: "raw" })],
  ] as const;

  test.each(theirs)("what we sign it verifies: %s", (secret, webhook) => {
    const signature = signWebhook({ ...signed, secrets: [secret] });
    const headers = { "webhook-id": id, "webhook-timestamp": String(nowS), "webhook-signature": signature };
    expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => webhook.verify(`${body} `, headers)).toThrow();
  });

  test.each(theirs)("what it signs we verify: %s", (secret, webhook) => {
    const signature = webhook.sign(id, new Date(nowS * 1000), body);
    expect(verifyWebhook({ ...checked, secrets: [secret], signature })).toBe(true);
    expect(verifyWebhook({ ...checked, secrets: ["another secret altogether"], signature })).toBe(false);
  });

  test("one of two signatures is enough for it", () => {
    const signature = signWebhook({ ...signed, secrets: ["the secret before this one", encoded] });
    const headers = { "webhook-id": id, "webhook-timestamp": String(nowS), "webhook-signature": signature };
    expect(new Webhook(encoded).verify(body, headers)).toEqual(JSON.parse(body));
  });
});

test("the same request has the same signature, known since the first release", () => {
  const signature = signWebhook({ id: "msg_1", timestampS: 1763166600, body: "{}", secrets: [plain] });
  expect(signature).toBe("v1,3ORyC9z61qjVAZZVc3V4WA4AbFlpGNgUYYMj92kAGzw=");
});

test("bytes are signed as they are", () => {
  const bytes = Buffer.from(body);
  expect(signWebhook({ ...signed, body: bytes })).toBe(checked.signature);
  const noText = new Uint8Array([0xff, 0x00, 0xfe]);
  const signature = signWebhook({ ...signed, body: noText });
  expect(verifyWebhook({ ...checked, body: noText, signature })).toBe(true);
  expect(verifyWebhook({ ...checked, body: new Uint8Array([0xfe, 0x00, 0xfe]), signature })).toBe(false);
});

test.each<[string, Partial<typeof checked>]>([
  ["another body", { body: "{}" }],
  ["another id", { id: "msg_2" }],
  ["another time", { timestampS: nowS - 1 }],
  ["another secret", { secrets: [plain] }],
  ["no secret", { secrets: [] }],
  ["no signature", { signature: "" }],
  ["another version", { signature: checked.signature.replace("v1,", "v1a,") }],
  ["no version", { signature: checked.signature.replace("v1,", "") }],
  ["a signature that is cut off", { signature: checked.signature.slice(0, -8) }],
  ["a signature with more behind it", { signature: `${checked.signature}AAAA` }],
  ["no time", { timestampS: Number.NaN }],
])("%s is no signature", (_, change) => {
  expect(verifyWebhook({ ...checked, ...change })).toBe(false);
});

test("a signature is good for five minutes, on either side", () => {
  const at = (seconds: number) => verifyWebhook({ ...checked, nowS: nowS + seconds });
  expect([at(0), at(300), at(-300)]).toEqual([true, true, true]);
  expect([at(301), at(-301), at(1e9)]).toEqual([false, false, false]);
});

test("while a secret is replaced either is good, on both sides", () => {
  const both = signWebhook({ ...signed, secrets: [plain, encoded] });
  expect(both.split(" ")).toHaveLength(2);
  expect(verifyWebhook({ ...checked, signature: both, secrets: [plain] })).toBe(true);
  expect(verifyWebhook({ ...checked, secrets: [plain, encoded] })).toBe(true);
});

test("only so many signatures are looked at", () => {
  const others = Array.from({ length: 20 }, () => "v1,AAAA").join(" ");
  expect(verifyWebhook({ ...checked, signature: `${checked.signature} ${others}` })).toBe(true);
  expect(verifyWebhook({ ...checked, signature: `${others} ${checked.signature}` })).toBe(false);
});
