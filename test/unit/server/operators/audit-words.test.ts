import { describe, expect, test } from "vitest";
import { describeEntry } from "../../../../server/operators/audit-words.ts";
import { commands } from "../../../../server/operators/command-line/run.ts";

const noted = commands.flatMap(({ useCases }) =>
  useCases.filter(({ kind }) => kind !== "read").map(({ name }) => name),
);

describe("a line of the audit log in words", () => {
  test.each([...new Set(noted), "signIn", "signOut"])("%s has a sentence for each result", (action) => {
    for (const result of [
      "done",
      "begun",
      "failed: why",
      "counted only: 3",
      "not confirmed: it",
      "refused: role",
      "signed in",
    ]) {
      const text = describeEntry({ action, target: "acme: limits", result });
      expect(text).toMatch(/^[A-Z][a-z]+ [^{}[\]]*[^{}[\]\s]$|^Signed (in|out)$/);
      expect(text).not.toContain(action);
    }
  });

  test.each([
    ["drainCarrier", "smsc", "drained, 1 worker", "Drained the carrier smsc"],
    ["drainCarrier", "smsc", "draining, followed by 1 worker; 3 under way", "Began to drain the carrier smsc"],
    ["drainCarrier", "smsc", "begun", "Began to drain the carrier smsc"],
    ["deleteAccount", "acme", "not confirmed: gone", "Was asked to confirm: delete the account acme"],
    ["drainCarrier", "smsc", "30 refused: role", "Was not allowed to drain the carrier smsc"],
    ["drainCarrier", "smsc", "refused: role", "Was not allowed to drain the carrier smsc"],
    ["drainCarrier", "smsc", "failed: no worker runs", "Tried to drain the carrier smsc"],
    [
      "cancelMessages",
      "state waiting",
      "counted only: 3 messages",
      "Counted what it would be to cancel all messages with state waiting",
    ],
    ["changeAccount", "acme: blocked", "changed", "Changed blocked of the account acme"],
    ["moveAccount", "acme: to cell 2", "moved, 3 rows", "Moved the account acme to cell 2"],
    ["findMessages", "", "3 found", "Searched messages"],
    ["findMessages", "state failed", "3 found", "Searched messages by state failed"],
    ["signIn", "", "signed in", "Signed in"],
    ["signIn", "", "2 wrong, 1 too-many", "Tried to sign in"],
    ["fromTheFuture", "acme", "done", "fromTheFuture acme"],
  ])("%s of %s with the result %s", (action, target, result, text) => {
    expect(describeEntry({ action, target, result })).toBe(text);
  });
});
