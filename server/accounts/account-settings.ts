import { CHANNELS } from "../domain/channel-table.ts";
import type { Account } from "../domain/model.ts";
import { usualLimits } from "../domain/usual-limits.ts";

/** The settings of an account that the operator decides. */
export interface AccountSettings extends Omit<Account, "id" | "epoch" | "credentials"> {
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string | undefined;
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
  webhookUrl: undefined,
  webhookSecret: undefined,
};
