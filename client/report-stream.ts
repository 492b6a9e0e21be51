import { callHook } from "contract-kit-runtime/call-hook";
import { after } from "contract-kit-runtime/wait";
import { unanswered } from "./call.ts";
import { GatewayError } from "./errors.ts";
import type { AnyCallOptions } from "./options.ts";
import { type Report, toReport } from "./report.ts";
import type { ReportStreamOptions } from "./report-stream-options.ts";
import { ACKNOWLEDGED_WITHIN_MS, acknowledge, Patience, type Polling, pause, unlessStopped } from "./reports.ts";
import type { Result, Succeeded } from "./results.ts";
import { held } from "./time-limits.ts";

export interface Streaming extends Pick<Polling, "acknowledge"> {
  open(options: AnyCallOptions): Promise<Result<"streamReports">>;
}

/** A stream that breaks off this often, each time soon and before its first event, will do so the next time too. */
const MOST_BROKEN = 10;
const SOON_MS = 60_000;

/**
 * Reports one by one, as they are created. A batch is acknowledged when the loop asks for more after its last report, as `reports` does. If
 * the body throws or breaks, the generator ends at `yield`, and the batch comes again.
 */
export async function* streamReports(
  streaming: Streaming,
  options: ReportStreamOptions = {},
): AsyncGenerator<Report, void, void> {
  const { signal, reconnectMs: everyMs = 1000, onProblem } = options;
  const patience = new Patience(options);
  let lastId: string | undefined;
  let broken = 0;
  while (!signal?.aborted) {
    const connection = new AbortController();
    const openedMs = performance.now();
    let isWithinBatch = false;
    // Within a batch the next event is under way. It may say that the report before it was the last one, to be acknowledged.
    const stop = (): void =>
      held(
        after(isWithinBatch ? ACKNOWLEDGED_WITHIN_MS : 0, () => connection.abort()),
        false,
      );
    signal?.addEventListener("abort", stop, { once: true });
    try {
      const headers = { accept: "text/event-stream", ...(lastId !== undefined && { "last-event-id": lastId }) };
      const open = () => unlessStopped(streaming.open({ signal: connection.signal, headers }), signal);
      const opened = await patience.with<Succeeded<"streamReports">>(open);
      for await (const event of opened?.data ?? []) {
        broken = 0;
        if (event.event === "batch") {
          if (!(await acknowledge(streaming, event.data.reportId, patience, { everyMs, signal }))) return;
          isWithinBatch = false;
        } else {
          if (signal?.aborted) return;
          isWithinBatch = true;
          lastId = event.id;
          yield toReport(event.data);
        }
        if (signal?.aborted && !isWithinBatch) return;
      }
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      if (signal?.aborted) return;
      const failure = unanswered("streamReports", error);
      broken = performance.now() - openedMs < SOON_MS ? broken + 1 : 0;
      if (broken >= MOST_BROKEN) throw new GatewayError(failure);
      callHook(onProblem, failure);
    } finally {
      signal?.removeEventListener("abort", stop);
      connection.abort();
    }
    await pause(patience.pauseMs(everyMs), signal);
  }
}
