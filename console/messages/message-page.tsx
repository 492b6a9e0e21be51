import "./messages.css";
import { useRoute } from "preact-iso";
import { useGateway } from "../session/gateway.ts";
import { Code } from "../ui/code.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Time } from "../ui/time.tsx";
import { CancelMessage } from "./cancel-message.tsx";
import { isCancelledHere } from "./cancelled-messages.ts";
import { describeProgress } from "./describe-progress.ts";
import { getMessageState, isFinalState } from "./message-state.ts";
import { composeAgain, findBody } from "./sent-bodies.ts";
import { findSentMessage } from "./sent-messages.ts";
import { StateBadge } from "./state-badge.tsx";
import { StepCard } from "./step-card.tsx";
import { listTimelineSteps } from "./timeline-steps.ts";
import { type FollowedMessage, useMessage } from "./use-message.ts";

/** A message from its acceptance to its final result. */
export function MessagePage() {
  const { msgKey = "" } = useRoute().params;
  usePageTitle(`Message ${msgKey}`);
  const message = useMessage(msgKey);
  const { found, failure, isFollowing, refresh } = message;
  return (
    <>
      <p class="crumb">
        <a href="/console/messages">Messages</a>
      </p>
      <div class="with-copy">
        <h1>
          <code>{msgKey}</code>
        </h1>
        <CopyButton text={msgKey} label="Copy the message key" />
      </div>
      {failure !== undefined && <FailureNote failure={failure} onRetry={refresh} />}
      {found === undefined && failure === undefined && <p class="empty">Loading …</p>}
      {found !== undefined && <Timeline msgKey={msgKey} found={found} isFollowing={isFollowing} refresh={refresh} />}
    </>
  );
}

interface TimelineProps {
  readonly msgKey: string;
  readonly found: NonNullable<FollowedMessage["found"]>;
  readonly isFollowing: boolean;
  refresh(): void;
}

function Timeline({ msgKey, found, isFollowing, refresh }: TimelineProps) {
  const { accountId } = useGateway();
  const sent = findSentMessage(accountId, msgKey);
  const body = findBody(accountId, msgKey);
  const state = getMessageState(found.reports);
  const { sendAt } = found.reports;
  const ref = found.reports.steps[0]?.ref ?? sent?.ref;
  const steps = listTimelineSteps({
    reports: found.reports.steps,
    channels: sent?.steps ?? [],
    isFinal: isFinalState(state),
    isScheduled: state === "scheduled",
  });
  return (
    <>
      <p class="facts">
        <StateBadge state={state} />
        {sent !== undefined && <span>To {sent.to}</span>}
        {ref !== undefined && <span>Reference {ref}</span>}
        {isFollowing && <span class="muted live">Live</span>}
      </p>
      <p class="visually-hidden" role="status">
        {describeProgress(state, steps)}
      </p>
      <ol class="timeline" aria-label="Timeline">
        <li class="step good">
          <strong>Accepted</strong>
          {sent !== undefined && (
            <p class="muted">
              <Time at={sent.sentAtMs} />
            </p>
          )}
        </li>
        {sendAt !== undefined && (
          <li class="step waiting">
            <strong>Scheduled</strong> for <Time at={sendAt} />
            <CancelMessage msgKey={msgKey} onDone={refresh} />
          </li>
        )}
        {steps.map((step, index) => (
          <StepCard key={index} step={step} isCancelledHere={isCancelledHere(accountId, msgKey)} />
        ))}
      </ol>
      {body !== undefined && (
        <>
          <p>
            <button type="button" class="quiet" onClick={() => composeAgain(body, msgKey)}>
              Send again …
            </button>
          </p>
          <SavedJson title="Content as it was sent from this tab" label="Copy the content" value={body.body} />
        </>
      )}
      <SavedJson title="Answer of the inquiry as JSON" label="Copy the answer" value={found.answer} />
    </>
  );
}

interface SavedJsonProps {
  readonly title: string;
  /** What the button copies. */
  readonly label: string;
  readonly value: unknown;
}

function SavedJson({ title, label, value }: SavedJsonProps) {
  const text = JSON.stringify(value, null, 2);
  return (
    <details class="answer">
      <summary>{title}</summary>
      <div class="table-tools">
        <CopyButton text={text} label={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <pre class="output" tabIndex={0}>
        <Code text={text} language="json" />
      </pre>
    </details>
  );
}
