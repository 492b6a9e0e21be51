import type { TestAlertReply, TestAlertRequest } from "../../../generated/handlers.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";

export async function testAlert(_: TestAlertRequest, { account, nowMs, services }: Context): Promise<TestAlertReply> {
  const outcome = await services.webhooks.testAlert(account.id, nowMs);
  if (outcome === undefined) return refused(refuse("A332"));
  const { kind, ...why } = outcome;
  return { status: 200, body: { ...success, data: { outcome: kind, ...why } } };
}
