import type { GetUsageReply, GetUsageRequest } from "../../../generated/handlers.ts";
import { refuse } from "../../domain/refusal.ts";
import { parseMonth, withoutCarriers } from "../../domain/usage.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";

export async function getUsage({ query }: GetUsageRequest, { account, services }: Context): Promise<GetUsageReply> {
  const { month, closed } = query;
  const days = parseMonth(month);
  if (days === undefined) throw new Error(`The schema accepted the month ${month}`);
  const usage = await services.usage.read(account.id, days, !closed);
  if (usage === "busy") return refused(refuse("A920"));
  const { rows, openDays } = usage;
  const data = { month, openDays: [...openDays], rows: [...withoutCarriers(rows)] };
  return { status: 200, body: { ...success, data } };
}
