import type {
  FindMessagesReply,
  FindMessagesRequest,
  FindMessagesToReply,
  FindMessagesToRequest,
  GetMessageReply,
  GetMessageRequest,
} from "../../../generated/admin/handlers.ts";
import type { MessagePage } from "../../../generated/admin/types.ts";
import { timeOfMessageKey } from "../../domain/message-key.ts";
import { maskRecipient } from "../../domain/operator-role.ts";
import { getFirstKey, type MessageFilter } from "../../store/find-messages.ts";
import type { SilentCell } from "../command-line/admin-cells.ts";
import { showTime, toFoundJson, toHistoryJson } from "../command-line/message-output.ts";
import { problem } from "./problem.ts";
import { audit, type OperateContext, requireSession } from "./services.ts";

const DAY_MS = 86_400_000;

/** Strings, as a request has them. */
interface GivenFilter {
  readonly to?: string | undefined;
  readonly ref?: string | undefined;
  readonly account?: string | undefined;
  readonly state?: MessageFilter["state"];
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function findMessages(
  { query }: FindMessagesRequest,
  context: OperateContext,
): Promise<FindMessagesReply> {
  return find(query, context);
}

export async function findMessagesTo(
  { body }: FindMessagesToRequest,
  context: OperateContext,
): Promise<FindMessagesToReply> {
  return find(body, context);
}

async function find(given: GivenFilter, context: OperateContext) {
  const { store } = context.services;
  if (given.account !== undefined && (await store.find(given.account)) === undefined)
    return problem(404, `There is no account ${given.account}.`);
  const { messages, silent, searchedSinceMs } = await store.messages.find(toFilter(given, context.services.nowMs()));
  // Other cells were searched further back; what they have is on the next page.
  const oldestKey = searchedSinceMs === undefined ? "" : getFirstKey(searchedSinceMs);
  const found = messages.filter(({ msgKey }) => msgKey >= oldestKey);
  const isFull = messages.length >= given.limit;
  const nextCursor = isFull ? (found.at(-1)?.msgKey ?? oldestKey) : oldestKey;
  await noteLook(context, describeFilter(given), `${found.length} found`);
  const page: MessagePage = {
    messages: found.map(toFoundJson).map((message) => hideRecipient(message, context)),
    nextCursor: nextCursor === "" ? null : nextCursor,
    searchedSince: searchedSinceMs === undefined ? null : showTime(searchedSinceMs),
    silentCells: silent.map(toSilentCell),
  };
  return { status: 200, body: page } as const;
}

function toFilter({ since, until, cursor, account, ...given }: GivenFilter, nowMs: number) {
  const cursorMs = cursor === undefined ? undefined : timeOfMessageKey(cursor);
  const untilMs = cursorMs === undefined ? (until === undefined ? undefined : Date.parse(until)) : cursorMs + 1;
  const isByContent = given.to !== undefined || given.ref !== undefined;
  const sinceMs = since === undefined ? (isByContent ? undefined : nowMs - DAY_MS) : Date.parse(since);
  return { ...given, accountId: account, sinceMs, untilMs, beforeKey: cursor };
}

const describeFilter = ({ to, ref, account, state }: GivenFilter): string =>
  Object.entries({ to: to === undefined ? undefined : maskRecipient(to), ref, account, state })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
    .join(", ");

export async function getMessage({ path }: GetMessageRequest, context: OperateContext): Promise<GetMessageReply> {
  const { value, silent } = await context.services.store.messages.show(path.msgKey);
  if (value === undefined)
    return problem(
      404,
      silent.length === 0
        ? `There is no message ${path.msgKey}.`
        : `No cell that answered has a message ${path.msgKey}; ${silent.length} did not answer.`,
    );
  await noteLook(context, path.msgKey, "shown");
  const { channels, why, ...message } = hideRecipient(toHistoryJson(value), context);
  return { status: 200, body: { ...message, channels: [...channels], why: [...why] } };
}

const seesRecipients = (context: OperateContext): boolean => requireSession(context).role === "operator";

function hideRecipient<Shown extends { readonly to: string | null }>(message: Shown, context: OperateContext): Shown {
  return message.to === null || seesRecipients(context) ? message : { ...message, to: maskRecipient(message.to) };
}

/** Only a look at recipients is worth an entry. */
async function noteLook(context: OperateContext, target: string, result: string): Promise<void> {
  if (seesRecipients(context)) await audit(context, target, result);
}

export const toSilentCell = ({ cellId, reason }: SilentCell) => ({ cell: cellId, reason });
