import { useState } from "preact/hooks";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";
import { api, ask } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { TableCsv } from "../table-csv.tsx";
import { usePages } from "../use-pages.ts";

const LIMIT = 50;

const COLUMNS = ["Time", "Operator", "What", "Result", "From"];

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
        <>
          <TableCsv
            name="audit"
            columns={COLUMNS}
            rows={pages.items.map(({ at, operator: who, text, result, from }) => [
              new Date(at),
              who,
              text,
              result,
              from,
            ])}
            hasMore={pages.next !== null}
          />
          <ScrollTable label="Audit log" columns={COLUMNS}>
            {pages.items.map(({ id, at, operator: who, action, text, result, from }) => (
              <tr key={id}>
                <td class="nowrap">
                  <Time at={at} />
                </td>
                <td>{who}</td>
                <td class="sentence" title={action}>
                  {text}
                </td>
                <td class="sentence">{result}</td>
                <td class="mono">{from}</td>
              </tr>
            ))}
          </ScrollTable>
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
