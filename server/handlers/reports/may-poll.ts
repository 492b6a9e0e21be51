import type { Account } from "../../domain/model.ts";

/** One mode per account: who gets reports by webhook does not poll. */
export const mayPoll = (account: Account): boolean => account.polling && account.reportMode === "polling";
