import type {
  ListDeadLettersReply,
  ListDeadLettersRequest,
  RedeliverReply,
  RedeliverRequest,
} from "../../../generated/admin/handlers.ts";
import { redeliver as redeliverLetters } from "../command-line/redeliver.ts";
import { toSilentCell } from "./message-operations.ts";
import { problem } from "./problem.ts";
import { audit, type OperateContext } from "./services.ts";

export async function listDeadLetters(
  { query: { account, cursor, limit } }: ListDeadLettersRequest,
  { services: { store } }: OperateContext,
): Promise<ListDeadLettersReply> {
  if (account !== undefined && (await store.find(account)) === undefined) return noAccount(account);
  // One more than is shown tells whether there are more.
  const { values, silent } = await store.listDeadLetters(account, limit + 1, cursor);
  const letters = values.slice(0, limit);
  return {
    status: 200,
    body: {
      letters: letters.map(({ accountId, msgKey, failedMs, attempts, reason }) => ({
        ...{ account: accountId, msgKey, attempts, reason },
        failedAt: new Date(failedMs).toISOString(),
      })),
      nextCursor: values.length > limit ? (letters.at(-1)?.msgKey ?? null) : null,
      silentCells: silent.map(toSilentCell),
    },
  };
}

export async function redeliver({ body }: RedeliverRequest, context: OperateContext): Promise<RedeliverReply> {
  const { account, msgKeys } = body;
  const result = await redeliverLetters(context.services.store, account, msgKeys);
  const target = `${account}: ${msgKeys === undefined ? "all" : msgKeys.join(" ")}`;
  await audit(context, target, result.kind === "redelivered" ? `${result.count} redelivered` : result.kind);
  if (result.kind === "no-account") return noAccount(account);
  if (result.kind === "polling")
    return problem(409, `${account} gets its reports by polling, so there is no webhook to deliver to.`);
  return { status: 200, body: { redelivered: result.count } };
}

const noAccount = (id: string) => problem(404, `There is no account ${id}.`);
