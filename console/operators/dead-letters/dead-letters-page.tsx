import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { DeadLetter, SilentCell } from "../../../generated/admin/types.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { api, ask, FROM_PAGE, type Problem } from "../api.ts";
import { ProblemNote, SilentCells } from "../problem-note.tsx";
import { isOperator } from "../session/session.ts";
import { usePages } from "../use-pages.ts";
import { groupLetters } from "./group-letters.ts";
import { LettersTable } from "./letters-table.tsx";

const LIMIT = 50;

/** Reports whose webhooks were given up, and another try. */
export function DeadLettersPage() {
  usePageTitle("Dead letters");
  const { query } = useLocation();
  const account = query.account ?? "";
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [silent, setSilent] = useState<readonly SilentCell[]>([]);
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const pages = usePages(
    async (cursor: string | undefined) => {
      const page = { limit: LIMIT, ...(account !== "" && { account }), ...(cursor !== undefined && { cursor }) };
      const answer = await ask((signal) => api.listDeadLetters({ params: { query: page }, signal }));
      if (!answer.ok) return answer;
      setSilent(answer.value.silentCells);
      return { ok: true, value: { items: answer.value.letters, next: answer.value.nextCursor } };
    },
    [account],
  );

  /** Undefined: all of the account. */
  const redeliver = async (letters: readonly DeadLetter[] | undefined): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    setSaid(undefined);
    let count = 0;
    for (const body of letters === undefined ? [{ account }] : groupLetters(letters)) {
      const keys = "msgKeys" in body ? { msgKeys: [...body.msgKeys] } : {};
      const answer = await ask((signal) =>
        api.redeliver({ params: { header: FROM_PAGE }, body: { account: body.account, ...keys }, signal }),
      );
      if (answer.ok) count += answer.value.redelivered;
      else setProblem(answer.problem);
    }
    setSaid(count === 1 ? "1 report is on its way again." : `${count} reports are on their way again.`);
    setChosen(new Set());
    setBusy(false);
    pages.reload();
  };

  const listed = pages.items.filter(({ msgKey }) => chosen.has(msgKey));
  return (
    <>
      <h1>Dead letters</h1>
      <p class="muted">
        Reports whose webhooks were given up{account === "" ? "" : ` of ${account}`}. Accounts can still inquire about
        them. {account !== "" && <a href="/console/dead-letters">Show those of all accounts</a>}
      </p>
      <SilentCells cells={silent} />
      {pages.problem !== undefined && <ProblemNote problem={pages.problem} onRetry={pages.reload} />}
      {problem !== undefined && <ProblemNote problem={problem} />}
      {said !== undefined && (
        <p class="notice good" role="status">
          {said}
        </p>
      )}
      {!pages.isAnswered && pages.isLoading && <p class="empty">Loading …</p>}
      {pages.isAnswered && pages.items.length === 0 && (
        <p class="empty">There are none. All webhooks were delivered, or are still tried.</p>
      )}
      {pages.items.length > 0 && (
        <>
          {isOperator() && (
            <div class="actions before">
              <button type="button" disabled={isBusy || listed.length === 0} onClick={() => void redeliver(listed)}>
                {isBusy ? "Sending …" : listed.length === 0 ? "Send again" : `Send again (${listed.length})`}
              </button>
              {account !== "" && (
                <ConfirmButton
                  label="Send all again"
                  kind="quiet"
                  question={`Send all dead letters of ${account} again?`}
                  disabled={isBusy}
                  onConfirm={() => void redeliver(undefined)}
                >
                  Also those that are not on this page. Its receiver gets them at once, so make sure that it is well.
                </ConfirmButton>
              )}
            </div>
          )}
          <LettersTable
            letters={pages.items}
            hasMore={pages.next !== null}
            chosen={isOperator() ? chosen : undefined}
            onChoose={setChosen}
          />
        </>
      )}
      {pages.next !== null && (
        <div class="actions">
          <button type="button" class="quiet" disabled={pages.isLoading} onClick={pages.more}>
            {pages.isLoading ? "Loading …" : "Show more"}
          </button>
        </div>
      )}
    </>
  );
}
