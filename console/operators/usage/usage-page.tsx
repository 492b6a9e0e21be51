import { useState } from "preact/hooks";
import type { Usage } from "../../../generated/admin/types.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { type Answer, api, ask } from "../api.ts";
import { formatCount } from "../overview/figures.ts";
import { ProblemNote } from "../problem-note.tsx";
import { TableCsv } from "../table-csv.tsx";
import { useLoaded } from "../use-loaded.ts";

/** A browser draws so many rows without a pause; the file has all. */
const MAX_ROWS = 500;

const NAMES = [
  ...(["day", "account", "paymentCode", "channel", "msgType", "carrier", "outcome"] as const),
  ...(["reportCode", "count", "parts"] as const),
];
const COLUMNS = [
  ...["Day (UTC)", "Account", "Payment code", "Channel", "Type", "Carrier", "Outcome", "Code", "Count", "Parts"],
];

/** What accounts sent in a month, for bills. */
export function UsagePage() {
  usePageTitle("Usage");
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7));
  const [isClosed, setIsClosed] = useState(true);
  const { value, problem, isLoading, reload } = useLoaded(
    async (signal): Promise<Answer<Usage & { readonly closed: boolean }>> => {
      const query = { month, closed: isClosed };
      const answer = await ask((limit) => api.getUsage({ params: { query }, signal: limit }), signal);
      return answer.ok ? { ok: true, value: { ...answer.value, closed: isClosed } } : answer;
    },
    { inputs: [month, isClosed] },
  );
  const usage = value?.month === month && value.closed === isClosed ? value : undefined;
  return (
    <>
      <h1>Usage</h1>
      <label class="field short">
        Month
        <input
          type="month"
          value={month}
          placeholder="2026-11"
          required
          onChange={({ currentTarget }) => /^\d{4}-\d{2}$/.test(currentTarget.value) && setMonth(currentTarget.value)}
        />
      </label>
      <label>
        <input type="checkbox" checked={isClosed} onChange={(event) => setIsClosed(event.currentTarget.checked)} /> Only
        days that cannot change any more
      </label>
      {problem !== undefined && <ProblemNote problem={problem} onRetry={reload} />}
      {usage === undefined && isLoading && <p class="empty">Counting …</p>}
      {usage !== undefined && <UsageTable usage={usage} />}
    </>
  );
}

function UsageTable({ usage: { month, rows, openDays, silentCells } }: { readonly usage: Usage }) {
  const cells = rows.map((row) => NAMES.map((name) => row[name]));
  return (
    <>
      {silentCells.length > 0 && (
        <p role="alert">
          These cells did not answer, and their accounts are missing: {silentCells.map(({ cell }) => cell).join(", ")}
        </p>
      )}
      {openDays.length > 0 && <p>Days that can still change: {openDays.join(", ")}</p>}
      {rows.length === 0 && <p class="empty">There is nothing to show of this month.</p>}
      {rows.length > 0 && (
        <>
          <TableCsv name={`usage-${month}`} columns={NAMES} rows={cells} />
          <ScrollTable label="Usage" columns={COLUMNS}>
            {cells.slice(0, MAX_ROWS).map((row) => (
              <tr key={row.slice(0, 8).join(" ")}>
                {row.map((cell, index) => (
                  <td key={NAMES[index]}>{typeof cell === "number" ? formatCount(cell) : cell}</td>
                ))}
              </tr>
            ))}
          </ScrollTable>
          {rows.length > MAX_ROWS && (
            <p>
              The first {MAX_ROWS} of {rows.length} rows; the file has all.
            </p>
          )}
        </>
      )}
    </>
  );
}
