import type { ParseArgsOptionsConfig } from "node:util";
import { allChannels, defaultSettings } from "../../accounts/account-settings.ts";
import type { Channel } from "../../domain/model.ts";
import { OperatorError } from "../../errors.ts";
import type { AccountChanges, AccountView } from "../account-view.ts";
import type { CommandArgs } from "./command-args.ts";

const limitOptions: Readonly<Record<string, keyof AccountView["limits"]>> = {
  "limit-send": "send",
  "limit-polling": "polling",
  "limit-upload": "upload",
  "limit-token": "token",
  "limit-token-failures": "tokenFailures",
};
const MAX_PER_PERIOD = 1_000_000;

export const settingOptions: ParseArgsOptionsConfig = {
  report: { type: "string" },
  "webhook-url": { type: "string" },
  "webhook-secret": { type: "string" },
  "alert-url": { type: "string" },
  "webhook-secret-file": { type: "string" },
  sandbox: { type: "boolean" },
  channels: { type: "string" },
  fallback: { type: "boolean" },
  polling: { type: "boolean" },
  "split-count": { type: "boolean" },
  "hold-advertising": { type: "boolean" },
  "advertising-hours": { type: "string" },
  "time-zone": { type: "string" },
  ...Object.fromEntries(Object.keys(limitOptions).map((option) => [option, { type: "string" as const }])),
};

export const settingsHelp = `Settings:
  --report polling|webhook  how the account gets its reports (default: polling)
  --webhook-url URL         where reports are posted; needed for --report webhook. Only public addresses, and those
                            that WEBHOOK_ALLOWED_NETWORKS allows
  --webhook-secret new      makes a secret that signs the posts
  --webhook-secret-file FILE  takes the secret, whsec_ and base64, from a file; "-" reads standard input
  --alert-url URL           where it is posted that the reports of a channel fail (with FAILURE_WATCH on), signed as
                            reports are; none removes it
  --sandbox                 sends to the simulator only and checks no registry; --no-sandbox ends it
  --channels LIST           the channels it may send by: ${allChannels.join(",")}; or all (default), or none
  --fallback                it may give a fallback (default); --no-fallback forbids it
  --polling                 it may poll reports (default); --no-polling forbids it
  --split-count             reports of international messages give the number of parts; --no-split-count ends it
  --hold-advertising        advertising outside of its hours waits for them; without it, carriers refuse it
  --advertising-hours FROM-UNTIL  the hours in which it may advertise, within the default: ${defaultSettings.advertisingHours}
  --time-zone ZONE          of these hours (default: ${defaultSettings.timeZone})
  --limit-send N            messages a second (default: ${defaultSettings.limits.sendPerSecond})
  --limit-polling N         polling requests a second (default: ${defaultSettings.limits.pollingPerSecond})
  --limit-upload N          uploads a second (default: ${defaultSettings.limits.uploadPerSecond})
  --limit-token N           tokens a minute (default: ${defaultSettings.limits.tokenPerMinute})
  --limit-token-failures N  wrong passwords a minute from a known address (default: ${defaultSettings.limits.tokenFailuresPerMinute})`;

/** The settings of the command line. */
export function readSettings(args: CommandArgs): AccountChanges {
  const limits = readLimits(args);
  return {
    report: args.oneOf("report", ["polling", "webhook"]),
    webhookUrl: args.text("webhook-url"),
    webhookSecret: args.text("webhook-secret"),
    alertUrl: args.text("alert-url") === "none" ? null : args.text("alert-url"),
    sandbox: args.flag("sandbox"),
    channels: parseChannels(args.text("channels")),
    fallback: args.flag("fallback"),
    polling: args.flag("polling"),
    splitCount: args.flag("split-count"),
    holdAdvertising: args.flag("hold-advertising"),
    advertisingHours: args.text("advertising-hours"),
    timeZone: args.text("time-zone"),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
}

function readLimits(args: CommandArgs): NonNullable<AccountChanges["limits"]> {
  const found = Object.entries(limitOptions).flatMap(([option, name]) => {
    const value = args.integer(option, 1, MAX_PER_PERIOD);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

function parseChannels(text: string | undefined): readonly Channel[] | undefined {
  if (text === undefined) return undefined;
  if (text === "all") return allChannels;
  if (text === "none") return [];
  return text.split(",").map((word) => {
    const found = allChannels.find((channel) => channel === word.trim());
    if (found === undefined)
      throw new OperatorError(`--channels must be of ${allChannels.join(",")}, or all or none, not "${word}"`);
    return found;
  });
}
