import type { AccountSettings } from "../accounts/account-settings.ts";
import type { RegistryEntries, RegistrySection } from "../accounts/registry-entries.ts";
import type { AccountLimits } from "../domain/model.ts";
import type { DeadLetter } from "../store/dead-letters.ts";

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
  /** Networks that webhooks may reach although they are not public, as this command's own settings have them. */
  readonly allowedNetworks: readonly string[];
  /** Applies the migrations that are missing and returns their names. */
  migrate(): Promise<readonly string[]>;
  /** Migrates as a start of the gateway does; with MIGRATE=off, missing migrations are an error. */
  prepareTables(): Promise<void>;
  find(id: string): Promise<AccountCard | undefined>;
  list(): Promise<readonly AccountCard[]>;
  /** False: there is one of this name. */
  create(id: string, passwordHash: string, settings: AccountSettings): Promise<boolean>;
  /** The account as it is afterwards; undefined: there is none of this name. */
  change(id: string, changes: AccountChanges): Promise<AccountCard | undefined>;
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  /** Makes every token that was issued before invalid. */
  revokeTokens(id: string): Promise<boolean>;
  /** The one that signs first, then the one that a rotation left valid; undefined: no such account. */
  webhookSecretsOf(id: string): Promise<readonly string[] | undefined>;
  setWebhookSecrets(id: string, secrets: readonly string[]): Promise<void>;
  /** The newest messages first. */
  deadLetters(id: string, limit: number): Promise<readonly DeadLetter[]>;
  /** Puts back one or all, and says how many. */
  redeliver(id: string, msgKey: string | undefined): Promise<number>;
  registryOf(id: string): Promise<RegistryEntries>;
  /** All or none; an entry that is there already takes its new values. */
  addEntries(id: string, entries: RegistryEntries): Promise<void>;
  replaceEntries(id: string, entries: RegistryEntries): Promise<void>;
  /** False: there was none. */
  removeEntry(id: string, section: RegistrySection, key: string): Promise<boolean>;
}
