import { useState } from "preact/hooks";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";
import { api, ask } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { usePages } from "../use-pages.ts";

const LIMIT = 50;

/** `drainCarrier` in words: Drain carrier. */
const describeAction = (action: string): string =>
  action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** Who did what, when, from where. */
export function AuditPage() {
  usePageTitle("Audit");
  const [typed, setTyped] = useState("");
  const [operator, setOperator] = useState("");
  const pages = usePages(
    async (before: number | undefined) => {
      const query = { limit: LIMIT, ...(operator !== "" && { operator }), ...(before !== undefined && { before }) };
      const answer = await ask((signal) => api.listAudit({ params: { query }, signal }));
      return answer.ok ? { ok: true, value: { items: answer.value.entries, next: answer.value.nextBefore } } : answer;
    },
    [operator],
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setOperator(typed.trim());
    pages.reload();
  };
  return (
    <>
      <h1>Audit</h1>
      <form class="open-one" onSubmit={submit}>
        <label class="field">
          Operator
          <input
            autocomplete="off"
            spellcheck={false}
            maxLength={64}
            placeholder="all"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="quiet" disabled={pages.isLoading}>
          Show
        </button>
      </form>
      {pages.problem !== undefined && <ProblemNote problem={pages.problem} onRetry={pages.reload} />}
      {!pages.isAnswered && pages.isLoading && <p class="empty">Loading …</p>}
      {pages.isAnswered && pages.items.length === 0 && <p class="empty">Nothing was done yet.</p>}
      {pages.items.length > 0 && (
        <ScrollTable label="Audit log" columns={["Time", "Operator", "Action", "Target", "Result", "From"]}>
          {pages.items.map(({ id, at, operator: who, action, target, result, from }) => (
            <tr key={id}>
              <td class="nowrap">
                <Time at={at} />
              </td>
              <td>{who}</td>
              <td class="nowrap" title={action}>
                {describeAction(action)}
              </td>
              <td class="wrap mono">{target === "" ? "–" : target}</td>
              <td>{result}</td>
              <td class="mono">{from}</td>
            </tr>
          ))}
        </ScrollTable>
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
