import { beforeEach, describe, expect, test } from "vitest";
import type { MessageStore } from "../../../../server/operators/command-line/message-store.ts";
import { MemoryAdminStore } from "./memory-admin-store.ts";

const KEY = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const DAY_MS = 86_400_000;
let store: MemoryAdminStore;
let filters: Parameters<MessageStore["find"]>[0][];

beforeEach(() => {
  store = new MemoryAdminStore();
  store.seed("acme");
  filters = [];
  store.messages.find = async (filter) => {
    filters.push(filter);
    return { messages: [], silent: [], searchedSinceMs: undefined };
  };
});

describe("message find", () => {
  test("looks at all days for a recipient or a reference, else at the last one", async () => {
    expect(await store.run("message", "find", "--to", "010-1234 5678")).toMatchObject({
      out: expect.stringMatching(
        /^No message was found\. A number is found as .*\. A request that was refused leaves none: /,
      ),
      exitCode: 0,
    });
    await store.run("message", "find", "--ref", "a", "--since", "2026-11-16T02:30:00Z", "--until", "2026-11-17");
    const beforeMs = Date.now();
    await store.run("message", "find", "--account", "acme", "--state", "failed", "--limit", "3");
    await store.run("message", "find", "--since", "2h");
    expect(filters).toMatchObject([
      { to: "01012345678", sinceMs: undefined, limit: 20 },
      { ref: "a", sinceMs: Date.UTC(2026, 10, 16, 2, 30), untilMs: Date.UTC(2026, 10, 17) },
      { accountId: "acme", state: "failed", limit: 3, sinceMs: expect.any(Number) },
      { sinceMs: expect.any(Number) },
    ]);
    expect(filters[2]?.sinceMs).toBeGreaterThanOrEqual(beforeMs - DAY_MS);
    expect(filters[3]?.sinceMs).toBeGreaterThanOrEqual(beforeMs - DAY_MS / 12);
  });

  test.each([
    [["--since", "soon"], "--since must be a time such as"],
    [["--state", "lost"], "--state must be waiting or queued or"],
    [["--account", "nobody"], 'there is no account "nobody"'],
    [["--limit", "0"], "--limit must be a whole number"],
  ])("refuses %j", async (args, error) => {
    expect(await store.run("message", "find", ...args)).toMatchObject({
      error: expect.stringContaining(error),
      exitCode: 1,
    });
  });

  test("says what is missing, with exit code 1", async () => {
    store.messages.find = async () => ({
      messages: [],
      silent: [{ cellId: 2, reason: "it does not answer" }],
      searchedSinceMs: Date.UTC(2026, 10, 16),
    });
    expect(await store.run("message", "find")).toMatchObject({
      out: expect.stringMatching(/^No message was found since 20.*Z\. /),
      error:
        "admin: no answer from cell 2 (it does not answer): what it holds is missing here; " +
        "the search took too long; --until 2026-11-16T00:00:00.000Z goes on with what is older\n",
      exitCode: 1,
    });
  });
});

test.each(["show", "cancel", "requeue"])(
  "message %s needs a key, and says if there is no such message",
  async (verb) => {
    expect((await store.run("message", verb)).error).toBe("admin: which message? give its key\n");
    expect((await store.run("message", verb, "nonsense")).error).toContain('"nonsense" is no message key');
    expect((await store.run("message", verb, KEY)).error).toBe(`admin: there is no message ${KEY}\n`);
  },
);

test("a message may be in a cell that does not answer", async () => {
  store.messages.show = async () => ({ value: undefined, silent: [{ cellId: 3, reason: "gone" }] });
  expect((await store.run("message", "show", KEY)).error).toContain("; no answer from cell 3 (gone)");
});

test("requeue says what it does, and what it would do", async () => {
  const decision = { kind: "repeat", step: 1, removesReport: false, warning: "it may come twice" } as const;
  store.messages.requeue = async (_, isConfirmed) => ({ value: { decision, done: isConfirmed }, silent: [] });
  expect(await store.run("message", "requeue", KEY)).toMatchObject({
    error: `admin: ${KEY} was not requeued: it may come twice; --yes does it all the same\n`,
    exitCode: 1,
  });
  expect(await store.run("message", "requeue", KEY, "--yes")).toMatchObject({
    out: `Step 2 of ${KEY} is in the outbox; the next free worker takes it. Note: it may come twice.\n`,
    exitCode: 0,
  });
});
