import { useState } from "preact/hooks";
import type { AccountSummary } from "../../../generated/admin/types.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { api, ask } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { TableCsv } from "../table-csv.tsx";
import { useLoaded } from "../use-loaded.ts";

/** A browser draws so many rows without a pause. */
const MAX_ROWS = 500;

const COLUMNS = ["Account", "State", "Reports", "Send limit", "Cell", "Channels"];

const toRow = ({ id, blocked, sandbox, report, sendPerSecond, cell, channels }: AccountSummary) => [
  ...[id, `${blocked ? "blocked" : "active"}${sandbox ? ", sandbox" : ""}`],
  ...[report, sendPerSecond, cell, channels.join(" ")],
];

export function AccountsPage() {
  usePageTitle("Accounts");
  const [part, setPart] = useState("");
  const { value, problem, isLoading, reload } = useLoaded(
    (signal) => ask((limit) => api.listAccounts({ signal: limit }), signal),
    { inputs: [] },
  );
  const found = (value?.accounts ?? []).filter(({ id }) => id.toLowerCase().includes(part.trim().toLowerCase()));
  return (
    <>
      <h1>Accounts</h1>
      {problem !== undefined && <ProblemNote problem={problem} onRetry={reload} />}
      {value === undefined && isLoading && <p class="empty">Loading …</p>}
      {value?.accounts.length === 0 && (
        <p class="empty">
          There are no accounts. Make one: <code>npm run admin -- account create --id NAME</code>
        </p>
      )}
      {value !== undefined && value.accounts.length > 0 && (
        <>
          <label class="field short">
            Name
            <input
              type="search"
              autocomplete="off"
              value={part}
              placeholder={value.accounts.length === 1 ? "1 account" : `${value.accounts.length} accounts`}
              onInput={(event) => setPart(event.currentTarget.value)}
            />
          </label>
          {found.length === 0 ? (
            <p class="empty">No account has this in its name.</p>
          ) : (
            <>
              <TableCsv name="accounts" columns={COLUMNS} rows={found.map(toRow)} />
              <ScrollTable label="Accounts" columns={COLUMNS}>
                {found.slice(0, MAX_ROWS).map((account) => (
                  <AccountRow key={account.id} account={account} />
                ))}
              </ScrollTable>
            </>
          )}
          {found.length > MAX_ROWS && <p class="empty">The first {MAX_ROWS} are shown. Write more of the name.</p>}
        </>
      )}
    </>
  );
}

function AccountRow({
  account: { id, report, sendPerSecond, cell, channels, ...state },
}: {
  readonly account: AccountSummary;
}) {
  return (
    <tr>
      <th scope="row">
        <a href={`/console/accounts/${encodeURIComponent(id)}`}>{id}</a>
      </th>
      <td>
        <AccountState {...state} />
      </td>
      <td>{report}</td>
      <td>{sendPerSecond}/s</td>
      <td>{cell}</td>
      <td>{channels.length === 0 ? "none" : channels.join(", ")}</td>
    </tr>
  );
}

export function AccountState({ blocked, sandbox }: Pick<AccountSummary, "blocked" | "sandbox">) {
  return (
    <span class="badges">
      <span class={`badge ${blocked ? "bad" : "good"}`}>{blocked ? "blocked" : "active"}</span>
      {sandbox && <span class="badge">sandbox</span>}
    </span>
  );
}
