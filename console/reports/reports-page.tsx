import "./reports.css";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { ReportsTable } from "./reports-table.tsx";
import { TestWebhook } from "./test-webhook.tsx";
import { NO_POLLING, useBatch } from "./use-batch.ts";

/** The reports that wait for the account, with a way to acknowledge them. */
export function ReportsPage() {
  usePageTitle("Reports");
  const { batch, isLoaded, failure, isAcknowledging, acknowledged, acknowledge, refresh } = useBatch();
  const isEmpty = batch === undefined && isLoaded && failure === undefined;
  return (
    <>
      <h1>Reports</h1>
      {failure?.code !== NO_POLLING && (
        <p class="muted">
          The final results of messages, for accounts that poll. An account with a webhook gets its reports there.
        </p>
      )}
      {failure?.code === NO_POLLING ? (
        <div class="notice warn" role="status">
          <strong>This account does not poll</strong>
          <p>
            Its reports go to its webhook, or the operator has not allowed polling. Every message can still be looked up
            on the page <a href="/console/messages">Messages</a>.
          </p>
        </div>
      ) : (
        failure !== undefined && <FailureNote failure={failure} onRetry={refresh} />
      )}
      <TestWebhook isUnreachable={failure?.kind === "unanswered"} />
      {!isLoaded && <p class="empty">Loading …</p>}
      {isEmpty && <p class="empty live">No report waits. New ones appear here by themselves.</p>}
      {batch !== undefined && (
        <>
          <div class="card acknowledge">
            <div>
              <p>
                <strong>This batch has {count(batch.report.length)}; more may wait behind it.</strong> The gateway hands
                out one batch at a time, of at most {MOST_IN_A_BATCH}, and does not say how many wait. Acknowledge this
                one to see the next.
              </p>
              <p>
                Acknowledging takes the batch away from every program that polls for this account; afterwards only
                inquiry shows the results.
              </p>
            </div>
            <ConfirmButton
              label={isAcknowledging ? "Acknowledging …" : `Acknowledge ${count(batch.report.length)}`}
              question={`Acknowledge ${count(batch.report.length)}?`}
              kind=""
              disabled={isAcknowledging}
              onConfirm={() => void acknowledge()}
            >
              No program of this account gets them any more. That cannot be undone.
            </ConfirmButton>
          </div>
          <ReportsTable label="Waiting reports" reports={batch.report} />
        </>
      )}
      <p class="visually-hidden" role="status">
        {batch !== undefined ? `A batch of ${count(batch.report.length)}` : isEmpty ? "No report waits" : ""}
      </p>
      {acknowledged.length > 0 && (
        <>
          <div class="heading">
            <h2>Acknowledged here</h2>
            <span class="muted">{count(acknowledged.length)}, shown until you leave this page</span>
          </div>
          <ReportsTable label="Acknowledged reports" reports={acknowledged} />
        </>
      )}
    </>
  );
}

/** As the contract says of an answer to polling. */
const MOST_IN_A_BATCH = 1000;

const count = (reports: number): string => (reports === 1 ? "1 report" : `${reports} reports`);
