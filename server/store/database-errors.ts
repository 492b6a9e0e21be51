export type DatabaseErrorKind =
  /** The connection is gone: it is not known whether the statement was committed. */
  | "connection"
  /** Nothing was written, and the same statement may succeed now. */
  | "again"
  /** The partition of a day is missing. */
  | "partition"
  /** The database refuses a value: the other rows of the statement are fine. */
  | "row"
  /** The database as a whole cannot do it: no row is the cause. */
  | "database";

/** Class 08 is the connection; the others are a server that stops or a session that was ended. */
const CONNECTION = /^(08...|57P0[1-5]|25P03)$/;
/** Serialisation, deadlock, lock not available, too many connections; a read-only server, whose connection is replaced. */
const AGAIN = /^(40001|40P01|55P03|53300|25006)$/;
/** Data exceptions, broken constraints, and limits of one row. */
const ROW = /^(22...|23...|54...)$/;

/** A text holds NUL, which PostgreSQL cannot store. */
export const isNulInText = (error: unknown): boolean => getCode(error) === "22021";

/** The caller waited long enough for the database. A statement that reads may still be running. */
export class DatabaseTimeoutError extends Error {
  override readonly name = "DatabaseTimeoutError";
}

/** The connection was lost, or there was no answer, during a commit. Only the database knows whether it has stored what was written. */
export class OutcomeUnknownError extends Error {
  override readonly name = "OutcomeUnknownError";
  readonly code: string;

  constructor(cause: unknown) {
    super("the database did not say whether it has stored this; fix: look whether it has, and repeat it if not", {
      cause,
    });
    this.code = getCode(cause);
  }
}

export const isOutcomeUnknown = (error: unknown): boolean => error instanceof OutcomeUnknownError;

/** The account changes its cell at this moment, which takes a second or two. */
export class AccountMovingError extends Error {
  override readonly name = "AccountMovingError";

  constructor() {
    super("The account is being moved to another cell");
  }
}

/** The server accepts no writes: a standby, or a primary that was made read-only. */
export class ReadOnlyError extends Error {
  override readonly name = "ReadOnlyError";
  readonly code = "25006";
}

/** Something between the gateway and the server has dropped the schema of the connection's tables. */
export class SearchPathError extends Error {
  override readonly name = "SearchPathError";

  constructor(wanted: string, found: string | undefined) {
    super(
      `a database connection has the search_path ${found} in place of ${wanted}; fix: let the pooler of DATABASE_URL keep it for each client (pgbouncer: track_extra_parameters = search_path)`,
    );
  }
}

/** None of several hosts can be used. The code is that of the last one. */
export class NoHostError extends Error {
  override readonly name = "NoHostError";
  readonly code: string;

  constructor(failures: string, cause: Error) {
    super(`No host of DATABASE_URL accepts writes (${failures})`, { cause });
    this.code = getCode(cause);
  }
}

export function classifyDatabaseError(error: unknown): DatabaseErrorKind {
  const code = getCode(error);
  if (code === "23514" && error instanceof Error && /^no partition of relation/.test(error.message)) return "partition";
  // Without a code of the server the error comes from the socket or from the driver.
  if (!/^[0-9A-Z]{5}$/.test(code) || /^E[A-Z]{4}$/.test(code)) return "connection";
  if (CONNECTION.test(code)) return "connection";
  if (AGAIN.test(code)) return "again";
  return ROW.test(code) ? "row" : "database";
}

/** The server has ended the statement because of its time limit. */
export const isStatementTimeout = (error: unknown): boolean => getCode(error) === "57014";

export const isDeadlock = (error: unknown): boolean => getCode(error) === "40P01";

export const isUniqueViolation = (error: unknown): boolean => getCode(error) === "23505";

/** The connection must not be used again: its server accepts no writes, or has not answered the last statement (the driver's text). */
export const mustReplaceConnection = (error: unknown): boolean =>
  getCode(error) === "25006" || (error instanceof Error && error.message === "Query read timeout");

/** 28: wrong user or password; 3D: no such database; otherwise the server cannot be reached, does not answer or accepts no writes. */
export function explainDatabaseError(code: string, error: Error): string | undefined {
  if ([NoHostError, SearchPathError, OutcomeUnknownError].some((kind) => error instanceof kind)) return error.message;
  if (code === "25006") return "the database of DATABASE_URL accepts no writes: it is read-only or a standby";
  if (code === "3D000")
    return `the database of DATABASE_URL cannot be used: ${error.message} (3D000); fix: create it, or correct its name`;
  if (code === "28P01")
    return "the database of DATABASE_URL cannot be used: the user or the password is wrong (28P01); fix: correct them";
  if (/^28...$/.test(code))
    return `the database of DATABASE_URL cannot be used: the server does not let this user in from this machine (${code}); fix: change its pg_hba.conf, or the user`;
  if (!isDatabaseUnavailable(error)) return undefined;
  return `the database of DATABASE_URL cannot be used: ${explainUnavailable(code, error, hosts.get(error) ?? "its server")}`;
}

function explainUnavailable(code: string, { message }: Error, host: string): string {
  if (code === "ECONNREFUSED")
    return `nothing listens at ${host} (${code}); fix: start PostgreSQL there, or correct host and port`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `nobody knows the address of ${host} (${code}); fix: correct the name of the host, or the name service`;
  if (UNAVAILABLE_SQL_STATES.test(code))
    return `${host} says "${message}" (${code}); fix: wait until it is ready, or give it room`;
  const reason = code === "" ? "" : ` (${code})`;
  return `${host} does not answer${reason}; fix: see whether PostgreSQL runs there, and whether a firewall is between`;
}

const hosts = new WeakMap<object, string>();

/** Notes which host a connection was meant for, because the driver tells it with few errors. `name` is without the password. */
export function noteHost(error: Error, name: string): void {
  hosts.set(error, name);
}

/** 08 and 57P: the connection or the server is gone. 53: no room. 55P03, 57014: waited too long. 25006: read-only. */
const UNAVAILABLE_SQL_STATES = /^(08...|57P0[1-5]|53...|55P03|57014|25006|25P03)$/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** The driver gives these errors no code. */
const UNAVAILABLE_DRIVER_TEXTS =
  /^(Connection terminated|timeout e(xceeded when trying to connect|xpired)|Client (has encountered a connection|was closed)|Query read timeout)/;

const UNAVAILABLE_ERRORS = [DatabaseTimeoutError, OutcomeUnknownError, NoHostError, AccountMovingError];

/** Whether the database cannot be reached for now. Then a retry will help, and nothing is broken. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE_ERRORS.some((kind) => error instanceof kind)) return true;
  // As it came: what Citus passes on by its text alone is a fault of one statement.
  const code = "code" in error ? String(error.code) : "";
  return (
    UNAVAILABLE_SQL_STATES.test(code) ||
    UNAVAILABLE_SYSTEM_CODES.has(code) ||
    UNAVAILABLE_DRIVER_TEXTS.test(error.message)
  );
}

/**
 * Citus passes on some errors of a node by their text, without the code: those of rows that it writes by COPY, and those of a connection
 * that breaks during a statement or its commit.
 */
const INTERNAL_ERROR = "XX000";
const CODES_BY_TEXT: readonly (readonly [RegExp, string])[] = [
  [/^no partition of relation /, "23514"],
  [/^new row for relation .* violates check constraint /, "23514"],
  [/^duplicate key value violates unique constraint /, "23505"],
  [
    /^(server closed the connection|terminating connection|failure on connection|connection not open|could not (send|receive) data|SSL )/,
    "08006",
  ],
];

function getCode(error: unknown): string {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return "";
  if (error.code !== INTERNAL_ERROR) return error.code;
  return CODES_BY_TEXT.find(([text]) => text.test(error.message))?.[1] ?? error.code;
}
