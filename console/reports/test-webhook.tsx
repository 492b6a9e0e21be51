import { useState } from "preact/hooks";
import type { Result } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { FailureNote } from "../ui/failure-note.tsx";

/** The result code of an account without an address for webhooks. */
const NO_WEBHOOK = "A332";

interface TestWebhookProps {
  /** The page already says that the gateway does not answer. */
  readonly isUnreachable: boolean;
}

/** Posts a signed test report to the webhook of the account, and says what came of it. */
export function TestWebhook({ isUnreachable }: TestWebhookProps) {
  const { gateway } = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result<"testWebhook">>();
  const test = async (): Promise<void> => {
    setBusy(true);
    setResult(await gateway.testWebhook());
    setBusy(false);
  };
  return (
    <div class="card acknowledge">
      <div>
        A test report goes to the webhook of this account, signed as every report is. Nothing is sent to a phone.
        {result !== undefined && !(isUnreachable && !result.ok && result.kind === "unanswered") && (
          <Told result={result} />
        )}
      </div>
      <button type="button" class="quiet" disabled={isBusy} onClick={() => void test()}>
        {isBusy ? "Testing …" : "Test the webhook"}
      </button>
    </div>
  );
}

function Told({ result }: { readonly result: Result<"testWebhook"> }) {
  if (!result.ok) {
    if (result.code !== NO_WEBHOOK) return <FailureNote failure={result} />;
    return <strong role="status"> This account has no webhook. The operator sets its address.</strong>;
  }
  const { outcome, reason, msgKey } = result.data;
  return (
    <span role="status">
      {" "}
      <span class={`badge ${outcome === "delivered" ? "good" : "bad"}`}>{outcome}</span> {reason} <code>{msgKey}</code>
    </span>
  );
}
