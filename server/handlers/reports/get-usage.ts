import type { GetUsageReply, GetUsageRequest } from "../../../generated/handlers.ts";
import { parseMonth, withoutCarriers } from "../../domain/usage.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

export async function getUsage({ query }: GetUsageRequest, { account, services }: Context): Promise<GetUsageReply> {
  const { month, closed } = query;
  const days = parseMonth(month);
  if (days === undefined) throw new Error(`The schema accepted the month ${month}`);
  const { rows, openDays } = await services.usage.read(account.id, days, !closed);
  const data = { month, openDays: [...openDays], rows: [...withoutCarriers(rows)] };
  return { status: 200, body: { ...success, data } };
}
