import { useState } from "preact/hooks";
import type { Failure } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { FailureNote } from "../ui/failure-note.tsx";

interface CancelMessageProps {
  readonly msgKey: string;
  onDone(): void;
}

/** Cancels a message that waits for its time. */
export function CancelMessage({ msgKey, onDone }: CancelMessageProps) {
  const { gateway } = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure<"cancelMessage">>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const result = await gateway.cancelMessage({ msgKey });
    setFailure(result.ok ? undefined : result);
    setBusy(false);
    if (result.ok) onDone();
  };
  return (
    <div class="actions">
      <button type="button" class="danger" disabled={isBusy} onClick={() => void cancel()}>
        {isBusy ? "Cancelling …" : "Cancel this message"}
      </button>
      {failure !== undefined && <FailureNote failure={failure} />}
    </div>
  );
}
