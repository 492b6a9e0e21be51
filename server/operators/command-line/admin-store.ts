import type { AccountSettings } from "../../accounts/account-settings.ts";
import type { PasswordCost } from "../../accounts/password.ts";
import type { RegistryEntries } from "../../accounts/registry-entries.ts";
import type { AccountLimits } from "../../domain/model.ts";
import { OperatorError } from "../../errors.ts";
import type { AccountTraffic } from "../../store/account-traffic.ts";
import type { CellWithAccounts } from "../../store/cell-directory.ts";
import type { DeadLetter } from "../../store/dead-letters.ts";
import type { DeleteResult } from "../../store/delete-account.ts";
import type { ErasedRecipient } from "../../store/erase-recipient.ts";
import type { MoveResult } from "../../store/move-account.ts";
import type { RegistryKind } from "../../store/registry.ts";
import type { CellAnswers, SilentCell } from "./admin-cells.ts";
import type { CarrierAdmin } from "./carrier-admin.ts";
import type { MessageStore } from "./message-store.ts";
import type { OperatorStore } from "./operator-store.ts";

/** The settings to change. All others stay, also when another operator changes them at the same time. */
export type AccountChanges = Partial<Omit<AccountSettings, "limits">> & { readonly limits?: Partial<AccountLimits> };

export interface AdminAccount {
  readonly id: string;
  /** How many times its tokens were revoked. */
  readonly epoch: number;
  /** The cell that everything of the account is in. */
  readonly cellId: number;
  readonly settings: AccountSettings;
}

/** What the operator's commands work on: the database, or memory in a test. */
export interface AdminStore {
  /** Networks that webhooks may reach although they are not public (WEBHOOK_ALLOWED_NETWORKS of this command). */
  readonly allowedNetworks: readonly string[];
  /** At which new passwords are hashed; undefined: the usual one. */
  readonly passwordCost?: PasswordCost | undefined;
  readonly messages: MessageStore;
  /** Applies the migrations that are missing and returns their names. */
  migrate(): Promise<readonly string[]>;
  /** Migrates as a start of the gateway does; with MIGRATE=off, missing migrations are an error. */
  prepareTables(): Promise<void>;
  find(id: string): Promise<AdminAccount | undefined>;
  list(): Promise<readonly AdminAccount[]>;
  /** False: an account with this id exists. */
  create(id: string, passwordHash: string, settings: AccountSettings): Promise<boolean>;
  /** Returns the changed account; undefined: there is none with this id. */
  change(id: string, changes: AccountChanges): Promise<AdminAccount | undefined>;
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  /** Makes every token that was issued before invalid. */
  revokeTokens(id: string): Promise<boolean>;
  /** The secret that signs first, then the one that a rotation left valid; undefined: no such account. */
  getWebhookSecrets(id: string): Promise<readonly string[] | undefined>;
  setWebhookSecrets(id: string, secrets: readonly string[]): Promise<void>;
  /** The newest messages first, of one account or of all. */
  listDeadLetters(id: string | undefined, limit: number, beforeKey?: string): Promise<CellAnswers<DeadLetter>>;
  /** Puts back one report, or all, and returns how many. */
  redeliver(id: string, msgKey: string | undefined): Promise<number>;
  /** Of today and the days before it. */
  readTraffic(id: string, days: number): Promise<AccountTraffic>;
  /** In all cells. */
  countMessagesTo(number: string): Promise<{ readonly count: number; readonly silent: readonly SilentCell[] }>;
  eraseRecipient(number: string): Promise<ErasedRecipient & { readonly silent: readonly SilentCell[] }>;
  deleteAccount(id: string, waitMs: number): Promise<DeleteResult>;
  getRegistry(id: string): Promise<RegistryEntries>;
  /** Adds all or none; an entry that exists takes its new values. */
  addEntries(id: string, entries: RegistryEntries): Promise<void>;
  replaceEntries(id: string, entries: RegistryEntries): Promise<void>;
  /** False: there was no such entry. */
  removeEntry(id: string, kind: RegistryKind, key: string): Promise<boolean>;
  listCells(): Promise<readonly AdminCell[]>;
  /** Returns the number of the new cell. */
  addCell(): Promise<number>;
  moveAccount(id: string, toCell: number, waitMs: number): Promise<MoveResult | { readonly kind: "there" }>;
  /** Returns how many cells Citus has moved. */
  rebalance(): Promise<number>;
  readonly carriers: CarrierAdmin;
  readonly operators: OperatorStore;
}

export interface AdminCell extends CellWithAccounts {
  /** On Citus, where it is. */
  readonly node?: string | undefined;
}

export async function requireAccount(store: AdminStore, id: string): Promise<AdminAccount> {
  return (await store.find(id)) ?? throwNoAccount(id);
}

export function throwNoAccount(id: string): never {
  throw new OperatorError(`there is no account ${JSON.stringify(id)}; account list shows them`);
}
