// Uses every entry point once, against a started gateway, and prints what came of it. Runs wherever there is a fetch.
import { createGateway, GatewayError } from "messaging-gateway-client";
import { preview } from "messaging-gateway-client/preview";
import { bytes, segments } from "messaging-gateway-client/segments";
import { validate } from "messaging-gateway-client/validate";
import { verifyWebhook, type WebhookHeaders } from "messaging-gateway-client/webhook";

export interface Given {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly password: string;
  readonly image: string | Blob;
  readonly webhook: { readonly body: string; readonly headers: WebhookHeaders; readonly secret: string };
}

export async function useEveryEntry({ image, webhook, ...account }: Given): Promise<Record<string, unknown>> {
  const gateway = createGateway(account);
  const sms = { from: "0212345678", to: "01000000000", text: "Hello" };
  const many = await Promise.all(Array.from({ length: 20 }, () => gateway.sendSms(sms)));
  const refused = await gateway.sendSms({ ...sms, text: "é" });
  const thrown: unknown = await gateway.orThrow.sendSms({ ...sms, to: "" }).catch((error: unknown) => error);
  const { msgKey } = await gateway.orThrow.sendSms({ ...sms, to: "01000003001" });
  const report = await gateway.orThrow.waitForReport(msgKey, { everyMs: 50 });
  const uploaded = await gateway.orThrow.upload(image, { serviceType: "MMS" });
  const polled = new Set<string>();
  for await (const { msgKey: key } of gateway.reports({ everyMs: 50 })) {
    polled.add(key);
    if (polled.size === 21) break;
  }
  const aborted: unknown = await gateway.pollReports({ signal: AbortSignal.abort() }).catch((error: unknown) => error);
  const raw = await gateway.raw.GET("/v1/report/inquiry/{msgKey}", { params: { path: { msgKey } } });
  const event = await verifyWebhook(webhook.body, webhook.headers, webhook.secret);
  const checked = validate("sendSms", { ...sms, to: "x" });
  return {
    accepted: many.filter(({ ok }) => ok).length,
    refused: refused.code,
    thrown: thrown instanceof GatewayError && thrown.code,
    delivered: report.delivered,
    reportCode: report.reportCode,
    uploaded: uploaded.fileKey.length > 0,
    polled: polled.size,
    aborted: aborted instanceof Error && aborted.name,
    raw: raw.data?.data.report[0]?.reportCode,
    webhook: event.report.delivered,
    validated: checked.ok || checked.errors[0]?.message,
    preview: preview("Hi #{name}", { name: "Kim" }).message,
    parts: segments("가".repeat(71)).parts.length,
    bytes: bytes("안녕"),
  };
}
