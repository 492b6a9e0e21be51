import { describe, expect, test } from "vitest";
import { getSinceMs, type MessageSearch } from "../../../../server/operators/messages.ts";
import { AnsweredCommands } from "./answered-command.ts";

const KEY = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const page = { messages: [], nextCursor: null, searchedSince: null, silentCells: [] };

test("nothing that a partner writes gives the terminal an order, breaks a line or turns it round", async () => {
  const ref = "a\r\n01FORGED \u001b]0;x\u0007\u009b31m\u202e";
  const message = {
    ...{
      msgKey: KEY,
      accepted: "2026-11-16T02:30:00Z",
      account: "acme",
      to: "0101",
      channel: "sms",
      channels: ["sms"],
      state: "failed",
    },
    ...{
      code: "23001",
      codeText: "No subscriber",
      carrierReason: null,
      traceId: null,
      why: [],
      fix: null,
      timeline: [],
      ref,
    },
    ...{ from: "0212345678", carrier: "smsc", carriers: ["smsc"] },
  };
  const commands = new AnsweredCommands({
    findMessages: { ...page, messages: [message] },
    getMessage: message,
  });
  for (const words of [["find"], ["show", KEY], ["find", "--json"], ["show", KEY, "--json"]]) {
    const { out } = await commands.run("message", ...words);
    expect(out).toContain("\\u001b]0;x\\u0007\\u009b31m\\u202e");
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(out).not.toMatch(/^01FORGED/m);
    if (words.includes("--json")) expect(out).toContain(JSON.stringify("a\r\n01FORGED").slice(1, -1));
  }
});

describe("message find", () => {
  test("passes on what is asked for, with times and a number as people write them", async () => {
    const asked: [string, MessageSearch][] = [];
    const note = (name: string) => (search: MessageSearch) => {
      asked.push([name, search]);
      return page;
    };
    const commands = new AnsweredCommands({ findMessages: note("all"), findMessagesTo: note("to") });
    expect(await commands.run("message", "find", "--to", "010-1234 5678")).toMatchObject({
      out: expect.stringMatching(
        /^No message was found\. A number is found as .*\. A request that was refused leaves none: /,
      ),
      exitCode: 0,
    });
    await commands.run("message", "find", "--ref", "a", "--since", "2026-11-16T02:30:00Z", "--until", "2026-11-17");
    await commands.run("message", "find", "--account", "acme", "--state", "failed", "--limit", "3");
    const beforeMs = Date.now();
    await commands.run("message", "find", "--since", "2h");
    expect(asked).toMatchObject([
      ["to", { to: "01012345678", limit: 20 }],
      ["all", { ref: "a", sinceMs: Date.UTC(2026, 10, 16, 2, 30), untilMs: Date.UTC(2026, 10, 17) }],
      ["all", { account: "acme", state: "failed", limit: 3 }],
      ["all", { sinceMs: expect.any(Number) }],
    ]);
    expect(asked[3]?.[1].sinceMs).toBeGreaterThanOrEqual(beforeMs - 7_200_000);
  });

  const HOUR_MS = 3_600_000;
  const nowMs = Date.UTC(2026, 10, 16);
  test.each([
    ["neither", {}, nowMs - 24 * HOUR_MS],
    ["since", { sinceMs: 5 }, 5],
    ["until", { untilMs: nowMs - 100 * HOUR_MS }, undefined],
    ["both", { sinceMs: 5, untilMs: nowMs - 100 * HOUR_MS }, 5],
    ["a reference", { ref: "a" }, undefined],
    ["a reference and until", { ref: "a", untilMs: nowMs }, undefined],
    ["a recipient", { to: "01012345678" }, undefined],
    ["a recipient and since", { to: "01012345678", sinceMs: 5 }, 5],
  ])("with %s searches a window that ends where it is asked to", (_case, search, sinceMs) => {
    expect(getSinceMs({ ...search, limit: 1 }, nowMs)).toBe(sinceMs);
  });

  test.each([
    [["--since", "soon"], "--since must be a time such as"],
    [["--state", "lost"], "--state must be scheduled or waiting or"],
    [["--limit", "0"], "--limit must be a whole number"],
  ])("refuses %j", async (args, error) => {
    expect(await new AnsweredCommands().run("message", "find", ...args)).toMatchObject({
      error: expect.stringContaining(error),
      exitCode: 1,
    });
  });

  test("says what is missing, with exit code 1", async () => {
    const silentCells = [{ cell: 2, reason: "it does not answer" }];
    const findMessages = { ...page, searchedSince: "2026-11-16T00:00:00.000Z", silentCells };
    expect(await new AnsweredCommands({ findMessages }).run("message", "find")).toMatchObject({
      out: expect.stringMatching(/^No message was found since 20.*Z\. /),
      error:
        "admin: no answer from cell 2 (it does not answer): what it holds is missing here; " +
        "the search took too long; --until 2026-11-16T00:00:00.000Z goes on with what is older\n",
      exitCode: 1,
    });
  });
});

test.each(["show", "cancel", "requeue"])("message %s needs a key", async (verb) => {
  const commands = new AnsweredCommands();
  expect((await commands.run("message", verb)).error).toBe("admin: which message? give its key\n");
  expect((await commands.run("message", verb, "nonsense")).error).toContain('"nonsense" is no message key');
});

test("requeue says what it has done", async () => {
  const commands = new AnsweredCommands({ requeueMessage: { step: 1, warning: "it may come twice" } });
  expect(await commands.run("message", "requeue", KEY, "--yes")).toMatchObject({
    out: `Step 2 of ${KEY} is in the outbox; the next free worker takes it. Note: it may come twice.\n`,
    exitCode: 0,
  });
});

test("dead webhooks of a cell that does not answer are missing, and the command says so", async () => {
  const listDeadLetters = { letters: [], nextCursor: null, silentCells: [{ cell: 2, reason: "gone" }] };
  expect(await new AnsweredCommands({ listDeadLetters }).run("webhook", "dead")).toMatchObject({
    error: "admin: no answer from cell 2 (gone): what it holds is missing here\n",
    exitCode: 1,
  });
});
