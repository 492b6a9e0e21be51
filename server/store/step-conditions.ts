import { CANCELLED } from "../domain/message-history.ts";

/*
 * What rows of steps mean, as conditions of SQL. `step` is the name of the table in the statement. The same in TypeScript stands in
 * server/domain/message-history.ts.
 */

/** The one step whose end is the end of its message. */
export const isFinal = (step: string): string =>
  `${step}.reported_ms IS NOT NULL AND (${step}.state = 'delivered' OR ${step}.last)`;

/** A step that an operator or the account cancelled, and that was not sent again. */
export const isCancelled = (step: string): string => `${step}.carrier = '${CANCELLED}' AND ${step}.state = 'failed'`;
