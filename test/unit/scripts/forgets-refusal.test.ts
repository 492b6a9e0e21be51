import { expect, test } from "vitest";
import { type DocumentedOperation, forgetsRefusal } from "../../../scripts/probe/contract/operations.ts";

test.each([
  ["no refusal at all", ["200"], 409, true],
  ["none of a malformed request", ["200", "401", "404"], 400, true],
  ["none of credentials", ["200", "404"], 401, true],
  ["none of a body that is too large", ["200", "404"], 413, true],
  ["none of a body of another type", ["200", "404"], 415, true],
  ["another word for a malformed request", ["200", "422"], 400, false],
  ["another word for missing credentials", ["200", "403"], 401, false],
  ["a malformed request, of which an unknown type is one", ["200", "400"], 415, false],
  ["refusals, and the server has one more", ["200", "404"], 409, false],
  ["no failure of the server", ["200"], 500, false],
])("a document with %s: %j, answered %i", (_, statuses, status, isForgotten) => {
  const responses = new Map(statuses.map((one) => [one, {}]));
  expect(forgetsRefusal({ responses } as unknown as DocumentedOperation, status)).toBe(isForgotten);
});
