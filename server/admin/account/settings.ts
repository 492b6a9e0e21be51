import type { ParseArgsOptionsConfig } from "node:util";
import { type AccountSettings, allChannels, defaultSettings } from "../../accounts/account-settings.ts";
import type { AccountLimits, Channel } from "../../domain/model.ts";
import { checkWebhookUrl } from "../../webhooks/webhook-url.ts";
import type { AccountChanges, Desk } from "../desk.ts";
import type { Given } from "../given.ts";
import { UsageError } from "../usage-error.ts";
import { newWebhookSecret, webhookSecret } from "./webhook-secret.ts";

const limitOptions: Readonly<Record<string, keyof AccountLimits>> = {
  "limit-send": "sendPerSecond",
  "limit-polling": "pollingPerSecond",
  "limit-upload": "uploadPerSecond",
  "limit-token": "tokenPerMinute",
  "limit-token-failures": "tokenFailuresPerMinute",
};
const MOST_PER_PERIOD = 1_000_000;

export const settingOptions: ParseArgsOptionsConfig = {
  report: { type: "string" },
  "webhook-url": { type: "string" },
  "webhook-secret": { type: "string" },
  sandbox: { type: "boolean" },
  channels: { type: "string" },
  fallback: { type: "boolean" },
  polling: { type: "boolean" },
  "split-count": { type: "boolean" },
  ...Object.fromEntries(Object.keys(limitOptions).map((option) => [option, { type: "string" as const }])),
};

export const settingsHelp = `Settings:
  --report polling|webhook  how reports reach the account (default: polling)
  --webhook-url URL         where reports are posted; needed for --report webhook. Only public addresses, and those
                            that WEBHOOK_ALLOWED_NETWORKS allows
  --webhook-secret SECRET   what they are signed with, whsec_ and base64; "new" makes one
  --sandbox                 only the simulator, and no registry is asked; --no-sandbox ends it
  --channels LIST           the right to send: ${allChannels.join(",")}; or all (default), or none
  --fallback                the right to give a fallback (default); --no-fallback takes it
  --polling                 the permission to poll reports (default); --no-polling takes it
  --split-count             reports of international messages tell their parts; --no-split-count ends it
  --limit-send N            messages a second (default: ${defaultSettings.limits.sendPerSecond})
  --limit-polling N         polling requests a second (default: ${defaultSettings.limits.pollingPerSecond})
  --limit-upload N          uploads a second (default: ${defaultSettings.limits.uploadPerSecond})
  --limit-token N           tokens a minute (default: ${defaultSettings.limits.tokenPerMinute})
  --limit-token-failures N  wrong passwords a minute (default: ${defaultSettings.limits.tokenFailuresPerMinute})`;

/** The settings that stand on the command line, checked together with those that are there; undefined: none. */
export function settingsGiven(
  given: Given,
  before: AccountSettings,
  { allowedNetworks }: Pick<Desk, "allowedNetworks">,
): AccountChanges | undefined {
  const limits = limitsGiven(given);
  const changes: AccountChanges = {
    ...defined("reportMode", given.oneOf("report", ["polling", "webhook"])),
    ...defined("webhookUrl", webhookUrl(given.text("webhook-url"), allowedNetworks)),
    ...defined("webhookSecret", webhookSecret(given.text("webhook-secret"))),
    ...defined("sandbox", given.flag("sandbox")),
    ...defined("channels", channels(given.text("channels"))),
    ...defined("fallback", given.flag("fallback")),
    ...defined("polling", given.flag("polling")),
    ...defined("splitCount", given.flag("split-count")),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
  if (Object.keys(changes).length === 0) return undefined;
  const { reportMode, webhookUrl: url, webhookSecret: secret } = withChanges(before, changes);
  if (reportMode === "polling") return changes;
  if (url === undefined) throw new UsageError("--report webhook needs --webhook-url");
  // Reports are never posted unsigned.
  return secret === undefined ? { ...changes, webhookSecret: newWebhookSecret() } : changes;
}

export function withChanges(settings: AccountSettings, changes: AccountChanges): AccountSettings {
  return { ...settings, ...changes, limits: { ...settings.limits, ...changes.limits } };
}

function limitsGiven(given: Given): Partial<AccountLimits> {
  const found = Object.entries(limitOptions).flatMap(([option, name]) => {
    const value = given.integer(option, 1, MOST_PER_PERIOD);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

function defined<Name extends keyof AccountSettings>(
  name: Name,
  value: AccountSettings[Name] | undefined,
): Partial<Pick<AccountSettings, Name>> {
  const member: Partial<AccountSettings> = value === undefined ? {} : { [name]: value };
  return member;
}

function channels(text: string | undefined): ReadonlySet<Channel> | undefined {
  if (text === undefined) return undefined;
  if (text === "all") return new Set(allChannels);
  if (text === "none") return new Set();
  return new Set(
    text.split(",").map((word) => {
      const found = allChannels.find((channel) => channel === word.trim());
      if (found === undefined)
        throw new UsageError(`--channels must be of ${allChannels.join(",")}, or all or none, not "${word}"`);
      return found;
    }),
  );
}

function webhookUrl(text: string | undefined, allowedNetworks: readonly string[]): string | undefined {
  if (text === undefined) return undefined;
  const checked = checkWebhookUrl(text, allowedNetworks);
  if ("fault" in checked) throw new UsageError(`--webhook-url ${checked.fault}`);
  return checked.url;
}
