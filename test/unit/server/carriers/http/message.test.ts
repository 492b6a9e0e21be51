import { describe, expect, test } from "vitest";
import { webhooks } from "../../../../../generated/validators.js";
import { splitBatch, toProviderMessage } from "../../../../../server/carriers/http/message.ts";
import { decidedExamples } from "../../domain/decided-examples.ts";
import { submission } from "./fixtures.ts";

const body = webhooks.submitMessages.body["application/json"];
const faultsOf = (request: unknown) => (body(request) ? [] : body.explain(request));

describe("a message on the wire", () => {
  test("says what the contract says, and nothing more", () => {
    const message = submission();
    expect(toProviderMessage(message)).toEqual({
      reference: message.reference,
      channel: "sms",
      serviceType: "SMS",
      msgType: "SM",
      to: "01012345678",
      payload: { from: "0212345678", text: "Your parcel arrives today." },
      validUntil: "2025-11-16T00:30:00.123Z",
    });
  });

  test("takes its images along", () => {
    const content = Buffer.from("..a jpg..").subarray(2, 7);
    const files = [{ fileKey: "f_1", mediaType: "image/jpeg", content }];
    const mms = { channel: "mms", serviceType: "MMS", msgType: "MM" } as const;
    const message = toProviderMessage(
      submission({ ...mms, payload: { from: "0212345678", text: "Hi", fileKey: ["f_1"] }, files }),
    );
    expect(message).toMatchObject({
      files: [{ fileKey: "f_1", mediaType: "image/jpeg", content: Buffer.from("a jpg").toString("base64") }],
    });
    expect(faultsOf({ messages: [message] })).toEqual([]);
  });

  test.each(decidedExamples())("of $name keeps to the contract", ({ messages }) => {
    const steps = messages.flatMap(({ to, steps }) => steps.map((step) => ({ ...step, to })));
    expect(steps.length).toBeGreaterThan(0);
    const request = { messages: steps.map(({ validityS: _, ...step }) => toProviderMessage(submission(step))) };
    expect(faultsOf(request)).toEqual([]);
  });

  test("with a payload of another channel breaks it", () => {
    const message = toProviderMessage(submission({ channel: "rcs", serviceType: "RCS", msgType: "RS" }));
    expect(faultsOf({ messages: [message] })).not.toEqual([]);
  });
});

describe("requests", () => {
  const sizes = (batch: Parameters<typeof splitBatch>[0]) => splitBatch(batch).map((places) => places.length);
  const image = (bytes: number) => ({ fileKey: "f_1", mediaType: "image/jpeg", content: new Uint8Array(bytes) });

  test("hold a whole batch of texts", () => {
    expect(splitBatch([])).toEqual([]);
    expect(sizes(Array.from({ length: 100 }, () => submission()))).toEqual([100]);
  });

  test("hold as many images as there is room for", () => {
    const message = submission({ channel: "mms", files: [image(300_000)] });
    expect(sizes(Array.from({ length: 25 }, () => message))).toEqual([20, 5]);
  });

  test("hold every place once, in order, and at most what the contract allows", () => {
    const batch = Array.from({ length: 2500 }, () => submission({ channel: "sms" }));
    const requests = splitBatch(batch);
    expect(requests.flat()).toEqual(batch.map((_, index) => index));
    for (const places of requests) {
      expect(places.length).toBeLessThanOrEqual(1000);
      expect(bytesOf(places.map((index) => batch[index] as (typeof batch)[0]))).toBeLessThanOrEqual(8 * 1024 * 1024);
    }
  });

  test.each([
    ["images", submission({ channel: "mms", files: [image(300_000), image(300_000), image(300_000)] })],
    ["long messages", submission({ channel: "alimtalk", payload: { text: "\u0001가".repeat(20_000) } })],
  ])("are cut where %s would make them too large", (_, message) => {
    const batch = Array.from({ length: 60 }, () => message);
    const requests = splitBatch(batch);
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.flat()).toEqual(batch.map((_, index) => index));
    for (const places of requests) expect(bytesOf(places.map(() => message))).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  const bytesOf = (batch: Parameters<typeof splitBatch>[0]): number =>
    Buffer.byteLength(JSON.stringify({ messages: batch.map(toProviderMessage) }));
});
