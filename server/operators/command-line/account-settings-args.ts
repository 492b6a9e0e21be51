import type { ParseArgsOptionsConfig } from "node:util";
import { type AccountSettings, allChannels, defaultSettings } from "../../accounts/account-settings.ts";
import type { AccountLimits, Channel } from "../../domain/model.ts";
import { OperatorError } from "../../errors.ts";
import { checkWebhookUrl } from "../../webhooks/webhook-url.ts";
import type { AccountChanges, AdminStore } from "./admin-store.ts";
import type { CommandArgs } from "./command-args.ts";
import { makeWebhookSecret, parseWebhookSecret } from "./secrets.ts";

const limitOptions: Readonly<Record<string, keyof AccountLimits>> = {
  "limit-send": "sendPerSecond",
  "limit-polling": "pollingPerSecond",
  "limit-upload": "uploadPerSecond",
  "limit-token": "tokenPerMinute",
  "limit-token-failures": "tokenFailuresPerMinute",
};
const MAX_PER_PERIOD = 1_000_000;

export const settingOptions: ParseArgsOptionsConfig = {
  report: { type: "string" },
  "webhook-url": { type: "string" },
  "webhook-secret": { type: "string" },
  "webhook-secret-file": { type: "string" },
  sandbox: { type: "boolean" },
  channels: { type: "string" },
  fallback: { type: "boolean" },
  polling: { type: "boolean" },
  "split-count": { type: "boolean" },
  ...Object.fromEntries(Object.keys(limitOptions).map((option) => [option, { type: "string" as const }])),
};

export const settingsHelp = `Settings:
  --report polling|webhook  how the account gets its reports (default: polling)
  --webhook-url URL         where reports are posted; needed for --report webhook. Only public addresses, and those
                            that WEBHOOK_ALLOWED_NETWORKS allows
  --webhook-secret new      makes a secret that signs the posts
  --webhook-secret-file FILE  takes the secret, whsec_ and base64, from a file; "-" reads standard input
  --sandbox                 sends to the simulator only and checks no registry; --no-sandbox ends it
  --channels LIST           the channels it may send by: ${allChannels.join(",")}; or all (default), or none
  --fallback                it may give a fallback (default); --no-fallback forbids it
  --polling                 it may poll reports (default); --no-polling forbids it
  --split-count             reports of international messages give the number of parts; --no-split-count ends it
  --limit-send N            messages a second (default: ${defaultSettings.limits.sendPerSecond})
  --limit-polling N         polling requests a second (default: ${defaultSettings.limits.pollingPerSecond})
  --limit-upload N          uploads a second (default: ${defaultSettings.limits.uploadPerSecond})
  --limit-token N           tokens a minute (default: ${defaultSettings.limits.tokenPerMinute})
  --limit-token-failures N  wrong passwords a minute from a known address (default: ${defaultSettings.limits.tokenFailuresPerMinute})`;

/** Reads the settings of the command line and checks them together with the present ones; undefined: there are none. */
export function readSettings(
  args: CommandArgs,
  before: AccountSettings,
  { allowedNetworks }: Pick<AdminStore, "allowedNetworks">,
): AccountChanges | undefined {
  const limits = readLimits(args);
  const changes: AccountChanges = {
    ...optional("reportMode", args.oneOf("report", ["polling", "webhook"])),
    ...optional("webhookUrl", parseWebhookUrl(args.text("webhook-url"), allowedNetworks)),
    ...optional("webhookSecret", parseWebhookSecret(args.text("webhook-secret"))),
    ...optional("sandbox", args.flag("sandbox")),
    ...optional("channels", parseChannels(args.text("channels"))),
    ...optional("fallback", args.flag("fallback")),
    ...optional("polling", args.flag("polling")),
    ...optional("splitCount", args.flag("split-count")),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
  if (Object.keys(changes).length === 0) return undefined;
  const { reportMode, webhookUrl: url, webhookSecret: secret } = withChanges(before, changes);
  if (reportMode === "polling") return changes;
  if (url === undefined) throw new OperatorError("--report webhook needs --webhook-url");
  // Reports are never posted unsigned.
  return secret === undefined ? { ...changes, webhookSecret: makeWebhookSecret() } : changes;
}

export function withChanges(settings: AccountSettings, changes: AccountChanges): AccountSettings {
  return { ...settings, ...changes, limits: { ...settings.limits, ...changes.limits } };
}

function readLimits(args: CommandArgs): Partial<AccountLimits> {
  const found = Object.entries(limitOptions).flatMap(([option, name]) => {
    const value = args.integer(option, 1, MAX_PER_PERIOD);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

function optional<Name extends keyof AccountSettings>(
  name: Name,
  value: AccountSettings[Name] | undefined,
): Partial<Pick<AccountSettings, Name>> {
  const member: Partial<AccountSettings> = value === undefined ? {} : { [name]: value };
  return member;
}

function parseChannels(text: string | undefined): ReadonlySet<Channel> | undefined {
  if (text === undefined) return undefined;
  if (text === "all") return new Set(allChannels);
  if (text === "none") return new Set();
  return new Set(
    text.split(",").map((word) => {
      const found = allChannels.find((channel) => channel === word.trim());
      if (found === undefined)
        throw new OperatorError(`--channels must be of ${allChannels.join(",")}, or all or none, not "${word}"`);
      return found;
    }),
  );
}

function parseWebhookUrl(text: string | undefined, allowedNetworks: readonly string[]): string | undefined {
  if (text === undefined) return undefined;
  const checked = checkWebhookUrl(text, allowedNetworks);
  if ("fault" in checked) throw new OperatorError(`--webhook-url ${checked.fault}`);
  return checked.url;
}
