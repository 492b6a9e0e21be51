import { useState } from "preact/hooks";
import type { Failure } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { rememberCancelled } from "./cancelled-messages.ts";

interface CancelMessageProps {
  readonly msgKey: string;
  onDone(): void;
}

/** Cancels a message that waits for its time, after a question. */
export function CancelMessage({ msgKey, onDone }: CancelMessageProps) {
  const { accountId, gateway } = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure<"cancelMessage">>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const result = await gateway.cancelMessage({ msgKey });
    // Without an answer nobody knows whether it is cancelled: the page asks for the message, and says what is wrong if that fails too.
    const isUnanswered = !result.ok && result.kind === "unanswered";
    setFailure(result.ok || isUnanswered ? undefined : result);
    setBusy(false);
    if (result.ok) rememberCancelled(accountId, msgKey);
    if (result.ok || isUnanswered) onDone();
  };
  return (
    <div class="actions">
      <ConfirmButton
        label={isBusy ? "Cancelling …" : "Cancel this message"}
        question="Cancel this message?"
        disabled={isBusy}
        onConfirm={() => void cancel()}
      >
        Nobody receives it. That cannot be undone.
      </ConfirmButton>
      {failure !== undefined && <FailureNote failure={failure} />}
    </div>
  );
}
