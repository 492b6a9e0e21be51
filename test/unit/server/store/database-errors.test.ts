import { expect, test } from "vitest";
import { classifyDatabaseError } from "../../../../server/store/database-errors.ts";

const failed = (code: string | undefined, message = "") => Object.assign(new Error(message), { code });

test.each([
  ["a unique key", failed("23505"), "row"],
  ["a character that text cannot hold", failed("22021"), "row"],
  ["a row that is too large", failed("54000"), "row"],
  ["a check", failed("23514", 'new row violates check constraint "c"'), "row"],
  ["no partition", failed("23514", 'no partition of relation "messages" found for row'), "partition"],
  ["a deadlock", failed("40P01"), "again"],
  ["a lock that takes too long", failed("55P03"), "again"],
  ["too many connections", failed("53300"), "again"],
  ["a server that stops", failed("57P01"), "connection"],
  ["a connection exception", failed("08006"), "connection"],
  ["a session ended for idling", failed("25P03"), "connection"],
  ["a socket that is reset", failed("ECONNRESET"), "connection"],
  ["a pipe that is gone", failed("EPIPE"), "connection"],
  ["the driver's own word", failed(undefined, "Connection terminated unexpectedly"), "connection"],
  ["a full disk", failed("53100"), "database"],
  ["a table that is missing", failed("42P01"), "database"],
  ["a statement that took too long", failed("57014"), "database"],
  ["a standby", failed("25006"), "database"],
])("%s", (_, error, failure) => {
  expect(classifyDatabaseError(error)).toBe(failure);
});
