import { listAccounts, type StoredAccount } from "../../store/accounts.ts";
import { cancelMessage, type OperatorContext } from "../../store/cancel-message.ts";
import type { Database } from "../../store/database.ts";
import { findMessages } from "../../store/find-messages.ts";
import { findMessageOwner, type MessageRef, readMessageHistory } from "../../store/message-history.ts";
import { requeueMessage } from "../../store/requeue-message.ts";
import type { AdminCells } from "./admin-cells.ts";
import type { CellAnswer, MessageStore } from "./message-store.ts";

export interface MessageStoreParts {
  readonly cells: AdminCells;
  readonly directory: Database;
  readonly stepValidityS: number;
  readonly nowMs: () => number;
}

/** How long one cell is searched. */
const SEARCH_TIMEOUT_MS = 10_000;
/** Messages of gateways whose clocks are ahead are found too. */
const AHEAD_MS = 60_000;

export function createMessageStore({ cells, directory, stepValidityS, nowMs }: MessageStoreParts): MessageStore {
  const listAccountIds = async (): Promise<readonly string[]> =>
    (await listAccounts(directory.pool)).map(({ account }) => account.id);
  const toContext = ({ account }: StoredAccount): OperatorContext => ({
    stepValidityS,
    mode: account.reportMode,
    splitCount: account.splitCount,
    nowMs: nowMs(),
  });
  /** Looks for the message in all cells, and asks the one that has it. */
  const askOwner = async <Value>(
    msgKey: string,
    question: (database: Database, ref: MessageRef, stored: StoredAccount) => Promise<Value | undefined>,
  ): Promise<CellAnswer<Value>> => {
    const accounts = new Map((await listAccounts(directory.pool)).map((stored) => [stored.account.id, stored]));
    const { values, silent } = await cells.ask(async ({ database }) => {
      const accountId = await findMessageOwner(database.pool, msgKey, [...accounts.keys()]);
      const stored = accountId === undefined ? undefined : accounts.get(accountId);
      return stored && question(database, { accountId: stored.account.id, msgKey }, stored);
    });
    return { value: values.find((value) => value !== undefined), silent };
  };
  return {
    find: async (filter) => {
      const context = { accountIds: await listAccountIds(), timeoutMs: SEARCH_TIMEOUT_MS, nowMs };
      const { values, silent } = await cells.ask(({ database }) =>
        findMessages(database, { ...filter, untilMs: filter.untilMs ?? nowMs() + AHEAD_MS }, context),
      );
      const messages = values
        .flatMap((found) => found.messages)
        .sort((one, other) => (one.msgKey < other.msgKey ? 1 : -1))
        .slice(0, filter.limit);
      const since = values.map(({ searchedSinceMs }) => searchedSinceMs).filter((ms) => ms !== undefined);
      return { messages, silent, searchedSinceMs: since.length === 0 ? undefined : Math.max(...since) };
    },
    show: (msgKey) =>
      askOwner(msgKey, ({ pool }, ref, { account }) => readMessageHistory(pool, ref, account.reportMode, nowMs())),
    cancel: (msgKey) => askOwner(msgKey, (database, ref, stored) => cancelMessage(database, ref, toContext(stored))),
    requeue: (msgKey, isConfirmed) =>
      askOwner(msgKey, (database, ref, stored) => requeueMessage(database, ref, { ...toContext(stored), isConfirmed })),
  };
}
