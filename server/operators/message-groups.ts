import type { ChangedMessages } from "../../generated/admin/types.ts";
import type { MessageRef } from "../domain/delivery.ts";
import { WITHOUT_CARRIER } from "../domain/message-history.ts";
import type { Channel } from "../domain/model.ts";
import { count } from "../domain/plural.ts";
import { reportText } from "../domain/report-codes.ts";
import { formatError } from "../errors.ts";
import { isBeingCopied, listAccounts, type StoredAccount } from "../store/accounts.ts";
import { type OperatorContext as CancelContext, cancelMessages as cancelStored } from "../store/cancel-message.ts";
import type { Database } from "../store/database.ts";
import { requeueMessage as requeueStored } from "../store/requeue-message.ts";
import {
  type MessageGroup,
  type requeuedStates,
  type SelectedMessage,
  selectMessages,
  type WantedCarrier,
} from "../store/select-messages.ts";
import { requireAccount } from "./accounts.ts";
import { readCarrierChoice } from "./carrier-choice.ts";
import { requireCarrier } from "./carriers.ts";
import { toContext } from "./message-context.ts";
import { showTime } from "./message-view.ts";
import { AHEAD_MS, describeFilter, describeSilent, requireCode } from "./messages.ts";
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

/** More are changed by several commands. */
export const MAX_MESSAGES = 1_000_000;
/** Messages of one transaction: each waits for workers that have the rows at this moment. */
const AT_ONCE = 500;
type RequeuedState = (typeof requeuedStates)[number];

/** What became of one message: undefined: it was done; otherwise why not. */
type Change = (
  database: Database,
  refs: readonly MessageRef[],
  context: CancelContext,
) => Promise<readonly (string | undefined)[]>;

const describe = ({ matched, done }: ChangedMessages): string => `${done} of ${matched}`;

export interface CancelledGroup extends GroupChange {
  /** Undefined: both. */
  readonly state?: "waiting" | "scheduled" | undefined;
}

export const cancelMessages: UseCase<CancelledGroup, ChangedMessages> = {
  ...{ name: "cancelMessages", role: "operator", kind: "change", describe },
  target: ({ state = "waiting or scheduled", ...change }) => describeGroup(change, state),
  run: ({ state, ...change }, context) =>
    changeAll(
      change,
      state ?? "unsent",
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
  readonly state: RequeuedState;
  /** The report code that they ended with. */
  readonly code?: string | undefined;
}

export const requeueMessages: UseCase<RequeuedGroup, ChangedMessages> = {
  ...{ name: "requeueMessages", role: "operator", kind: "change", describe },
  target: (change) => describeGroup(change, change.state),
  run: ({ state, ...change }, context) => {
    requireCode(change.code);
    if (state === "cancelled" && change.carrier !== undefined)
      throw new Refusal("invalid", "a cancelled message has no carrier: leave out the carrier");
    const effect = EFFECTS[state];
    return changeAll(change, state, context, effect, async (database, refs, ofAccount) => {
      const results: (string | undefined)[] = [];
      for (const ref of refs) results.push(await requeueOne(database, ref, ofAccount));
      return results;
    });
  },
};

const SENT_AGAIN =
  "would be sent again: their recipients may get them twice, and both may be charged; reports that the accounts have not seen are withdrawn, and others follow";

const EFFECTS: Readonly<Record<RequeuedState, string>> = {
  waiting: "would be given to the next free worker",
  scheduled: "would be sent at once, before their sendAt",
  submitted: SENT_AGAIN,
  unknown: SENT_AGAIN,
  failed: SENT_AGAIN,
  expired: SENT_AGAIN,
  cancelled:
    "would be sent although they were cancelled; reports that the accounts have not seen are withdrawn, and others follow",
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
  const { account, carrier, code, channel, sinceMs, untilMs, limit } = change;
  const show = (ms: number | undefined) => (ms === undefined ? undefined : showTime(ms));
  const most = limit < MAX_MESSAGES ? String(limit) : undefined;
  return describeFilter({
    ...{ state, account, carrier, code, channel, since: show(sinceMs), until: show(untilMs), limit: most },
  });
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

/** How many have which report code; undefined: they have no report. */
function describeCodes(refs: readonly SelectedMessage[]): string | undefined {
  const groups = [...Map.groupBy(refs, ({ code }) => code ?? "")].filter(([code]) => code !== "");
  if (groups.length === 0) return undefined;
  const counts = groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([code, { length }]) => `${length} with ${[code, reportText(code)].filter(Boolean).join(" ")}`);
  return `by report code: ${counts.join(", ")}`;
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
  // What a carrier had that is in no carriers file any more may be meant, if there is something.
  if (carrier !== undefined && carrier !== WITHOUT_CARRIER && found.length === 0)
    await requireCarrier(context, carrier);
  if (!isConfirmed && found.length > 0) {
    const senders = new Set(found.map(({ ref }) => ref.accountId)).size;
    const messages = `${count(found.length, "message")}${found.length === limit ? ", and maybe more," : ""}`;
    const remarks = [
      describeCodes(found.map(({ ref }) => ref)),
      describeSilent(silent),
      unknown === 0 ? undefined : `${unknown} more are not among them: ${UNKNOWN_CARRIER}`,
    ];
    const text = [
      `${messages} of ${count(senders, "account")} ${effect}`,
      ...remarks.filter((remark) => remark !== undefined),
    ];
    throw new Refusal("counted", text.join("; "));
  }
  const counts = new Map(unknown === 0 ? [] : [[UNKNOWN_CARRIER, unknown]]);
  let done = 0;
  let seen = 0;
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
        seen += results.length;
        if (seen < found.length) context.onProgress(`${seen} of ${found.length}`);
      }
    }
  return {
    ...{ matched: found.length, done, mayHaveMore: found.length === limit, silentCells: silent },
    refused: [...counts].map(([reason, count]) => ({ reason, count })),
  };
}
