import type { MessageDetail, MessagePage, MessageTotals, Requeued } from "../../generated/admin/types.ts";
import type { MessageRef } from "../domain/delivery.ts";
import {
  getChannel,
  type MessageHistory,
  type MessageState,
  type Release,
  type WaitingPlace,
} from "../domain/message-history.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import type { Channel } from "../domain/model.ts";
import { maskRecipient } from "../domain/operator-role.ts";
import { isReportCode, reportText } from "../domain/report-codes.ts";
import { getDefaultSinceMs, hasDefaultWindow } from "../domain/search-window.ts";
import { DAY_MS } from "../domain/time.ts";
import { isBeingCopied, listAccounts, type StoredAccount } from "../store/accounts.ts";
import { listAuditOf } from "../store/audit-log.ts";
import { cancelMessages as cancelStored } from "../store/cancel-message.ts";
import { listGatewayProcesses } from "../store/carrier-control.ts";
import type { Database, Queryable } from "../store/database.ts";
import { getFirstKeyAt } from "../store/day.ts";
import { findMessages as findStored } from "../store/find-messages.ts";
import { findMessageOwner, readMessageHistory } from "../store/message-history.ts";
import { requeueMessage as requeueStored } from "../store/requeue-message.ts";
import { requireAccount } from "./accounts.ts";
import { readCarrierChoice } from "./carrier-choice.ts";
import { requireCarrier } from "./carriers.ts";
import { toContext } from "./message-context.ts";
import { showTime, toFoundView, toHistoryView } from "./message-view.ts";
import { describeMove, type SilentCell } from "./operator-cells.ts";
import type { OperatorParts } from "./parts.ts";
import { Refusal } from "./refusal.ts";
import type { OperatorContext, UseCase } from "./use-case.ts";

/** How long one cell is searched. */
const SEARCH_TIMEOUT_MS = 10_000;
/** The key of a message with a sendAt has that time: what is still to be sent is found too, and so is what gateways sent whose clocks are ahead. */
export const AHEAD_MS = 400 * DAY_MS;

export interface MessageSearch {
  readonly ref?: string | undefined;
  readonly account?: string | undefined;
  readonly state?: MessageState | undefined;
  /** The report code that it ended with. */
  readonly code?: string | undefined;
  /** The channel that decides its state. */
  readonly channel?: Channel | undefined;
  /** A step of it went to this carrier. */
  readonly carrier?: string | undefined;
  /** Accepted at this time or later. */
  readonly sinceMs?: number | undefined;
  /** Accepted before this time. */
  readonly untilMs?: number | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface SearchTo extends MessageSearch {
  /** The recipient as the client wrote it. */
  readonly to: string;
}

type FoundSearch = MessageSearch & { readonly to?: string };

export const findMessages: UseCase<MessageSearch, MessagePage> = {
  ...{ name: "findMessages", role: "viewer", kind: "look" },
  target: describeSearch,
  run: find,
  describe: ({ messages, nextCursor }) => `${messages.length} found${nextCursor === null ? "" : ", and maybe more"}`,
};

export const findMessagesTo: UseCase<SearchTo, MessagePage> = {
  ...findMessages,
  ...{ name: "findMessagesTo", role: "operator" },
  target: describeSearch,
  run: find,
};

function describeSearch({ to, ref, account, state, code, channel, carrier }: FoundSearch): string {
  const masked = to === undefined ? undefined : maskRecipient(to);
  return describeFilter({ to: masked, ref, account, state, code, channel, carrier });
}

/** What a filter asks for, for the audit log: `account acme, state failed`. */
export const describeFilter = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
    .join(", ");

/** Undefined: all days that are kept. */
export function getSinceMs({ to, ref, sinceMs, untilMs }: FoundSearch, nowMs: number): number | undefined {
  return hasDefaultWindow({ to, ref, since: sinceMs, until: untilMs }) ? getDefaultSinceMs(nowMs) : sinceMs;
}

async function find(search: FoundSearch, context: OperatorContext): Promise<MessagePage> {
  const { limit } = search;
  const { all, searchedSinceMs, silent } = await searchCells(search, context);
  // Other cells were searched further back; what they have is on the next page.
  const oldestKey = searchedSinceMs === undefined ? "" : getFirstKeyAt(searchedSinceMs);
  const found = all.slice(0, limit).filter(({ msgKey }) => msgKey >= oldestKey);
  // A carrier that is in no carriers file any more may have messages.
  if (search.carrier !== undefined && found.length === 0) await requireCarrier(context, search.carrier);
  const nextCursor = all.length >= limit ? (found.at(-1)?.msgKey ?? oldestKey) : oldestKey;
  return {
    messages: found.map((message) => toFoundView(message, context.actor)),
    nextCursor: nextCursor === "" ? null : nextCursor,
    searchedSince: searchedSinceMs === undefined ? null : showTime(searchedSinceMs),
    silentCells: silent,
  };
}

/** The newest of every cell, up to `limit` of each. */
async function searchCells(search: FoundSearch, context: OperatorContext) {
  const { cells, database: directory, nowMs } = context;
  const { to, ref, account: accountId, state, code, channel, carrier, cursor, limit } = search;
  requireCode(code);
  if (carrier !== undefined && (state === "waiting" || state === "scheduled"))
    throw new Refusal("invalid", "what waits was given to no carrier yet; the backlog counts it by carrier");
  if (accountId !== undefined) await requireAccount(context, accountId);
  const cursorMs = cursor === undefined ? undefined : timeOfMessageKey(cursor);
  const untilMs = cursorMs === undefined ? (search.untilMs ?? nowMs() + AHEAD_MS) : cursorMs + 1;
  const times = { sinceMs: getSinceMs(search, nowMs()), untilMs, beforeKey: cursor };
  const filter = { to, ref, accountId, state, code, channel, carrier, ...times, limit };
  const accounts = await listAccounts(directory.pool);
  const { values, silent } = await cells.ask(({ cellId, database }) => {
    const accountIds = accounts.filter((stored) => stored.cellId === cellId).map(({ account }) => account.id);
    return findStored(database, filter, { accountIds, timeoutMs: SEARCH_TIMEOUT_MS, nowMs });
  });
  const all = values.flatMap(({ messages }) => messages).sort((one, other) => (one.msgKey < other.msgKey ? 1 : -1));
  const cuts = values.map(({ searchedSinceMs }) => searchedSinceMs).filter((ms) => ms !== undefined);
  const isCut = values.some(({ messages }) => messages.length >= limit);
  return { all, isCut, silent, searchedSinceMs: cuts.length === 0 ? undefined : Math.max(...cuts) };
}

/** Of each cell; reading more would take longer than somebody waits. */
const MAX_COUNTED = 10_000;

export const countMessages: UseCase<Omit<MessageSearch, "cursor" | "limit">, MessageTotals> = {
  ...{ name: "countMessages", role: "viewer", kind: "read" },
  async run(search, context) {
    const { all, isCut, searchedSinceMs, silent } = await searchCells({ ...search, limit: MAX_COUNTED }, context);
    const codes = all.map(({ code }) => code).filter((code) => code !== undefined);
    return {
      messages: all.length,
      mayHaveMore: isCut || searchedSinceMs !== undefined,
      states: countEach(all.map(({ state }) => state)).map(([state, count]) => ({ state, count })),
      codes: countEach(codes).map(([code, count]) => ({ code, text: reportText(code) ?? null, count })),
      silentCells: silent,
    };
  },
};

/** The most frequent first. */
const countEach = <Value extends string>(values: readonly Value[]): readonly (readonly [Value, number])[] =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, same]) => [value, same.length] as const)
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));

/** A code that the contract does not have is most likely a slip. */
export function requireCode(code: string | undefined): void {
  if (code !== undefined && !isReportCode(code))
    throw new Refusal("invalid", `${JSON.stringify(code)} is no report code`);
}

interface OfMessage {
  readonly msgKey: string;
}

const target = ({ msgKey }: OfMessage): string => msgKey;

export const getMessage: UseCase<OfMessage, MessageDetail> = {
  ...{ name: "getMessage", role: "viewer", kind: "look", target },
  async run({ msgKey }, context) {
    const { history, sandbox } = await askOwner(context, msgKey, async ({ pool }, ref, { account }) => {
      const found = await readMessageHistory(pool, ref, account.reportMode, context.nowMs());
      return found && { history: found, sandbox: account.sandbox };
    });
    const releases = await listReleases(msgKey, context);
    return toHistoryView({ ...(await addCarrier(history, sandbox, context)), releases }, context.actor);
  },
  describe: () => "shown",
};

/** Of a message that waited, its row tells nothing: only the audit log knows who put it in front. */
async function listReleases(msgKey: string, { auditLog }: OperatorContext): Promise<readonly Release[]> {
  const entries = await listAuditOf(auditLog, { action: requeueMessage.name, target: msgKey });
  return entries.filter(({ result }) => isRelease(result)).map(({ atMs, operator }) => ({ atMs, by: operator }));
}

/** Names the carrier that a step waits for in the memory of a worker, by the routes that workers tell of, and says whether it answers. */
async function addCarrier(
  history: MessageHistory,
  sandbox: boolean,
  context: OperatorContext,
): Promise<MessageHistory> {
  const { waiting, to } = history;
  const { pool } = context.database;
  if (waiting?.stage === "backlog") return { ...history, waiting: await addHealth(waiting, pool) };
  if (waiting?.stage !== "claimed" || to === undefined) return history;
  const choose = await readCarrierChoice(pool);
  const [carrier, ...others] = choose?.({ channel: getChannel(history, waiting.step), to, sandbox }) ?? [];
  if (carrier === undefined || others.length > 0) return history;
  return { ...history, waiting: await addHealth({ ...waiting, carrier }, pool) };
}

async function addHealth(waiting: WaitingPlace, directory: Queryable): Promise<WaitingPlace> {
  const carriers = (await listGatewayProcesses(directory)).flatMap((process) => process.carriers);
  return {
    ...waiting,
    isFailing: carriers.some(({ name, isFailing }) => name === waiting.carrier && isFailing === true),
  };
}

export const cancelMessage: UseCase<OfMessage, void> = {
  ...{ name: "cancelMessage", role: "operator", kind: "change", target },
  async run({ msgKey }, context) {
    const decision = await askOwner(
      context,
      msgKey,
      async (database, ref, stored) => (await cancelStored(database, [ref], toContext(stored, context))).get(msgKey),
      { isChange: true },
    );
    if (!decision.ok) throw new Refusal("conflict", `${msgKey} cannot be cancelled: ${decision.reason}`);
  },
  describe: () => "cancelled",
};

export const requeueMessage: UseCase<OfMessage & { readonly isConfirmed: boolean }, Requeued> = {
  ...{ name: "requeueMessage", role: "operator", kind: "change", target },
  async run({ msgKey, isConfirmed }, context) {
    const { decision, done } = await askOwner(
      context,
      msgKey,
      (database, ref, stored) => requeueStored(database, ref, { ...toContext(stored, context), isConfirmed }),
      { isChange: true },
    );
    if (decision.kind === "refused") throw new Refusal("conflict", `${msgKey} cannot be requeued: ${decision.reason}`);
    if (decision.kind === "repeat" && !done)
      throw new Refusal("unconfirmed", `${msgKey} would be sent again: ${decision.warning}`);
    return { step: decision.step, warning: decision.kind === "repeat" ? decision.warning : null };
  },
  describe: ({ step, warning }) => `step ${step + 1} requeued${warning === null ? "" : `: ${warning}`}`,
};

/** By its result in the audit log: one that is sent again has a warning, and its row tells of it. */
const isRelease = (result: string): boolean => /^step \d+ requeued$/.test(result);

/** Looks for the message in all cells, and asks the one that has it. */
async function askOwner<Value>(
  { cells, database: directory }: OperatorParts,
  msgKey: string,
  question: (database: Database, ref: MessageRef, stored: StoredAccount) => Promise<Value | undefined>,
  { isChange = false } = {},
): Promise<Value> {
  const accounts = new Map((await listAccounts(directory.pool)).map((stored) => [stored.account.id, stored]));
  let moving: string | undefined;
  const { values, silent } = await cells.ask(async ({ cellId, database }) => {
    // While an account is moved, another cell has a copy of its messages.
    const ofCell = [...accounts.values()].filter((stored) => stored.cellId === cellId);
    const accountIds = ofCell.map(({ account }) => account.id);
    const accountId = await findMessageOwner(database.pool, msgKey, accountIds);
    const stored = accountId === undefined ? undefined : accounts.get(accountId);
    if (isChange && isBeingCopied(stored)) moving = accountId;
    if (moving !== undefined) return undefined;
    return stored && question(database, { accountId: stored.account.id, msgKey }, stored);
  });
  if (moving !== undefined) throw new Refusal("conflict", describeMove(moving));
  const found = values.find((value) => value !== undefined);
  if (found !== undefined) return found;
  const unasked = describeSilent(silent);
  throw new Refusal("missing", `there is no message ${msgKey}${unasked === undefined ? "" : `; ${unasked}`}`);
}

/** Names the cells that did not answer; undefined: all of them did. */
export function describeSilent(silent: readonly SilentCell[]): string | undefined {
  if (silent.length === 0) return undefined;
  const cells = silent.map(({ cell, reason }) => `cell ${cell} (${reason})`).join(", ");
  return `no answer from ${cells}: what it holds is missing here`;
}
