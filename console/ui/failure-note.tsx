import type { AnyFailure } from "../../client/index.ts";
import { findResultCode } from "./code-texts.ts";

interface FailureNoteProps {
  readonly failure: AnyFailure;
  /** Whether the page already shows a fault elsewhere; such a fault is not listed once more. */
  readonly isShown?: (fault: { readonly pointer: string }) => boolean;
  /** What the failure means on this page, if that is not what it means to a program. */
  readonly words?: FailureWords | undefined;
  /** Shows a button that tries again. */
  readonly onRetry?: () => void;
}

export interface FailureWords {
  readonly title: string;
  readonly advice: string;
}

/** Why a call failed, and what to do about it. */
export function FailureNote({ failure, isShown = () => false, words, onRetry }: FailureNoteProps) {
  const { title, advice } = words ?? describeFailure(failure);
  const all = failure.kind === "refused" ? failure.errors : [];
  const faults = all.filter((fault) => !isShown(fault));
  // Who sees the faults themselves needs no general words about the code.
  const isExplained = all.length > 0 && faults.length === 0;
  const requestId = failure.kind === "unanswered" ? undefined : failure.headers.get("x-request-id");
  return (
    <div class="notice bad" role="alert">
      <strong>{title}</strong>
      {!isExplained && <p>{advice}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ pointer, message }) => (
            <li key={pointer + message}>
              {pointer !== "" && <code>{pointer}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      {requestId && (
        <p class="muted">
          Request <code>{requestId}</code>
        </p>
      )}
      {onRetry !== undefined && (
        <button type="button" class="quiet" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** The same in words. */
export function describeFailure(failure: AnyFailure): FailureWords {
  if (failure.kind === "refused") {
    const row = findResultCode(failure.code);
    if (row === undefined) return { title: `${failure.code} ${failure.message}`, advice: failure.message };
    return { title: `${failure.code} ${row.text}`, advice: `${row.meaning} ${row.action}` };
  }
  if (failure.kind === "undocumented")
    return {
      title: `Unexpected answer with HTTP status ${failure.httpStatus}`,
      advice: "It does not come from this gateway as its contract says. Look at the proxy in front of it.",
    };
  return failure.why === "timeout"
    ? { title: "No answer in time", advice: "The gateway or the network is slow. Try again in a moment." }
    : {
        title: "The gateway cannot be reached",
        advice: "Check that it runs and that you are connected. Then try again.",
      };
}
