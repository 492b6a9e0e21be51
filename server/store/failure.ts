/** What to do about a statement that failed. */
export type Failure =
  /** The connection is gone: nobody knows whether the statement was committed. */
  | "connection"
  /** Nothing was written, and the same statement may succeed now. */
  | "again"
  /** The day's partition is not there. */
  | "partition"
  /** A value that the database refuses: the statement's other rows are fine. */
  | "row"
  /** The database as a whole cannot: no row is to blame. */
  | "database";

/** Class 08 is the connection; the others are a server that stops or a session that was ended. */
const connection = /^(08...|57P0[1-5]|25P03)$/;
/** Serialisation, deadlock, lock not available, too many connections. */
const again = /^(40001|40P01|55P03|53300)$/;
/** Data exceptions, broken constraints, and limits of one row. */
const row = /^(22...|23...|54...)$/;

export function failureOf(error: unknown): Failure {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "23514" && error instanceof Error && /^no partition of relation/.test(error.message)) return "partition";
  if (/^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code)) {
    if (connection.test(code)) return "connection";
    if (again.test(code)) return "again";
    return row.test(code) ? "row" : "database";
  }
  // Without a code of the server it comes from the socket or from the driver.
  return "connection";
}
