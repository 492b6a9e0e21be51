import type { AccountSettings } from "../accounts/account-settings.ts";
import type { AccountLimits, Channel } from "../domain/model.ts";
import type { StoredAccount } from "../store/accounts.ts";

/** An account as operators see it: with the webhook's secret, which is for its receiver, and without the password's hash. */
export function toAccountView({ account, cellId, webhookUrl, webhookSecrets, alertUrl }: StoredAccount) {
  const { limits } = account;
  return {
    id: account.id,
    blocked: account.blocked,
    sandbox: account.sandbox,
    report: account.reportMode,
    polling: account.polling,
    fallback: account.fallback,
    splitCount: account.splitCount,
    holdAdvertising: account.holdAdvertising,
    advertisingHours: account.advertisingHours,
    timeZone: account.timeZone,
    channels: [...account.channels],
    limits: {
      send: limits.sendPerSecond,
      polling: limits.pollingPerSecond,
      upload: limits.uploadPerSecond,
      token: limits.tokenPerMinute,
      tokenFailures: limits.tokenFailuresPerMinute,
    },
    webhook: { url: webhookUrl ?? null, secret: webhookSecrets[0] ?? null },
    alertUrl: alertUrl ?? null,
    cell: cellId,
    epoch: account.epoch,
  };
}

export type AccountView = ReturnType<typeof toAccountView>;

type Optional<Members> = { readonly [Name in keyof Members]?: Members[Name] | undefined };

/** The settings to change, in the same words. All others stay, also when another operator changes them at the same time. */
export interface AccountChanges
  extends Optional<Pick<AccountView, "blocked" | "sandbox" | "report" | "polling" | "fallback" | "splitCount">>,
    Optional<Pick<AccountView, "holdAdvertising" | "advertisingHours" | "timeZone">> {
  readonly channels?: readonly Channel[] | undefined;
  readonly limits?: Optional<AccountView["limits"]> | undefined;
  readonly webhookUrl?: string | undefined;
  /** Null removes it. */
  readonly alertUrl?: string | null | undefined;
  /** `new` makes one. */
  readonly webhookSecret?: string | undefined;
}

export type SettingsChange = Partial<Omit<AccountSettings, "limits">> & { readonly limits?: Partial<AccountLimits> };

/** The same in the words of the store. */
export function toSettings({ report, channels, limits = {}, ...same }: AccountChanges): SettingsChange {
  return omitUndefined({
    ...same,
    reportMode: report,
    channels: channels && new Set(channels),
    limits: omitUndefined({
      sendPerSecond: limits.send,
      pollingPerSecond: limits.polling,
      uploadPerSecond: limits.upload,
      tokenPerMinute: limits.token,
      tokenFailuresPerMinute: limits.tokenFailures,
    }),
  });
}

export const withChanges = (settings: AccountSettings, changes: SettingsChange): AccountSettings => ({
  ...settings,
  ...changes,
  limits: { ...settings.limits, ...changes.limits },
});

type Defined<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

function omitUndefined<Members extends object>(members: Members): Defined<Members> {
  const defined = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Defined<Members>;
}
