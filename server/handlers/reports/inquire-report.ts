import type { InquireReportReply, InquireReportRequest } from "../../../generated/handlers.ts";
import type { components } from "../../../generated/types.ts";
import { tellsUserType } from "../../domain/channel-table.ts";
import { timeOfMessageKey } from "../../domain/message-key.ts";
import type { Account } from "../../domain/model.ts";
import { refuse } from "../../domain/refusal.ts";
import type { ZonedClock } from "../../domain/time.ts";
import type { StoredReport } from "../../store/reports.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import type { Services } from "../services.ts";
import { reportRecord } from "./report-record.ts";

export async function inquireReport({ path }: InquireReportRequest, context: Context): Promise<InquireReportReply> {
  const { account, nowMs, services } = context;
  const { msgKey } = path;
  const found = await services.reports.find(account.id, msgKey, nowMs);
  if (found === undefined) return refused(refuse("A820"));
  const heldUntilMs = await findHeldUntilMs(msgKey, account, services);
  return { status: 200, body: answerInquiry(found, { msgKey, account, nowMs, heldUntilMs, clock: services.clock }) };
}

/** Until when a message of an account that holds advertising waits; undefined: it does not wait. A fallback may be held too. */
export const findHeldUntilMs = async (
  msgKey: string,
  account: Account,
  { acceptor }: Pick<Services, "acceptor">,
): Promise<number | undefined> =>
  account.holdAdvertising ? (await acceptor.findDueEach(account.id, [msgKey])).get(msgKey) : undefined;

interface Inquiry {
  readonly msgKey: string;
  readonly account: Account;
  readonly nowMs: number;
  readonly heldUntilMs: number | undefined;
  readonly clock: ZonedClock;
}

/** What inquiry answers for a message with these reports. */
export function answerInquiry(
  reports: readonly StoredReport[],
  { msgKey, account, nowMs, heldUntilMs, clock }: Inquiry,
): components["schemas"]["ReportsFound"] {
  const report = reports.map((entry) => ({
    ...reportRecord(entry, account, clock),
    ...(tellsUserType(entry.serviceType) && isUserType(entry.userType) && { userType: entry.userType }),
  }));
  // The key of a scheduled message has the time at which it is sent.
  const ofKeyMs = report.length === 0 ? (timeOfMessageKey(msgKey) ?? 0) : 0;
  const sendAtMs = heldUntilMs ?? ofKeyMs;
  const sendAt = sendAtMs > nowMs ? { sendAt: clock.iso(sendAtMs) } : {};
  return { ...success, data: { report }, ...sendAt };
}

/** A channel friend at send time, or not. */
const isUserType = (value: string | undefined): value is "F" | "N" => value === "F" || value === "N";
