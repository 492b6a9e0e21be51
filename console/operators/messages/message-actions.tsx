import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { MessageDetail } from "../../../generated/admin/types.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { QuestionDialog } from "../../ui/question-dialog.tsx";
import { api, ask, FROM_PAGE, type Problem } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { isOperator } from "../session/session.ts";
import { PausedNote } from "./paused-note.tsx";
import { STATE_ACTIONS } from "./state-actions.ts";

interface MessageActionsProps {
  readonly message: MessageDetail;
  /** Something was changed, or the message is not as it was shown. */
  onChange(): void;
}

/** What an operator may do about one message. */
export function MessageActions({ message: { msgKey, state, fix }, onChange }: MessageActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<ComponentChildren>();
  const [problem, setProblem] = useState<Problem>();
  /** What the gateway warns of before it sends the message again. */
  const [warning, setWarning] = useState<string>();
  const begin = (): void => {
    setBusy(true);
    setSaid(undefined);
    setProblem(undefined);
    setWarning(undefined);
  };
  const action = STATE_ACTIONS[state];
  // What was cancelled was never sent.
  const again = state === "cancelled" ? "Send anyway" : "Send again";
  const note = <PausedNote carrier={fix?.carrier ?? undefined} />;
  const init = (signal: AbortSignal) => ({ params: { path: { msgKey }, header: FROM_PAGE }, signal });

  const requeue = async (confirmed: boolean): Promise<void> => {
    begin();
    const answer = await ask((signal) => api.requeueMessage({ ...init(signal), body: { confirmed } }));
    setBusy(false);
    if (answer.ok)
      setSaid(
        <>
          Step {answer.value.step + 1} is in the outbox; the next free worker takes it.
          {note}
        </>,
      );
    else if (answer.problem.isUnconfirmed && !confirmed) return setWarning(answer.problem.detail);
    else setProblem(answer.problem);
    onChange();
  };
  const cancel = async (): Promise<void> => {
    begin();
    const answer = await ask((signal) => api.cancelMessage(init(signal)));
    setBusy(false);
    if (answer.ok) setSaid("The message is cancelled. Its report says 90001.");
    else setProblem(answer.problem);
    onChange();
  };

  if (!isOperator()) return null;
  return (
    <>
      {action !== "none" && (
        <div class="actions before">
          {action === "release" && (
            <>
              <ConfirmButton
                label="Send now"
                kind="quiet"
                question="Send this message now?"
                disabled={isBusy}
                onConfirm={() => void requeue(false)}
              >
                The next free worker takes it, before others that wait and before its sendAt. It cannot be sent twice by
                this.
                {note}
              </ConfirmButton>
              <ConfirmButton
                label="Cancel the message"
                question="Cancel this message?"
                disabled={isBusy}
                onConfirm={() => void cancel()}
              >
                It is not sent, and its account gets a final report with the code 90001. This cannot be undone.
              </ConfirmButton>
            </>
          )}
          {action === "repeat" && (
            <button type="button" class="quiet" disabled={isBusy} onClick={() => void requeue(false)}>
              {again}
            </button>
          )}
        </div>
      )}
      {warning !== undefined && (
        <QuestionDialog
          question={state === "cancelled" ? "Send this message anyway?" : "Send this message again?"}
          label={again}
          onConfirm={() => void requeue(true)}
          onBack={() => setWarning(undefined)}
        >
          {warning}
          {note}
        </QuestionDialog>
      )}
      {problem !== undefined && <ProblemNote problem={problem} />}
      {said !== undefined && (
        <p class="notice good" role="status">
          {said}
        </p>
      )}
    </>
  );
}
