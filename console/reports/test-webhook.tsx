import { useEffect, useState } from "preact/hooks";
import type { Result } from "../../client/index.ts";
import { accountFacts } from "../session/account-facts.ts";
import { refreshAccountFacts, useGateway } from "../session/gateway.ts";
import { FailureNote } from "../ui/failure-note.tsx";

/** The result code of an account without an address for webhooks. */
const NO_WEBHOOK = "A332";

const NO_WEBHOOK_TEXT = "This account has no webhook, so there is nothing to test. The operator sets its address.";

interface TestWebhookProps {
  /** The page already says that the gateway does not answer. */
  readonly isUnreachable: boolean;
}

/** Posts a signed test report to the webhook of the account, and says what came of it. */
export function TestWebhook({ isUnreachable }: TestWebhookProps) {
  const { gateway } = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result<"testWebhook">>();
  useEffect(refreshAccountFacts, []);
  // Where nobody knows it, the answer to a test tells.
  const hasNone = accountFacts.value?.hasWebhook === false;
  const test = async (): Promise<void> => {
    setBusy(true);
    setResult(await gateway.testWebhook());
    setBusy(false);
  };
  return (
    <div class="card acknowledge">
      <div>
        {hasNone
          ? NO_WEBHOOK_TEXT
          : "A test report goes to the webhook of this account, signed as every report is. Nothing is sent to a phone."}
        {result !== undefined && !(isUnreachable && !result.ok && result.kind === "unanswered") && (
          <Told result={result} />
        )}
      </div>
      <button type="button" class="quiet" disabled={isBusy || hasNone} onClick={() => void test()}>
        {isBusy ? "Testing …" : "Test the webhook"}
      </button>
    </div>
  );
}

function Told({ result }: { readonly result: Result<"testWebhook"> }) {
  if (!result.ok) {
    if (result.code !== NO_WEBHOOK) return <FailureNote failure={result} />;
    return <strong role="status"> {NO_WEBHOOK_TEXT}</strong>;
  }
  const { outcome, reason, msgKey } = result.data;
  return (
    <span role="status">
      {" "}
      <span class={`badge ${outcome === "delivered" ? "good" : "bad"}`}>{outcome}</span> {reason} <code>{msgKey}</code>
    </span>
  );
}
