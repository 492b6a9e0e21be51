import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";
import { api, ask } from "../api.ts";
import { formatCount } from "../overview/figures.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useLoaded } from "../use-loaded.ts";

const COLUMNS = ["Quota", "Used", "Of", "Until"];

/** What the account may send and has sent. Nothing for an account without quotas, as most are. */
export function AccountQuotas({ accountId }: { readonly accountId: string }) {
  const { value, problem, reload } = useLoaded(
    (signal) => ask((limit) => api.getQuotas({ params: { path: { accountId } }, signal: limit }), signal),
    { inputs: [accountId] },
  );
  if (problem !== undefined) return <ProblemNote problem={problem} onRetry={reload} />;
  if (value === undefined || value.quotas.length === 0) return null;
  return (
    <>
      <h2>Quotas</h2>
      <ScrollTable label="Quotas" columns={COLUMNS}>
        {value.quotas.map(({ quota, used, limit, endsAt }) => (
          <tr key={quota}>
            <td>{quota}</td>
            <td class="nowrap">
              {formatCount(used)}
              {used >= limit && limit > 0 && <span class="badge warn">used up</span>}
            </td>
            <td class="nowrap">{formatCount(limit)}</td>
            <td class="nowrap">
              <Time at={endsAt} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}
