import type { Usage } from "../../generated/admin/types.ts";
import { joinUsage, parseMonth } from "../domain/usage.ts";
import { listAccounts } from "../store/accounts.ts";
import { readUsage } from "../store/usage.ts";
import { requireAccount } from "./accounts.ts";
import { describeMove } from "./operator-cells.ts";
import { Refusal } from "./refusal.ts";
import type { OperatorContext, UseCase } from "./use-case.ts";

interface UsageArgs {
  /** `2026-11` */
  readonly month: string;
  /** Undefined: all. */
  readonly account?: string | undefined;
  /** Whether days that can still change are left out. */
  readonly closed: boolean;
}

/** For all of it: counting the open days of all accounts reads all their messages. */
const TIMEOUT_MS = 120_000;

export const getUsage: UseCase<UsageArgs, Usage> = {
  ...{ name: "getUsage", role: "viewer", kind: "read" },
  async run({ month, account, closed }, context) {
    const days = parseMonth(month);
    if (days === undefined) throw new Refusal("invalid", `a month is written as 2026-11, not "${month}"`);
    const { nowMs } = context;
    const deadline = { endMs: nowMs() + TIMEOUT_MS, nowMs };
    const before = await findPlaces(account, context);
    const { values, silent } = await context.cells.ask(async ({ cellId, database }) => {
      const accountIds = [...before].flatMap(([id, place]) => (place === cellId ? [id] : []));
      if (accountIds.length === 0) return { rows: [], openDays: [] };
      return readUsage(database, { ...days, accountIds, countsOpen: !closed }, deadline);
    });
    // What an account sent goes with it to another cell, and may have been in neither when they were asked.
    const after = await findPlaces(account, context);
    for (const [id, place] of before)
      if (after.has(id) && after.get(id) !== place) throw new Refusal("conflict", describeMove(id));
    const { rows, openDays } = joinUsage(values);
    return { month, openDays: [...openDays], rows: [...rows], silentCells: silent };
  },
};

/** The cells of accounts. */
async function findPlaces(account: string | undefined, context: OperatorContext): Promise<ReadonlyMap<string, number>> {
  const found =
    account === undefined ? await listAccounts(context.database.pool) : [await requireAccount(context, account)];
  return new Map(found.map((stored) => [stored.account.id, stored.cellId]));
}
