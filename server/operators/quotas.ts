import type { QuotaUses } from "../../generated/admin/types.ts";
import { listUses } from "../domain/quotas.ts";
import { getFirstKeptDay } from "../domain/usage.ts";
import { readCounts } from "../store/quota-counts.ts";
import { requireAccount } from "./accounts.ts";
import type { UseCase } from "./use-case.ts";

/** What is used of the quotas and caps of an account. */
export const getQuotas: UseCase<{ readonly accountId: string }, QuotaUses> = {
  ...{ name: "getQuotas", role: "viewer", kind: "read" },
  async run({ accountId }, context) {
    const { account } = await requireAccount(context, accountId);
    const nowMs = context.nowMs();
    const { database } = await context.cells.findOf(accountId);
    return { quotas: listUses(account, await readCounts(database.pool, accountId, getFirstKeptDay(nowMs, 0)), nowMs) };
  },
};
