import { columns } from "../columns.ts";
import type { Outcome } from "../command.ts";
import type { AccountCard } from "../desk.ts";

/** An account for programs. The password's hash is nobody's business; the webhook's secret is the operator's. */
export function accountJson({ id, epoch, settings }: AccountCard) {
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
    epoch,
  };
}

export function accountText(card: AccountCard): string {
  const { limits, ...account } = accountJson(card);
  return columns([
    ["id", account.id],
    ["state", stateOf(card)],
    ["reports", account.webhook.url === null ? account.report : `${account.report} ${account.webhook.url}`],
    ...(account.webhook.secret === null ? [] : [["secret", account.webhook.secret]]),
    ["channels", account.channels.length === 0 ? "none" : account.channels.join(", ")],
    ["rights", rightsOf(card)],
    ["limits", `send ${limits.send}/s, polling ${limits.polling}/s, upload ${limits.upload}/s`],
    ["", `token ${limits.token}/min, wrong passwords ${limits.tokenFailures}/min`],
    ["epoch", String(account.epoch)],
  ]);
}

export function accountList(cards: readonly AccountCard[]): string {
  if (cards.length === 0) return "There are no accounts. Make one: account create --id NAME";
  const rows = cards.map((card) => [
    card.id,
    stateOf(card),
    card.settings.reportMode,
    `${card.settings.limits.sendPerSecond}/s`,
    [...card.settings.channels].join(","),
  ]);
  return columns([["ID", "STATE", "REPORTS", "SEND", "CHANNELS"], ...rows]);
}

/** One line that says what was done, above the account as it is now. */
export const done = (sentence: string, card: AccountCard): Outcome => ({
  json: accountJson(card),
  text: `${sentence}\n\n${accountText(card)}`,
});

const stateOf = ({ settings }: AccountCard): string =>
  [settings.blocked ? "blocked" : "active", ...(settings.sandbox ? ["sandbox"] : [])].join(", ");

function rightsOf({ settings }: AccountCard): string {
  const rights = [
    ...(settings.polling ? ["polling"] : []),
    ...(settings.fallback ? ["fallback"] : []),
    ...(settings.splitCount ? ["split count"] : []),
  ];
  return rights.length === 0 ? "none" : rights.join(", ");
}
