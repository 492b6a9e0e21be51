import { useRoute } from "preact-iso";
import type { Account, Registry } from "../../../generated/admin/types.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { api, ask } from "../api.ts";
import { FailuresNote } from "../failures-note.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { TableCsv } from "../table-csv.tsx";
import { useLoaded } from "../use-loaded.ts";
import { AccountCredentials } from "./account-credentials.tsx";
import { AccountQuotas } from "./account-quotas.tsx";
import { AccountTotals } from "./account-totals.tsx";
import { AccountState } from "./accounts-page.tsx";
import { OptOuts } from "./opt-outs.tsx";

/** One account with what is registered for it. */
export function AccountPage() {
  const { accountId = "" } = useRoute().params;
  usePageTitle(`Account ${accountId}`);
  const path = { accountId };
  const account = useLoaded((signal) => ask((limit) => api.getAccount({ params: { path }, signal: limit }), signal), {
    inputs: [accountId],
  });
  const registry = useLoaded((signal) => ask((limit) => api.getRegistry({ params: { path }, signal: limit }), signal), {
    inputs: [accountId],
  });
  const query = new URLSearchParams({ account: accountId });
  return (
    <>
      <p class="crumb">
        <a href="/console/accounts">Accounts</a>
      </p>
      <h1>{accountId}</h1>
      {account.problem !== undefined && <ProblemNote problem={account.problem} onRetry={account.reload} />}
      {account.value === undefined && account.isLoading && <p class="empty">Loading …</p>}
      {account.value?.id === accountId && (
        <>
          <FailuresNote accountId={accountId} />
          <AccountFacts account={account.value} />
          <p class="facts">
            <a href={`/console/messages?${query}`}>Messages of this account</a>
            <a href={`/console/dead-letters?${query}`}>Its dead letters</a>
          </p>
          <AccountQuotas accountId={accountId} />
          <AccountTotals accountId={accountId} />
          <AccountCredentials accountId={accountId} />
          <h2>Registry</h2>
          {registry.problem !== undefined && <ProblemNote problem={registry.problem} onRetry={registry.reload} />}
          {registry.value !== undefined && <RegistryTable entries={registry.value.entries} />}
          <OptOuts accountId={accountId} />
        </>
      )}
    </>
  );
}

function AccountFacts({ account }: { readonly account: Account }) {
  const { limits, channels } = account;
  const rights = [
    ...(account.polling ? ["polling"] : []),
    ...(account.fallback ? ["fallback"] : []),
    ...(account.splitCount ? ["split count"] : []),
  ];
  return (
    <dl class="details card">
      <dt>State</dt>
      <dd>
        <AccountState blocked={account.blocked} sandbox={account.sandbox} />
      </dd>
      <dt>Reports</dt>
      <dd class="wrap">
        {account.report}
        {account.webhookUrl !== null && ` to ${account.webhookUrl}`}
      </dd>
      {account.alertUrl !== null && (
        <>
          <dt>Alerts</dt>
          <dd class="wrap">to {account.alertUrl}</dd>
        </>
      )}
      <dt>Channels</dt>
      <dd>{channels.length === 0 ? "none" : channels.join(", ")}</dd>
      <dt>Rights</dt>
      <dd>{rights.length === 0 ? "none" : rights.join(", ")}</dd>
      <dt>Advertising</dt>
      <dd>
        {account.holdAdvertising
          ? `held outside of ${account.advertisingHours} (${account.timeZone})`
          : "not held: carriers refuse it outside of its hours"}
      </dd>
      <dt>Limits</dt>
      <dd>
        send {limits.send}/s, polling {limits.polling}/s, upload {limits.upload}/s, token {limits.token}/min, wrong
        passwords {limits.tokenFailures}/min
      </dd>
      <dt>Cell</dt>
      <dd>{account.cell}</dd>
      <dt>Tokens revoked</dt>
      <dd>{account.epoch === 0 ? "never" : `${account.epoch} times`}</dd>
    </dl>
  );
}

const REGISTRY_COLUMNS = ["Kind", "Key", "Details"];

function RegistryTable({ entries }: { readonly entries: Registry["entries"] }) {
  if (entries.length === 0) return <p class="empty">Nothing is registered, so this account cannot send anything.</p>;
  return (
    <div class="stacked">
      <TableCsv
        name="registry"
        columns={REGISTRY_COLUMNS}
        rows={entries.map(({ kind, key, details }) => [kind, key, details])}
      />
      <ScrollTable label="Registry" columns={REGISTRY_COLUMNS}>
        {entries.map(({ kind, key, details }) => (
          <tr key={kind + key}>
            <td class="nowrap">{kind}</td>
            <td class="mono">{key}</td>
            <td class="wrap pre">{details}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
