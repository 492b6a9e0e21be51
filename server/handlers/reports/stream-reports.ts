import { setTimeout as sleep } from "node:timers/promises";
import type { StreamReportsReply, StreamReportsRequest } from "../../../generated/handlers.ts";
import type { components } from "../../../generated/types.ts";
import type { Account } from "../../domain/model.ts";
import { refuse } from "../../domain/refusal.ts";
import type { ReportBatch } from "../../store/reports.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { mayPoll, reportRecord } from "./report-record.ts";

type ReportEvent = components["schemas"]["ReportEvent"];

export async function streamReports({ header }: StreamReportsRequest, context: Context): Promise<StreamReportsReply> {
  const { account, nowMs, services, signal } = context;
  if (!mayPoll(account)) return refused(refuse("A802"));
  if (!services.reportStreams.begin(account.id, signal)) return refused(refuse("A020"));
  // Before the stream begins, so that a database that is away is answered with A920.
  const first = await services.reports.openBatch(account.id, nowMs);
  const body = sendBatches(context, first, readEventId(header["Last-Event-ID"]));
  return { status: 200, mediaType: "text/event-stream", body };
}

/** The event after which a caller goes on. */
interface Place {
  readonly reportId: string;
  readonly position: number;
}

const EVENT_ID = /^(?<reportId>.+)\.(?<position>\d{1,4})$/;

const writeEventId = ({ reportId, position }: Place): string => `${reportId}.${position}`;

/** Undefined: it is no id of ours. The caller then gets the whole batch. */
function readEventId(text: string | undefined): Place | undefined {
  const { reportId, position } = EVENT_ID.exec(text ?? "")?.groups ?? {};
  return reportId === undefined ? undefined : { reportId, position: Number(position) };
}

/** Sends the batches that polling would answer, each once, until the caller may no longer poll or the stream is too old. */
async function* sendBatches(
  context: Context,
  first: ReportBatch | undefined,
  after: Place | undefined,
): AsyncGenerator<ReportEvent, void, void> {
  const { services, signal } = context;
  const { lookEveryMs, maxAgeMs, now } = services.reportStreams;
  const endMs = context.nowMs + maxAgeMs;
  let account: Account | undefined = context.account;
  let batch = first;
  let sentId: string | undefined;
  for (;;) {
    if (batch !== undefined && batch.reportId !== sentId) {
      for (const event of eventsOf(batch, after, account, services.clock)) {
        yield event;
        // A caller that reads slowly keeps its stream no longer than others.
        if (now() >= endMs) return;
      }
      sentId = batch.reportId;
    }
    if (!(await wait(lookEveryMs, signal)) || now() >= endMs) return;
    account = await context.findAccountAgain(now());
    if (account === undefined || !mayPoll(account)) return;
    const isDue = await services.reports.hasOtherBatch(account.id, sentId, now());
    batch = isDue ? await services.reports.openBatch(account.id, now()) : undefined;
  }
}

/**
 * The event at the end of a batch has no id: a caller that loses the connection before or after it gets it again, and can acknowledge the
 * batch in any case.
 */
function* eventsOf(
  { reportId, reports, positions }: ReportBatch,
  after: Place | undefined,
  account: Account,
  clock: Context["services"]["clock"],
): Generator<ReportEvent> {
  const known = after?.reportId === reportId ? after.position : -1;
  for (const [index, report] of reports.entries()) {
    const position = positions[index] ?? index;
    if (position <= known) continue;
    const id = writeEventId({ reportId, position });
    yield { event: "report", id, data: reportRecord(report, account, clock) };
  }
  yield { event: "batch", data: { reportId } };
}

/** False: the stream has ended in the meantime. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(milliseconds, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
