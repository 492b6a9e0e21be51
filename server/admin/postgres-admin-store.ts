import { toRegistryEntries, toStoredEntries } from "../accounts/registry-entries.ts";
import type { Config } from "../config.ts";
import {
  type AccountChange,
  createAccount,
  findAccount,
  listAccounts,
  raiseEpoch,
  type StoredAccount,
  updateAccount,
} from "../store/accounts.ts";
import type { Database } from "../store/database.ts";
import { listDeadLetters, redeliverDeadLetters } from "../store/dead-letters.ts";
import { addRegistryEntries, loadRegistry, removeRegistryEntry, replaceRegistry } from "../store/registry.ts";
import { prepareTables } from "../wiring/open-database.ts";
import type { AccountChanges, AdminAccount, AdminStore } from "./admin-store.ts";

type AdminStoreSettings = Pick<Config, "webhookAllowedNetworks" | "migrate">;

/** The operator's store on the database of the gateway. */
export function createAdminStore(database: Database, nowMs: () => number, settings: AdminStoreSettings): AdminStore {
  const { pool } = database;
  return {
    allowedNetworks: settings.webhookAllowedNetworks,
    migrate: () => prepareTables(database, "auto"),
    prepareTables: async () => void (await prepareTables(database, settings.migrate)),
    find: async (id) => {
      const stored = await findAccount(pool, id);
      return stored && toAccount(stored);
    },
    list: async () => (await listAccounts(pool)).map(toAccount),
    create: (id, passwordHash, { webhookUrl, webhookSecret, ...account }) =>
      createAccount(pool, {
        account: { id, epoch: 0, ...account },
        passwordHash,
        webhookUrl,
        webhookSecrets: webhookSecret === undefined ? [] : [webhookSecret],
        createdAtMs: nowMs(),
      }),
    change: async (id, changes) => {
      const before = await findAccount(pool, id);
      const after = before && (await updateAccount(pool, id, toStoredChange(changes, before)));
      return after && toAccount(after);
    },
    setPassword: async (id, passwordHash) => (await updateAccount(pool, id, { passwordHash })) !== undefined,
    revokeTokens: async (id) => (await raiseEpoch(pool, id)) !== undefined,
    getWebhookSecrets: async (id) => (await findAccount(pool, id))?.webhookSecrets,
    setWebhookSecrets: async (id, webhookSecrets) => {
      await updateAccount(pool, id, { webhookSecrets });
    },
    listDeadLetters: (id, limit) => listDeadLetters(pool, id, limit),
    redeliver: (id, msgKey) => redeliverDeadLetters(pool, id, msgKey, nowMs()),
    getRegistry: async (id) => toRegistryEntries(await loadRegistry(pool, id)),
    addEntries: (id, entries) => addRegistryEntries(pool, id, toStoredEntries(entries)),
    replaceEntries: (id, entries) => replaceRegistry(database, id, toStoredEntries(entries)),
    removeEntry: (id, kind, key) => removeRegistryEntry(pool, id, kind, key),
  };
}

function toStoredChange({ webhookUrl, webhookSecret, ...rest }: AccountChanges, before: StoredAccount): AccountChange {
  const [previous] = before.webhookSecrets;
  return {
    ...rest,
    ...(webhookUrl !== undefined && { webhookUrl }),
    // The previous secret stays valid, so that receivers can change theirs later.
    ...(webhookSecret !== undefined &&
      webhookSecret !== previous && {
        webhookSecrets: previous === undefined ? [webhookSecret] : [webhookSecret, previous],
      }),
  };
}

function toAccount({ account, webhookUrl, webhookSecrets }: StoredAccount): AdminAccount {
  const { id, epoch, ...settings } = account;
  return { id, epoch, settings: { ...settings, webhookUrl, webhookSecret: webhookSecrets[0] } };
}
