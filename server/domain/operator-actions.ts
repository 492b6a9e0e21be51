import { getMessageState, hasEnded, type MessageHistory, type StepHistory } from "./message-history.ts";

/** What an operator may do about a message, or why not. */
export type CancelDecision =
  | { readonly ok: true; readonly step: number }
  | { readonly ok: false; readonly reason: string };

export type RequeueDecision =
  /** It waits and no carrier has it: it goes to the front, and cannot be sent twice. */
  | { readonly kind: "release"; readonly step: number }
  /** The step is sent again, although a carrier has it, may have it, or had it. */
  | { readonly kind: "repeat"; readonly step: number; readonly removesReport: boolean; readonly warning: string }
  | { readonly kind: "refused"; readonly reason: string };

/** The last step of a message that has a row. */
export type LastStep = Pick<StepHistory, "step" | "state" | "last" | "carrier">;

/** The step that is to be sent next, of a message of which no carrier has anything. */
function getNextStep(last: LastStep | undefined): number {
  if (last === undefined) return 0;
  return last.state === "queued" ? last.step : last.step + 1;
}

/** What no carrier has can be cancelled. Whatever was begun must have a row. */
export function decideCancel({ last }: { readonly last: LastStep | undefined }): CancelDecision {
  const state = getMessageState(last);
  if (hasEnded(state)) return { ok: false, reason: `it has ended (${state})` };
  if (state === "waiting" || state === "queued") return { ok: true, step: getNextStep(last) };
  return { ok: false, reason: `${last?.carrier} has it or may have it (${state})` };
}

const TWICE = "the recipient may get it twice, and both may be charged";

/** A message whose final report the account may have stays as it is: the contract promises one final report. */
export function decideRequeue(history: MessageHistory): RequeueDecision {
  const last = history.steps.at(-1);
  const state = getMessageState(last);
  if (history.to === undefined) return refuse("its recipient and content were erased");
  if (history.begun !== undefined) return refuse(`${history.begun.carrier} is being given it`);
  if (last === undefined || state === "waiting" || state === "queued")
    return { kind: "release", step: getNextStep(last) };
  const { step, carrier } = last;
  if (state === "delivered") return refuse("it was delivered");
  if (state === "submitting")
    return refuse(`a worker is giving it to ${carrier}; if that worker died, another takes over within seconds`);
  if (state === "submitted")
    return { kind: "repeat", step, removesReport: false, warning: `${carrier} has it, so ${TWICE}` };
  if (state === "unknown")
    return { kind: "repeat", step, removesReport: false, warning: `${carrier} may have it, so ${TWICE}` };
  const { isPending, webhook } = history.handOut;
  // A delivery that was given up and put back has no attempts, but the reason of its last one.
  const isUntried = webhook?.attempts === 0 && webhook.reason === undefined;
  if (!isPending && !isUntried)
    return refuse("the account has its final report or may have it; the client has to send the message again");
  const warning =
    state === "expired"
      ? `it expired, and ${carrier} may have sent it after all, so ${TWICE}`
      : state === "cancelled"
        ? "it was cancelled, and no carrier has it, so the recipient gets it once"
        : "it failed, and may fail again for the same reason; the carrier may charge for each try";
  return {
    kind: "repeat",
    step,
    removesReport: true,
    warning: `${warning}; its report, which the account has not seen, is withdrawn, and another one follows`,
  };
}

const refuse = (reason: string): RequeueDecision => ({ kind: "refused", reason });
