import type { PasswordCost } from "../../accounts/password.ts";
import { toRegistryEntries, toStoredEntries } from "../../accounts/registry-entries.ts";
import type { Config } from "../../config.ts";
import { OperatorError } from "../../errors.ts";
import { prepareTables } from "../../postgres/open-database.ts";
import { readAccountTraffic } from "../../store/account-traffic.ts";
import {
  type AccountChange,
  createAccount,
  findAccount,
  listAccounts,
  raiseEpoch,
  type StoredAccount,
  updateAccount,
} from "../../store/accounts.ts";
import { countAccountsOfCells } from "../../store/cell-directory.ts";
import { listSchemaNodes, rebalanceCells } from "../../store/citus.ts";
import { addCell, ensureCells } from "../../store/create-cell.ts";
import type { Database } from "../../store/database.ts";
import { getStartOfDay, toDay } from "../../store/day.ts";
import { listDeadLetters, redeliverDeadLetters } from "../../store/dead-letters.ts";
import { deleteIdleAccount, waitUntilIdle } from "../../store/delete-account.ts";
import { countMessagesTo, type ErasedRecipient, eraseRecipient } from "../../store/erase-recipient.ts";
import { type MovedCell, moveAccount } from "../../store/move-account.ts";
import { ensurePartitions } from "../../store/partitions.ts";
import { checkWrite } from "../../store/readiness.ts";
import { addRegistryEntries, loadRegistry, removeRegistryEntry, replaceRegistry } from "../../store/registry.ts";
import { AdminCells } from "./admin-cells.ts";
import type { AccountChanges, AdminAccount, AdminStore } from "./admin-store.ts";
import { createCarrierAdmin } from "./carrier-admin.ts";
import { createOperatorStore } from "./operator-store.ts";
import { createMessageStore } from "./postgres-message-store.ts";

type AdminStoreSettings = Pick<
  Config,
  "webhookAllowedNetworks" | "migrate" | "cells" | "databaseBackend" | "stepValidityS"
>;

export interface AdminStoreParts {
  /** The database of the directory and of the first cell. */
  readonly database: Database;
  /** Opens the connections of another cell. */
  readonly openCell: (schema: string) => Database;
  readonly nowMs: () => number;
  readonly settings: AdminStoreSettings;
  /** How long it takes until every process knows that an account is blocked; tests are alone with their process. */
  readonly settleMs?: number;
  readonly passwordCost?: PasswordCost;
  /** Called while something takes long. */
  readonly onProgress?: (text: string) => void;
  /** Calls `run` with a signal that says when the command is ended; undefined: it is not. */
  readonly withStopSignal?: <Value>(run: (signal: AbortSignal) => Promise<Value>) => Promise<Value>;
}

/** The operator's store on the database of the gateway. */
export function createAdminStore(parts: AdminStoreParts): AdminStore {
  const { database, nowMs, settings, onProgress = () => {} } = parts;
  const { pool } = database;
  const { databaseBackend: backend } = settings;
  const cells = new AdminCells(database, parts.openCell);
  return {
    allowedNetworks: settings.webhookAllowedNetworks,
    passwordCost: parts.passwordCost,
    migrate: async () => {
      const applied = [...(await prepareTables(database, "auto"))];
      for (const cellId of await ensureCells(database, settings.cells, backend)) applied.push(`cell ${cellId}`);
      for (const { cellId, database: ofCell } of await cells.listOthers())
        for (const name of await prepareTables(ofCell, "auto", "cell")) applied.push(`${name} in cell ${cellId}`);
      return applied;
    },
    prepareTables: async () => void (await prepareTables(database, settings.migrate)),
    find: async (id) => {
      const stored = await findAccount(pool, id);
      return stored && toAccount(stored);
    },
    list: async () => (await listAccounts(pool)).map(toAccount),
    create: async (id, passwordHash, { webhookUrl, webhookSecret, ...account }) => {
      const { silent } = await cells.ask(({ database: { pool: ofCell } }) => checkWrite(ofCell));
      for (const { cellId, reason } of silent) onProgress(`cell ${cellId} is away, and gets no new account: ${reason}`);
      return createAccount(
        pool,
        {
          account: { id, epoch: 0, ...account },
          passwordHash,
          webhookUrl,
          webhookSecrets: webhookSecret === undefined ? [] : [webhookSecret],
          createdAtMs: nowMs(),
        },
        silent.map(({ cellId }) => cellId),
      );
    },
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
    listDeadLetters: async (id, limit, beforeKey) => {
      const ask = ({ database: { pool: ofCell } }: Pick<MovedCell, "database">) =>
        listDeadLetters(ofCell, id, limit, beforeKey);
      if (id !== undefined) return { values: await ask(await cells.findOf(id)), silent: [] };
      const { values, silent } = await cells.ask(ask);
      const letters = values.flat().sort((one, other) => (one.msgKey < other.msgKey ? 1 : -1));
      return { values: letters.slice(0, limit), silent };
    },
    readTraffic: async (id, days) => {
      const sinceMs = getStartOfDay(toDay(nowMs()) - days + 1);
      return readAccountTraffic((await cells.findOf(id)).database, id, sinceMs);
    },
    redeliver: async (id, msgKey) => redeliverDeadLetters((await cells.findOf(id)).database.pool, id, msgKey, nowMs()),
    countMessagesTo: async (number) => {
      const { values, silent } = await cells.ask((cell) => countMessagesTo(cell.database, number));
      return { count: values.reduce((sum, count) => sum + count, 0), silent };
    },
    eraseRecipient: async (number) => {
      const { values, silent } = await cells.ask((cell) => eraseRecipient(cell.database, number));
      const sum = (read: (erased: ErasedRecipient) => number) => values.reduce((total, one) => total + read(one), 0);
      return {
        messages: sum(({ messages }) => messages),
        files: sum(({ files }) => files),
        answers: sum(({ answers }) => answers),
        open: values.flatMap(({ open }) => open),
        silent,
      };
    },
    deleteAccount: async (id, waitMs) => {
      const before = await findAccount(pool, id);
      const { database: ofCell } = await cells.findOf(id);
      await updateAccount(pool, id, { blocked: true });
      let openMessages = 1;
      try {
        openMessages = await waitUntilIdle(ofCell, id, { waitMs, settleMs: parts.settleMs, onProgress });
      } finally {
        if (openMessages > 0) await updateAccount(pool, id, { blocked: before?.account.blocked ?? false });
      }
      if (openMessages > 0) return { kind: "busy", openMessages };
      return { kind: "deleted", rows: await deleteIdleAccount(database, ofCell, id) };
    },
    getRegistry: async (id) => toRegistryEntries(await loadRegistry(pool, id)),
    addEntries: (id, entries) => addRegistryEntries(pool, id, toStoredEntries(entries)),
    replaceEntries: (id, entries) => replaceRegistry(database, id, toStoredEntries(entries)),
    removeEntry: (id, kind, key) => removeRegistryEntry(pool, id, kind, key),
    listCells: async () => {
      const nodes = await listSchemaNodes(pool);
      return (await countAccountsOfCells(pool)).map((cell) => ({ ...cell, node: nodes.get(cell.schema) }));
    },
    addCell: async () => {
      const cellId = await addCell(database, backend);
      await ensurePartitions((await cells.get(cellId)).database, nowMs());
      return cellId;
    },
    moveAccount: async (accountId, toCell, waitMs) => {
      const from = await cells.findOf(accountId);
      if (from.cellId === toCell) return { kind: "there" };
      const { withStopSignal = (run) => run(new AbortController().signal) } = parts;
      const to = await cells.get(toCell);
      const { settleMs } = parts;
      return withStopSignal((signal) =>
        moveAccount(database, { accountId, from, to }, { waitMs, settleMs, onProgress, signal }),
      );
    },
    operators: createOperatorStore(database, nowMs),
    carriers: createCarrierAdmin({ ...parts, listCells: () => cells.listAll() }),
    messages: createMessageStore({ cells, directory: database, stepValidityS: settings.stepValidityS, nowMs }),
    rebalance: () => {
      if (backend !== "citus") throw new OperatorError("cell rebalance needs Citus (DATABASE_BACKEND=citus)");
      return rebalanceCells(pool, onProgress);
    },
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

function toAccount({ account, cellId, webhookUrl, webhookSecrets }: StoredAccount): AdminAccount {
  const { id, epoch, ...settings } = account;
  return { id, epoch, cellId, settings: { ...settings, webhookUrl, webhookSecret: webhookSecrets[0] } };
}
