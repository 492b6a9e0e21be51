import { expect, test } from "vitest";
import { classifyDatabaseError, isUniqueViolation } from "../../../../server/store/database-errors.ts";

const makeError = (code: string | undefined, message = "") => Object.assign(new Error(message), { code });

test.each([
  ["a unique key", makeError("23505"), "row"],
  ["a character that text cannot hold", makeError("22021"), "row"],
  ["a row that is too large", makeError("54000"), "row"],
  ["a check", makeError("23514", 'new row violates check constraint "c"'), "row"],
  ["no partition", makeError("23514", 'no partition of relation "messages" found for row'), "partition"],
  [
    "no partition on a node",
    makeError("XX000", 'no partition of relation "messages_102014" found for row'),
    "partition",
  ],
  ["a unique key on a node", makeError("XX000", 'duplicate key value violates unique constraint "pkey_102027"'), "row"],
  ["a check on a node", makeError("XX000", 'new row for relation "m_102027" violates check constraint "c"'), "row"],
  ["a node that dies", makeError("XX000", "server closed the connection unexpectedly\n\tThis probably"), "connection"],
  ["a node that is stopped", makeError("XX000", "terminating connection due to administrator command"), "connection"],
  [
    "a node that is away",
    makeError("XX000", "failure on connection marked as essential: 127.0.0.1:5432"),
    "connection",
  ],
  ["an internal error", makeError("XX000", "could not read block"), "database"],
  ["a deadlock", makeError("40P01"), "again"],
  ["a lock that takes too long", makeError("55P03"), "again"],
  ["too many connections", makeError("53300"), "again"],
  ["a server that stops", makeError("57P01"), "connection"],
  ["a connection exception", makeError("08006"), "connection"],
  ["a session ended for idling", makeError("25P03"), "connection"],
  ["a socket that is reset", makeError("ECONNRESET"), "connection"],
  ["a pipe that is gone", makeError("EPIPE"), "connection"],
  ["an error of the driver", makeError(undefined, "Connection terminated unexpectedly"), "connection"],
  ["a full disk", makeError("53100"), "database"],
  ["a table that is missing", makeError("42P01"), "database"],
  ["a statement that took too long", makeError("57014"), "database"],
  ["a standby", makeError("25006"), "again"],
])("%s is classified", (_, error, kind) => {
  expect(classifyDatabaseError(error)).toBe(kind);
});

test("a unique key is told from other errors, also where a node of Citus has it", () => {
  expect(isUniqueViolation(makeError("23505"))).toBe(true);
  expect(isUniqueViolation(makeError("XX000", 'duplicate key value violates unique constraint "pkey_102027"'))).toBe(
    true,
  );
  expect(isUniqueViolation(makeError("XX000", "could not read block"))).toBe(false);
});
