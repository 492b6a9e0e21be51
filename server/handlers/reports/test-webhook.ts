import type { TestWebhookReply, TestWebhookRequest } from "../../../generated/handlers.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";

export async function testWebhook(_: TestWebhookRequest, context: Context): Promise<TestWebhookReply> {
  const { account, nowMs, services } = context;
  const msgKey = services.ids.messageKey(nowMs);
  const outcome = await services.webhooks.test(account.id, msgKey, nowMs);
  if (outcome === undefined) return refused(refuse("A332"));
  const { kind, ...why } = outcome;
  return { status: 200, body: { ...success, data: { msgKey, outcome: kind, ...why } } };
}
