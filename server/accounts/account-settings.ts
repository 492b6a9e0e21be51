import { USUAL_HOURS, USUAL_TIME_ZONE } from "../domain/advertising-hours.ts";
import { CHANNELS } from "../domain/channel-table.ts";
import type { Account } from "../domain/model.ts";
import { usualLimits } from "../domain/usual-limits.ts";

/** The settings of an account that the operator decides. */
export interface AccountSettings extends Omit<Account, "id" | "epoch" | "credentials" | "failing" | "optOutKey"> {
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string | undefined;
  /** Null: none. */
  readonly alertUrl?: string | null | undefined;
}

export { CHANNELS as allChannels };

/** The settings of a new account, unless the operator gives others. */
export const defaultSettings: AccountSettings = {
  blocked: false,
  sandbox: false,
  channels: new Set(CHANNELS),
  fallback: true,
  polling: true,
  reportMode: "polling",
  splitCount: false,
  limits: usualLimits,
  holdAdvertising: false,
  advertisingHours: USUAL_HOURS,
  timeZone: USUAL_TIME_ZONE,
  webhookUrl: undefined,
  webhookSecret: undefined,
};
