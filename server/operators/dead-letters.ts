import type { DeadLetterPage, Redelivery } from "../../generated/admin/types.ts";
import { listDeadLetters as listStored, redeliverDeadLetters } from "../store/dead-letters.ts";
import type { MovedCell } from "../store/move-account.ts";
import { requireAccount } from "./accounts.ts";
import { showTime } from "./message-view.ts";
import { Refusal } from "./refusal.ts";
import type { UseCase } from "./use-case.ts";

export interface DeadLetterQuery {
  /** Left out, of all accounts. */
  readonly account?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Reports whose webhooks were given up. */
export const listDeadLetters: UseCase<DeadLetterQuery, DeadLetterPage> = {
  ...{ name: "listDeadLetters", role: "viewer", kind: "read" },
  async run({ account, cursor, limit }, context) {
    const { cells } = context;
    if (account !== undefined) await requireAccount(context, account);
    // One more than is shown tells whether there are more.
    const read = ({ database: { pool } }: Pick<MovedCell, "database">) => listStored(pool, account, limit + 1, cursor);
    const { values, silent } =
      account === undefined ? await cells.ask(read) : { values: [await read(await cells.findOf(account))], silent: [] };
    const found = values.flat().sort((one, other) => (one.msgKey < other.msgKey ? 1 : -1));
    const letters = found.slice(0, limit);
    return {
      letters: letters.map(({ accountId, msgKey, failedMs, attempts, reason }) => ({
        ...{ account: accountId, msgKey, failedAt: showTime(failedMs), attempts, reason },
      })),
      nextCursor: found.length > limit ? (letters.at(-1)?.msgKey ?? null) : null,
      silentCells: silent,
    };
  },
};

/** Sends them again, with all tries from the beginning. */
export const redeliver: UseCase<
  Omit<Redelivery, "msgKeys"> & { readonly msgKeys?: readonly string[] | undefined },
  { readonly redelivered: number }
> = {
  ...{ name: "redeliver", role: "operator", kind: "change" },
  target: ({ account, msgKeys }) => `${account}: ${msgKeys?.join(" ") ?? "all"}`,
  async run({ account: id, msgKeys }, context) {
    const { account } = await requireAccount(context, id);
    if (account.reportMode !== "webhook")
      throw new Refusal("conflict", `${id} gets its reports by polling, so there is no webhook to deliver to`);
    const { database } = await context.cells.findToChange(id);
    let redelivered = 0;
    for (const msgKey of msgKeys ?? [undefined])
      redelivered += await redeliverDeadLetters(database.pool, id, msgKey, context.nowMs());
    return { redelivered };
  },
  describe: ({ redelivered }) => `${redelivered} redelivered`,
};
