import { useState } from "preact/hooks";
import type { AccountTraffic } from "../../../generated/admin/types.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { type Answer, api, ask } from "../api.ts";
import { formatCount } from "../overview/figures.ts";
import { ProblemNote } from "../problem-note.tsx";
import { RangeButtons } from "../range-buttons.tsx";
import { TableCsv } from "../table-csv.tsx";
import { useLoaded } from "../use-loaded.ts";

/** The names are days. */
const RANGES = [
  { name: 1, label: "Today" },
  { name: 7, label: "7 days" },
  { name: 30, label: "30 days" },
] as const;

const COLUMNS = ["Day (UTC)", "Messages", "Delivered", "Failed", "Expired", "Cancelled", "Open"];

interface Counted {
  readonly accountId: string;
  readonly days: number;
  readonly traffic: AccountTraffic;
}

/** What an account sent by day, with the sum, and how its messages ended. */
export function AccountTotals({ accountId }: { readonly accountId: string }) {
  const [days, setDays] = useState<(typeof RANGES)[number]["name"]>(7);
  const params = { path: { accountId }, query: { days } };
  const { value, problem, isLoading, reload } = useLoaded(
    async (signal): Promise<Answer<Counted>> => {
      const answer = await ask((limit) => api.getAccountTraffic({ params, signal: limit }), signal);
      return answer.ok ? { ok: true, value: { accountId, days, traffic: answer.value } } : answer;
    },
    { inputs: [accountId, days] },
  );
  // Other days, or another account, are not shown below the button of these.
  const counted = value?.accountId === accountId && value.days === days ? value : undefined;
  return (
    <section aria-labelledby="traffic">
      <div class="heading">
        <h2 id="traffic">Messages</h2>
        <RangeButtons legend="Days that are counted" ranges={RANGES} chosen={days} onChoose={(name) => setDays(name)} />
      </div>
      {problem !== undefined && <ProblemNote problem={problem} onRetry={reload} />}
      {counted === undefined && isLoading && <p class="empty">Counting …</p>}
      {counted?.traffic.days.length === 0 && <p class="empty">Nothing was sent in this time.</p>}
      {counted !== undefined && counted.traffic.days.length > 0 && <DaysTable {...counted} />}
    </section>
  );
}

function DaysTable({ accountId, days, traffic }: Counted) {
  const last = days === 1 ? "24h" : `${days}d`;
  const rows = traffic.days.map(({ day, messages, delivered, failed, expired, cancelled, open }) => [
    ...[day, messages, delivered, failed, expired, cancelled, open],
  ]);
  const sums = COLUMNS.slice(1).map((_, index) => rows.reduce((sum, row) => sum + Number(row[index + 1]), 0));
  return (
    <>
      <TableCsv name={`messages-of-${accountId}`} columns={COLUMNS} rows={rows} />
      <ScrollTable label="Messages by day" columns={COLUMNS}>
        {[...rows, ["Total", ...sums]].map(([day, ...counts]) => (
          <tr key={day}>
            <th scope="row" class="nowrap">
              {day}
            </th>
            {counts.map((count, index) => (
              <td key={COLUMNS[index]}>{formatCount(Number(count))}</td>
            ))}
          </tr>
        ))}
      </ScrollTable>
      <p class="facts code-counts">
        {traffic.codes.map(({ code, text, count }) => (
          <a key={code} href={`/console/messages?${new URLSearchParams({ account: accountId, code, last })}`}>
            {code} {text} {formatCount(count)}
          </a>
        ))}
      </p>
    </>
  );
}
