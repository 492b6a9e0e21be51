import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";
import { api, ask } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useLoaded } from "../use-loaded.ts";

const COLUMNS = ["Client id", "Rights", "Ends", "Added", "Last use"];

/** What the account's programs sign in with. Operators change it by command or API. */
export function AccountCredentials({ accountId }: { readonly accountId: string }) {
  const { value, problem, reload } = useLoaded(
    (signal) => ask((limit) => api.listCredentials({ params: { path: { accountId } }, signal: limit }), signal),
    { inputs: [accountId] },
  );
  return (
    <>
      <h2>Credentials</h2>
      {problem !== undefined && <ProblemNote problem={problem} onRetry={reload} />}
      {value !== undefined && (
        <ScrollTable label="Credentials" columns={COLUMNS}>
          {value.credentials.map(({ id, clientId, rights, endsAt, ended, createdAt, usedAt }) => (
            <tr key={clientId}>
              <td class="mono">{clientId}</td>
              <td>{id === null ? "all: the account's own password" : rights.join(", ")}</td>
              <td class="nowrap">
                {endsAt === null ? "never" : <Time at={endsAt} />}
                {ended && <span class="badge warn">ended</span>}
              </td>
              <td class="nowrap">
                <Time at={createdAt} />
              </td>
              <td class="nowrap">{usedAt === null ? "not known" : <Time at={usedAt} />}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </>
  );
}
