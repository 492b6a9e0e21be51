import { describe, expect, test } from "vitest";
import { verifyAlert, verifyWebhook, WebhookError } from "../../client/webhook.ts";
import { RECEIVED_AT, webhookCases } from "./policy-cases.ts";
import { newDelivery, OLD_SECRET, report, SECRET } from "./webhook-deliveries.ts";

const why = (...args: Parameters<typeof verifyWebhook>): unknown => {
  try {
    verifyWebhook(...args);
    return "accepted";
  } catch (error) {
    return error instanceof WebhookError ? error.why : error;
  }
};

describe("a delivery that the gateway has signed", () => {
  test("becomes an event with its report", () => {
    const { body, headers } = newDelivery();
    const event = verifyWebhook(body, headers, SECRET);
    expect(event).toEqual({
      id: "msg_1",
      sentAt: expect.any(Date),
      report: { ...report, delivered: true, isFinal: true },
    });
    const failed = newDelivery({ ...report, reportCode: "23001" });
    expect(verifyWebhook(failed.body, failed.headers, SECRET).report.delivered).toBe(false);
  });

  test("may be an alert, which is no report", () => {
    const alert = {
      alert: "failing",
      time: "2025-11-15T09:30:00+09:00",
      failure: { channel: "alimtalk", percent: 100 },
    };
    const { body, headers } = newDelivery(alert, { id: "alert_1" });
    expect(verifyAlert(body, headers, SECRET)).toEqual({ id: "alert_1", sentAt: expect.any(Date), alert });
    expect(() => verifyAlert(body, headers, OLD_SECRET)).toThrow("no signature is valid");
    expect(why(body, headers, SECRET)).toBe("body");
    for (const other of [report, "[]", "null", '"alert"', "{", { alert: "failing" }, { failure: {} }]) {
      const wrong = newDelivery(other);
      expect(() => verifyAlert(wrong.body, wrong.headers, SECRET)).toThrow(WebhookError);
    }
  });

  test("may come as text, bytes or a buffer, with headers of any kind", () => {
    const { body, headers } = newDelivery({ ...report, ref: "주문 7" });
    const bytes = new TextEncoder().encode(body);
    for (const raw of [body, bytes, bytes.buffer, Buffer.from(body)])
      for (const given of [headers, new Headers(headers), upperCased(headers)])
        expect(verifyWebhook(raw, given, SECRET).report.ref).toBe("주문 7");
  });

  test("is checked byte by byte: the same JSON in another form is refused", () => {
    const { body, headers } = newDelivery();
    expect(why(JSON.stringify(JSON.parse(body), null, 1), headers, SECRET)).toBe("signature");
  });

  test("is valid with either secret during a rotation", () => {
    const both = newDelivery(report, { secrets: [SECRET, OLD_SECRET] });
    for (const secrets of [SECRET, OLD_SECRET, [SECRET, OLD_SECRET], ["whsec_AAAA", OLD_SECRET]])
      expect(why(both.body, both.headers, secrets)).toBe("accepted");
    const old = newDelivery(report, { secrets: [OLD_SECRET] });
    expect(why(old.body, old.headers, [SECRET, OLD_SECRET])).toBe("accepted");
    expect(why(old.body, old.headers, SECRET)).toBe("signature");
  });

  test("may have a secret that is not base64", () => {
    const key = "plain text of a secret";
    const encoded = `whsec_${Buffer.from(key).toString("base64")}`;
    const { body, headers } = newDelivery(report, { secrets: [encoded] });
    expect(why(body, headers, key)).toBe("accepted");
  });
});

test("a program that does not wait for the result does not accept a forged delivery", () => {
  const { body, headers } = newDelivery();
  const accepted: string[] = [];
  const handle = (raw: string): void => {
    verifyWebhook(raw, headers, SECRET);
    accepted.push(raw);
  };
  handle(body);
  expect(() => handle(body.replace("10000", "23001"))).toThrow(WebhookError);
  expect(accepted).toEqual([body]);
});

test.each(webhookCases)("a delivery with $name is $want", ({ body, headers, secrets, want }) => {
  expect(why(body, headers, secrets, { nowMs: RECEIVED_AT.getTime() })).toBe(want);
});

describe("is refused", () => {
  const { body, headers } = newDelivery();

  test.each([[""], ["whsec_"], ["whsec_%"], [[]], [[SECRET, ""]]])(
    "everything, with the secrets %j, as a mistake of the program",
    (secrets) => {
      expect(() => verifyWebhook(body, headers, secrets)).toThrow(/^verifyWebhook: secrets must be a secret/);
    },
  );

  test("a body that was parsed, and options that make no sense, as a mistake of the program", () => {
    const wrong = (raw: unknown, given: unknown, options?: unknown) =>
      Reflect.apply(verifyWebhook, undefined, [raw, given, SECRET, options]);
    expect(() => wrong(JSON.parse(body), headers)).toThrow(
      "verifyWebhook: rawBody must be the received text or bytes, not this object",
    );
    expect(() => wrong(body, undefined)).toThrow("verifyWebhook: headers must be");
    expect(() => wrong(body, headers, { toleranceS: Number.NaN })).toThrow("verifyWebhook: toleranceS must be");
    expect(() => wrong(body, headers, { tolerance: 5 })).toThrow("verifyWebhook: tolerance is no option");
  });
});

const upperCased = (headers: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
