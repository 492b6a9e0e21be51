import type { AdminAccount } from "./admin-store.ts";
import { type CommandOutput, formatTable } from "./command.ts";

/** An account for programs: with the webhook's secret, which the operator hands to the receiver, without the password's hash. */
export function toAccountJson({ id, epoch, cellId, settings }: AdminAccount) {
  const { limits, channels, webhookUrl, webhookSecret } = settings;
  return {
    id,
    blocked: settings.blocked,
    sandbox: settings.sandbox,
    report: settings.reportMode,
    polling: settings.polling,
    fallback: settings.fallback,
    splitCount: settings.splitCount,
    channels: [...channels],
    limits: {
      send: limits.sendPerSecond,
      polling: limits.pollingPerSecond,
      upload: limits.uploadPerSecond,
      token: limits.tokenPerMinute,
      tokenFailures: limits.tokenFailuresPerMinute,
    },
    webhook: { url: webhookUrl ?? null, secret: webhookSecret ?? null },
    cell: cellId,
    epoch,
  };
}

export function formatAccount(account: AdminAccount): string {
  const { limits, webhook, report, channels } = toAccountJson(account);
  return formatTable([
    ["id", account.id],
    ["state", formatState(account)],
    ["reports", webhook.url === null ? report : `${report} ${webhook.url}`],
    ...(webhook.secret === null ? [] : [["secret", webhook.secret]]),
    ["channels", channels.length === 0 ? "none" : channels.join(", ")],
    ["rights", formatRights(account)],
    ["limits", `send ${limits.send}/s, polling ${limits.polling}/s, upload ${limits.upload}/s`],
    ["", `token ${limits.token}/min, wrong passwords ${limits.tokenFailures}/min`],
    ["cell", String(account.cellId)],
    ["epoch", String(account.epoch)],
  ]);
}

export function formatAccountList(accounts: readonly AdminAccount[]): string {
  if (accounts.length === 0) return "There are no accounts. Make one: account create --id NAME";
  const rows = accounts.map((account) => [
    account.id,
    formatState(account),
    account.settings.reportMode,
    `${account.settings.limits.sendPerSecond}/s`,
    String(account.cellId),
    [...account.settings.channels].join(","),
  ]);
  return formatTable([["ID", "STATE", "REPORTS", "SEND", "CELL", "CHANNELS"], ...rows]);
}

/** One line that says what was done, above the account as it is now. */
export const describeChange = (sentence: string, account: AdminAccount): CommandOutput => ({
  json: toAccountJson(account),
  text: `${sentence}\n\n${formatAccount(account)}`,
});

const formatState = ({ settings }: AdminAccount): string =>
  [settings.blocked ? "blocked" : "active", ...(settings.sandbox ? ["sandbox"] : [])].join(", ");

function formatRights({ settings }: AdminAccount): string {
  const rights = [
    ...(settings.polling ? ["polling"] : []),
    ...(settings.fallback ? ["fallback"] : []),
    ...(settings.splitCount ? ["split count"] : []),
  ];
  return rights.length === 0 ? "none" : rights.join(", ");
}
