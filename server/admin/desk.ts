import type { AccountSettings } from "../accounts/account-presets.ts";
import type { RegistryEntries, RegistrySection } from "../accounts/registry-entries.ts";
import type { AccountLimits } from "../domain/model.ts";

/** What changes; everything else stays as it is, also if someone else is changing it at the same time. */
export type AccountChanges = Partial<Omit<AccountSettings, "limits">> & { readonly limits?: Partial<AccountLimits> };

export interface AccountCard {
  readonly id: string;
  /** How many times its tokens were revoked. */
  readonly epoch: number;
  readonly settings: AccountSettings;
}

/** What the commands work on: the store, or in a test something like it. */
export interface Desk {
  find(id: string): Promise<AccountCard | undefined>;
  list(): Promise<readonly AccountCard[]>;
  /** False: there is one of this name. */
  create(id: string, passwordHash: string, settings: AccountSettings): Promise<boolean>;
  /** The account as it is afterwards; undefined: there is none of this name. */
  change(id: string, changes: AccountChanges): Promise<AccountCard | undefined>;
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  /** Makes every token that was issued before invalid. */
  revokeTokens(id: string): Promise<boolean>;
  registryOf(id: string): Promise<RegistryEntries>;
  /** All or none; an entry that is there already takes its new values. */
  addEntries(id: string, entries: RegistryEntries): Promise<void>;
  replaceEntries(id: string, entries: RegistryEntries): Promise<void>;
  /** False: there was none. */
  removeEntry(id: string, section: RegistrySection, key: string): Promise<boolean>;
}
