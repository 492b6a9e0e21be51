import type { ChangedMessages } from "../../generated/admin/types.ts";
import type { MessageRef } from "../domain/delivery.ts";
import type { Channel } from "../domain/model.ts";
import { formatError } from "../errors.ts";
import { isBeingCopied, listAccounts, type StoredAccount } from "../store/accounts.ts";
import { type OperatorContext as CancelContext, cancelMessages as cancelStored } from "../store/cancel-message.ts";
import type { Database } from "../store/database.ts";
import { requeueMessage as requeueStored } from "../store/requeue-message.ts";
import { type MessageGroup, selectMessages, type WantedCarrier } from "../store/select-messages.ts";
import { requireAccount } from "./accounts.ts";
import { readCarrierChoice } from "./carrier-choice.ts";
import { toContext } from "./message-context.ts";
import { showTime } from "./message-view.ts";
import { describeFilter, describeSilent, requireCode } from "./messages.ts";
import { describeMove } from "./operator-cells.ts";
import { Refusal } from "./refusal.ts";
import type { OperatorContext, UseCase } from "./use-case.ts";

/** Messages that are changed together, chosen by what they have in common. */
export interface GroupChange {
  readonly account?: string | undefined;
  readonly carrier?: string | undefined;
  /** The channel of the step that waits, or that decides the state. */
  readonly channel?: Channel | undefined;
  readonly sinceMs?: number | undefined;
  readonly untilMs?: number | undefined;
  /** How many at most. */
  readonly limit: number;
  readonly isConfirmed: boolean;
}

/** Messages of one transaction: each waits for workers that have the rows at this moment. */
const AT_ONCE = 500;
/** Messages of gateways whose clocks are ahead, and those that wait for a sendAt, which has the time in their key. */
const AHEAD_MS = 400 * 86_400_000;

/** What became of one message: undefined: it was done; otherwise why not. */
type Change = (
  database: Database,
  refs: readonly MessageRef[],
  context: CancelContext,
) => Promise<readonly (string | undefined)[]>;

const describe = ({ matched, done }: ChangedMessages): string => `${done} of ${matched}`;

export const cancelMessages: UseCase<GroupChange, ChangedMessages> = {
  ...{ name: "cancelMessages", role: "operator", kind: "change", describe },
  target: (change) => describeGroup(change, "waiting"),
  run: (change, context) =>
    changeAll(
      change,
      "waiting",
      context,
      "would be cancelled: each gets a final report with 90001",
      async (...args) => {
        const decisions = await cancelStored(...args);
        return args[1].map(({ msgKey }) => {
          const decision = decisions.get(msgKey);
          return decision?.ok ? undefined : (decision?.reason ?? "it is gone");
        });
      },
    ),
};

export interface RequeuedGroup extends GroupChange {
  readonly state: MessageGroup["state"];
  /** The report code that they ended with. */
  readonly code?: string | undefined;
}

export const requeueMessages: UseCase<RequeuedGroup, ChangedMessages> = {
  ...{ name: "requeueMessages", role: "operator", kind: "change", describe },
  target: (change) => describeGroup(change, change.state),
  run: ({ state, ...change }, context) => {
    requireCode(change.code);
    const effect =
      state === "waiting"
        ? "would be given to the next free worker"
        : "would be sent again: their recipients may get them twice, and reports that nobody has seen are withdrawn";
    return changeAll(change, state, context, effect, async (database, refs, ofAccount) => {
      const results: (string | undefined)[] = [];
      for (const ref of refs) results.push(await requeueOne(database, ref, ofAccount));
      return results;
    });
  },
};

async function requeueOne(database: Database, ref: MessageRef, context: CancelContext): Promise<string | undefined> {
  try {
    const requeued = await requeueStored(database, ref, { ...context, isConfirmed: true });
    if (requeued === undefined) return "it is gone";
    return requeued.decision.kind === "refused" ? requeued.decision.reason : undefined;
  } catch (error) {
    // One message that a worker has at this moment must not keep the others from being sent.
    return formatError(error);
  }
}

function describeGroup(change: GroupChange & Pick<RequeuedGroup, "code">, state: string): string {
  const { account, carrier, code, channel, sinceMs, untilMs } = change;
  const show = (ms: number | undefined) => (ms === undefined ? undefined : showTime(ms));
  return describeFilter({ state, account, carrier, code, channel, since: show(sinceMs), until: show(untilMs) });
}

const UNKNOWN_CARRIER =
  "they are in no backlog, and no worker runs that could tell their carrier; start one, or leave out the carrier";

/** Steps in no backlog are compared with the routes that workers tell of. */
async function makeWantedCarrier(
  { database }: OperatorContext,
  name: string,
  accounts: ReadonlyMap<string, StoredAccount>,
): Promise<WantedCarrier> {
  const choose = await readCarrierChoice(database.pool);
  return {
    name,
    wouldTake:
      choose &&
      (({ accountId, channel, to }) =>
        choose({ channel, to, sandbox: accounts.get(accountId)?.account.sandbox ?? false }).includes(name)),
  };
}

/** Counts first, and changes nothing before that is confirmed. */
async function changeAll(
  change: GroupChange & Pick<RequeuedGroup, "code">,
  state: MessageGroup["state"],
  context: OperatorContext,
  effect: string,
  apply: Change,
): Promise<ChangedMessages> {
  const { account, carrier, isConfirmed, limit } = change;
  if (account !== undefined) await requireAccount(context, account);
  const nowMs = context.nowMs();
  const accounts = new Map((await listAccounts(context.database.pool)).map((stored) => [stored.account.id, stored]));
  const wanted = carrier === undefined ? undefined : await makeWantedCarrier(context, carrier, accounts);
  const group = {
    ...{ accountId: account, carrier: wanted, state, code: change.code, channel: change.channel },
    ...{ sinceMs: change.sinceMs ?? 0, untilMs: change.untilMs ?? nowMs + AHEAD_MS },
  };
  const { values, silent } = await context.cells.ask(async ({ cellId, database }) => {
    const { refs, unknown } = await selectMessages(database, group, limit);
    // While an account is moved, another cell has a copy of its messages.
    const isHere = ({ accountId }: MessageRef) => accounts.get(accountId)?.cellId === cellId;
    return { database, refs: refs.filter(isHere), unknown };
  });
  const found = values.flatMap(({ database, refs }) => refs.map((ref) => ({ database, ref }))).slice(0, limit);
  const unknown = values.reduce((total, value) => total + value.unknown, 0);
  if (!isConfirmed && found.length > 0) {
    const senders = new Set(found.map(({ ref }) => ref.accountId)).size;
    const messages = found.length === 1 ? "1 message" : `${found.length} messages`;
    const count = found.length === limit ? `${messages}, and maybe more,` : messages;
    const remarks = [
      describeSilent(silent),
      unknown === 0 ? undefined : `${unknown} more are not among them: ${UNKNOWN_CARRIER}`,
    ];
    const text = [
      `${count} of ${senders === 1 ? "1 account" : `${senders} accounts`} ${effect}`,
      ...remarks.filter((remark) => remark !== undefined),
    ];
    throw new Refusal("unconfirmed", text.join("; "));
  }
  const counts = new Map(unknown === 0 ? [] : [[UNKNOWN_CARRIER, unknown]]);
  let done = 0;
  for (const [database, ofCell] of Map.groupBy(found, (one) => one.database))
    for (const [accountId, ofAccount] of Map.groupBy(ofCell, ({ ref }) => ref.accountId)) {
      const stored = accounts.get(accountId);
      if (stored === undefined) continue;
      const refs = ofAccount.map(({ ref }) => ref);
      if (isBeingCopied(stored)) {
        counts.set(describeMove(accountId), refs.length);
        continue;
      }
      for (let from = 0; from < refs.length; from += AT_ONCE) {
        const results = await apply(database, refs.slice(from, from + AT_ONCE), toContext(stored, context));
        for (const reason of results)
          if (reason === undefined) done++;
          else counts.set(reason, (counts.get(reason) ?? 0) + 1);
        context.onProgress(`${done} of ${found.length}`);
      }
    }
  return {
    ...{ matched: found.length, done, mayHaveMore: found.length === limit, silentCells: silent },
    refused: [...counts].map(([reason, count]) => ({ reason, count })),
  };
}
