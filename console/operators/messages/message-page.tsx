import { useRoute } from "preact-iso";
import type { Fix, MessageDetail } from "../../../generated/admin/types.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Time } from "../../ui/time.tsx";
import { api, ask } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { isOperator } from "../session/session.ts";
import { StateBadge } from "../state-badge.tsx";
import { useLoaded } from "../use-loaded.ts";
import { MessageActions } from "./message-actions.tsx";
import { TimedText } from "./timed-text.tsx";

/** What became of one message and why. */
export function MessagePage() {
  const { msgKey = "" } = useRoute().params;
  usePageTitle(`Message ${msgKey}`);
  const { value, problem, isLoading, reload } = useLoaded(
    (signal) => ask((limit) => api.getMessage({ params: { path: { msgKey } }, signal: limit }), signal),
    { inputs: [msgKey] },
  );
  return (
    <>
      <p class="crumb">
        <a href="/console/messages">Messages</a>
      </p>
      <div class="heading first">
        <div class="with-copy">
          <h1>
            <code>{msgKey}</code>
          </h1>
          <CopyButton text={msgKey} label="Copy the message key" />
        </div>
        <button type="button" class="quiet small" disabled={isLoading} onClick={reload}>
          {isLoading ? "Loading …" : "Refresh"}
        </button>
      </div>
      {problem !== undefined && <ProblemNote problem={problem} onRetry={reload} />}
      {value?.msgKey === msgKey && (
        <>
          <MessageActions message={value} onChange={reload} />
          <Detail message={value} />
        </>
      )}
    </>
  );
}

function Detail({ message }: { readonly message: MessageDetail }) {
  const { account, accepted, to, ref, channels, state, traceId, codeText, why, fix, timeline } = message;
  return (
    <>
      <dl class="details card">
        <dt>State</dt>
        <dd>
          <StateBadge state={state} /> {codeText}
        </dd>
        <dt>Account</dt>
        <dd>
          <a href={`/console/accounts/${encodeURIComponent(account)}`}>{account}</a>
        </dd>
        <dt>To</dt>
        <dd class="mono">{to ?? "erased"}</dd>
        <dt>Reference</dt>
        <dd>{ref ?? "none"}</dd>
        <dt>Flow</dt>
        <dd>{channels.join(" → ")}</dd>
        <dt>Accepted</dt>
        <dd>
          <Time at={accepted} />
        </dd>
        {traceId !== null && (
          <>
            <dt>Trace</dt>
            <dd class="mono wrap">{traceId}</dd>
          </>
        )}
      </dl>
      <h2>Why</h2>
      <div class="why">
        {why.map((sentence) => (
          <p key={sentence}>
            <TimedText text={sentence} />
          </p>
        ))}
        {fix !== null && (
          <p>
            <FixNote fix={fix} account={account} />
          </p>
        )}
      </div>
      <h2>Timeline</h2>
      <ol class="events">
        {timeline.map(({ at, text }) => (
          <li key={at + text}>
            <Time at={at} />{" "}
            <span>
              <TimedText text={text} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Leads to the place of these pages where it is done. */
function FixNote({ fix: { operation, carrier, command }, account }: { readonly fix: Fix; readonly account: string }) {
  if (operation === "resumeCarrier" && carrier !== null)
    return <a href={`/console/?${new URLSearchParams({ carrier })}`}>Look at {carrier}, and resume it</a>;
  if (operation === "redeliver")
    return <a href={`/console/dead-letters?${new URLSearchParams({ account })}`}>Send the report again</a>;
  return isOperator() ? (
    <>Send it with the button above.</>
  ) : (
    <>
      An operator can send it: <code>{command}</code>
    </>
  );
}
