import { count } from "../../domain/plural.ts";
import type { AccountView } from "../account-view.ts";
import { type CommandOutput, formatTable } from "./command.ts";

export function formatAccount(account: AccountView): string {
  const { limits, webhook, report, channels } = account;
  return formatTable([
    ["id", account.id],
    ["state", formatState(account)],
    ["reports", webhook.url === null ? report : `${report} ${webhook.url}`],
    ...(webhook.secret === null ? [] : [["secret", describeSecret(webhook.secret, account.id)]]),
    ...(account.alertUrl === null ? [] : [["alerts", account.alertUrl]]),
    ["channels", channels.length === 0 ? "none" : channels.join(", ")],
    ["rights", formatRights(account)],
    ...(account.holdAdvertising
      ? [["advertising", `held outside of ${account.advertisingHours} (${account.timeZone})`]]
      : []),
    ["limits", `send ${limits.send}/s, polling ${limits.polling}/s, upload ${limits.upload}/s`],
    ["", `token ${limits.token}/min, wrong passwords ${limits.tokenFailures}/min`],
    ["cell", String(account.cell)],
    ["tokens", account.epoch === 0 ? "never revoked" : `revoked ${count(account.epoch, "time")}`],
  ]);
}

const HIDDEN = "(hidden)";

/** The receiver needs the secret once: when it is made. */
export const hideSecret = (account: AccountView): AccountView =>
  account.webhook.secret === null ? account : { ...account, webhook: { ...account.webhook, secret: HIDDEN } };

const describeSecret = (secret: string, id: string): string =>
  secret === HIDDEN ? `${HIDDEN}; a new one: account rotate-webhook-secret --id ${id}` : secret;

export function formatAccountList(accounts: readonly AccountView[]): string {
  if (accounts.length === 0) return "There are no accounts. Make one: account create --id NAME";
  const rows = accounts.map((account) => [
    account.id,
    formatState(account),
    account.report,
    `${account.limits.send}/s`,
    String(account.cell),
    account.channels.join(","),
  ]);
  return formatTable([["ID", "STATE", "REPORTS", "SEND", "CELL", "CHANNELS"], ...rows]);
}

/** One line that says what was done, above the account as it is now. */
export const describeChange = (sentence: string, account: AccountView): CommandOutput => ({
  json: account,
  text: `${sentence}\n\n${formatAccount(account)}`,
});

const formatState = ({ blocked, sandbox }: AccountView): string =>
  [blocked ? "blocked" : "active", ...(sandbox ? ["sandbox"] : [])].join(", ");

function formatRights({ polling, fallback, splitCount }: AccountView): string {
  const rights = Object.entries({ polling, fallback, "split count": splitCount });
  const given = rights.flatMap(([name, isGiven]) => (isGiven ? [name] : []));
  return given.length === 0 ? "none" : given.join(", ");
}
