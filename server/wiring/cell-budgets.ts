import type { RateBudgets } from "../http/rate-limit.ts";
import type { Budgets } from "../store/budgets.ts";
import type { AccountCells, PerCell } from "../store/cell-connections.ts";

/** The rates of accounts, each kept in the cell of its account. */
export function makeCellBudgets(accountCells: AccountCells, perCell: PerCell<Budgets>): RateBudgets {
  return {
    take: (accountId, kind, allowance, cost) =>
      accountCells.use(perCell, accountId, (budgets) => budgets.take(accountId, kind, allowance, cost)),
  };
}
