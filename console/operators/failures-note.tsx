import type { ChannelFailure } from "../../generated/admin/types.ts";
import { Time } from "../ui/time.tsx";
import { api, ask } from "./api.ts";
import { useLoaded } from "./use-loaded.ts";

const REFRESH_MS = 10_000;

/** The accounts whose newest reports fail, or the one account. Nothing is shown while none does. */
export function FailuresNote({ accountId }: { readonly accountId?: string }) {
  const { value } = useLoaded((signal) => ask((limit) => api.listFailures({ signal: limit }), signal), {
    ...{ inputs: [], everyMs: REFRESH_MS },
  });
  const failing = (value?.failures ?? []).filter(
    ({ account, ended }) => ended === null && (accountId === undefined || account === accountId),
  );
  if (failing.length === 0) return null;
  return (
    <div class="notice bad" role="status">
      <strong>{accountId === undefined ? "The reports of accounts fail" : "The reports of this account fail"}</strong>
      <ul>
        {failing.map((one) => (
          <li key={`${one.account} ${one.channel}`}>
            {accountId === undefined && (
              <>
                <a href={`/console/accounts/${encodeURIComponent(one.account)}`}>{one.account}</a>:{" "}
              </>
            )}
            <Failure failure={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Failure({ failure }: { readonly failure: ChannelFailure }) {
  const { account, channel, reportCode, reportText, meaning, advice, percent, reports, since } = failure;
  const query = new URLSearchParams({ account, code: reportCode, last: "24h" });
  return (
    <>
      {channel}, {percent} % of {reports}, most with{" "}
      <a href={`/console/messages?${query}`}>
        {reportCode} {reportText}
      </a>
      , since <Time at={since} />. {meaning} {advice}
    </>
  );
}
