import { expect, test, vi } from "vitest";
import { accept } from "../../../../server/handlers/send/accept.ts";

const quota = { period: "day", unit: "messages", limit: 5 } as const;
const outcomes = {
  "is accepted": async () => ({ kind: "accepted" }),
  "is a repetition": async () => ({ kind: "replayed", status: 200, answer: {} }),
  "fails at the database": async () => Promise.reject(new Error("away")),
};

test.each([
  ["is accepted", { undone: 0, counted: 1 }],
  ["is a repetition", { undone: 1, counted: 0 }],
  ["fails at the database", { undone: 1, counted: 0 }],
] as const)("a quota keeps what was charged only for a send that is stored: one that %s", async (what, expected) => {
  const [undo, accepted] = [vi.fn(), vi.fn()];
  const charge = async () => ({ ok: true, warnings: [], undo, accepted });
  const services = { quotas: { charge }, acceptor: { accept: outcomes[what] } };
  const context = { account: { id: "acme", quotas: [quota] }, services, nowMs: 0 };
  const acceptance = { operation: "sendSms", messages: [], answer: {} };
  const request = { header: {}, body: {} };
  await accept(request as never, acceptance as never, context as never).catch(() => {});
  expect({ undone: undo.mock.calls.length, counted: accepted.mock.calls.length }).toEqual(expected);
});
