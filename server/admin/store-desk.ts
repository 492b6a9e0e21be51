import { entriesOf, type RegistrySection } from "../accounts/registry-entries.ts";
import { storedEntries } from "../accounts/stored-entries.ts";
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
import {
  addRegistryEntries,
  loadRegistry,
  type RegistryKind,
  removeRegistryEntry,
  replaceRegistry,
} from "../store/registry.ts";
import { prepareTables } from "../wiring/open-database.ts";
import type { AccountCard, AccountChanges, Desk } from "./desk.ts";

type StoreDeskSettings = Pick<Config, "webhookAllowedNetworks" | "migrate">;

/** The desk on the gateway's own database. */
export function storeDesk(database: Database, nowMs: () => number, settings: StoreDeskSettings): Desk {
  const { pool } = database;
  return {
    allowedNetworks: settings.webhookAllowedNetworks,
    migrate: () => prepareTables(database, "auto"),
    prepareTables: async () => void (await prepareTables(database, settings.migrate)),
    find: async (id) => cardOf(await findAccount(pool, id)),
    list: async () => (await listAccounts(pool)).map(toCard),
    create: (id, passwordHash, { webhookUrl, webhookSecret, ...settings }) =>
      createAccount(pool, {
        account: { id, epoch: 0, ...settings },
        passwordHash,
        webhookUrl,
        webhookSecrets: webhookSecret === undefined ? [] : [webhookSecret],
        createdAtMs: nowMs(),
      }),
    change: async (id, changes) => {
      const before = await findAccount(pool, id);
      return before && cardOf(await updateAccount(pool, id, columnsOf(changes, before)));
    },
    setPassword: async (id, passwordHash) => (await updateAccount(pool, id, { passwordHash })) !== undefined,
    revokeTokens: async (id) => (await raiseEpoch(pool, id)) !== undefined,
    webhookSecretsOf: async (id) => (await findAccount(pool, id))?.webhookSecrets,
    setWebhookSecrets: async (id, webhookSecrets) => {
      await updateAccount(pool, id, { webhookSecrets });
    },
    deadLetters: (id, limit) => listDeadLetters(pool, id, limit),
    redeliver: (id, msgKey) => redeliverDeadLetters(pool, id, msgKey, nowMs()),
    registryOf: async (id) => entriesOf(await loadRegistry(pool, id)),
    addEntries: (id, entries) => addRegistryEntries(pool, id, storedEntries(entries)),
    replaceEntries: (id, entries) => replaceRegistry(database, id, storedEntries(entries)),
    removeEntry: (id, section, key) => removeRegistryEntry(pool, id, kinds[section], key),
  };
}

const kinds: Readonly<Record<RegistrySection, RegistryKind>> = {
  senderNumbers: "sender-number",
  brands: "brand",
  rcsTemplates: "rcs-template",
  senderKeys: "sender-key",
  alimtalkTemplates: "alimtalk-template",
  countries: "country",
};

function columnsOf({ webhookUrl, webhookSecret, ...rest }: AccountChanges, before: StoredAccount): AccountChange {
  const [last] = before.webhookSecrets;
  return {
    ...rest,
    ...(webhookUrl !== undefined && { webhookUrl }),
    // The one before stays valid: receivers change theirs when they have learnt the new one.
    ...(webhookSecret !== undefined &&
      webhookSecret !== last && { webhookSecrets: last === undefined ? [webhookSecret] : [webhookSecret, last] }),
  };
}

const cardOf = (stored: StoredAccount | undefined): AccountCard | undefined => stored && toCard(stored);

function toCard({ account, webhookUrl, webhookSecrets }: StoredAccount): AccountCard {
  const { id, epoch, ...settings } = account;
  return { id, epoch, settings: { ...settings, webhookUrl, webhookSecret: webhookSecrets[0] } };
}
