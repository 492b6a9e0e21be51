import { describe, expect, test } from "vitest";
import { decode, type Pdu } from "../../../../../server/carriers/smpp/pdu.ts";
import type { Reply } from "../../../../../server/carriers/smpp/session.ts";
import { submitParts } from "../../../../../server/carriers/smpp/submit-parts.ts";
import { cString, pdu } from "../../../../rig/smsc/wire.ts";
import { settingsOf } from "./fixtures.ts";

const THROTTLED = 0x58;
const NO_ANSWER: Reply = { kind: "no-answer" };
const UNSENT: Reply = { kind: "unsent" };

function read(status: number, id = ""): Pdu {
  const frame = pdu({ command: 0x80000004, status, sequence: 1 }, status === 0 ? cString(id) : undefined);
  const decoded = decode(frame);
  if (decoded === undefined) throw new Error("not read");
  return decoded;
}

const answer = (...said: Parameters<typeof read>): Reply => ({ kind: "answer", pdu: read(...said) });
/** Not answered in time, and then so. */
const late = (...said: Parameters<typeof read>): Reply => ({
  kind: "no-answer",
  later: Promise.resolve(read(...said)),
});
const NEVER: Reply = { kind: "no-answer", later: Promise.resolve(undefined) };

/** The outcome, and which parts were sent, in order. */
async function submit(parts: number, replies: readonly Reply[], wait = async (_ms: number) => true) {
  const sent: unknown[] = [];
  const left = [...replies];
  const outcome = await submitParts(
    Array.from({ length: parts }, (_, part) => ({ part })),
    {
      send: async ({ part }) => {
        sent.push(part);
        return left.shift() ?? UNSENT;
      },
      codes: settingsOf().codes,
      idForm: "hex",
      wait,
    },
  );
  return { outcome, sent };
}

/** What the carrier said, by the last byte of its status. */
const words = (byte: string): string => `command_status:0x000000${byte}`;

describe("the parts of a message", () => {
  test("all taken: their names, in order", async () => {
    expect(await submit(3, [answer(0, "0A"), answer(0, "0b"), answer(0, "0C")])).toEqual({
      outcome: { kind: "accepted", carrierIds: ["10", "11", "12"] },
      sent: [0, 1, 2],
    });
  });

  test.each([
    ["throttled", answer(THROTTLED), { kind: "throttled", carrierReason: words("58") }],
    ["a full queue", answer(0x14), { kind: "throttled", carrierReason: words("14") }],
    ["not written", UNSENT, { kind: "unavailable" }],
    ["not bound", answer(0x04), { kind: "unavailable", carrierReason: words("04") }],
    ["no answer", NO_ANSWER, { kind: "unknown" }],
    [
      "refused",
      answer(0x0b),
      { kind: "refused", ending: { state: "failed", code: "23003", carrierReason: words("0B") } },
    ],
  ])("the first one: %s, and nothing more is sent", async (_what, reply, outcome) => {
    expect(await submit(3, [reply])).toEqual({ outcome, sent: [0] });
  });

  test.each([
    ["no answer", NO_ANSWER, { kind: "unknown" }],
    [
      "refused",
      answer(0x0a),
      { kind: "refused", ending: { state: "failed", code: "23023", carrierReason: words("0A") } },
    ],
  ])("a later one: %s, and nothing more is sent", async (_what, reply, outcome) => {
    expect(await submit(3, [answer(0, "1"), reply])).toEqual({ outcome, sent: [0, 1] });
  });

  test.each([
    ["throttled", answer(THROTTLED)],
    ["not written", UNSENT],
  ])("a later one that is %s is tried again, and it alone", async (_what, reply) => {
    expect(await submit(3, [answer(0, "1"), reply, answer(0, "2"), answer(0, "3")])).toEqual({
      outcome: { kind: "accepted", carrierIds: ["1", "2", "3"] },
      sent: [0, 1, 1, 2],
    });
  });

  test("a later one that is throttled for good is given up: nobody knows what the recipient will see", async () => {
    const waitsMs: number[] = [];
    const wait = async (ms: number) => waitsMs.push(ms) > 0;
    const replies = [answer(0, "1"), ...Array.from({ length: 50 }, () => answer(THROTTLED))];
    expect(await submit(2, replies, wait)).toEqual({ outcome: { kind: "unknown" }, sent: [0, 1, 1, 1, 1, 1] });
    expect(waitsMs).toEqual([250, 500, 1_000, 2_000]);
  });

  test("a stop is the end of trying again", async () => {
    const replies = [answer(0, "1"), answer(THROTTLED), answer(0, "2")];
    expect(await submit(2, replies, async () => false)).toEqual({ outcome: { kind: "unknown" }, sent: [0, 1] });
  });

  test("without names there is nothing to know them by", async () => {
    expect((await submit(2, [answer(0, "1"), answer(0, "")])).outcome).toEqual({ kind: "accepted" });
  });
});

const badRecipient = {
  kind: "refused",
  ending: { state: "failed", code: "23003", carrierReason: words("0B") },
};

describe("answers that come late", () => {
  test.each([
    ["the only part is taken", [late(0, "A")], { kind: "accepted", carrierIds: ["10"] }],
    ["the only part is refused", [late(0x0b)], badRecipient],
    ["the only part is throttled", [late(THROTTLED)], { kind: "throttled", carrierReason: words("58") }],
    ["the session is not bound", [late(0x04)], { kind: "unavailable", carrierReason: words("04") }],
    ["no answer can come any more", [NEVER], { kind: "unknown" }],
    ["all parts", [late(0, "1"), late(0, "2"), late(0, "3")], { kind: "accepted", carrierIds: ["1", "2", "3"] }],
    [
      "the first part",
      [late(0, "1"), answer(0, "2"), answer(0, "3")],
      { kind: "accepted", carrierIds: ["1", "2", "3"] },
    ],
    ["the last part", [answer(0, "1"), late(0, "2")], { kind: "accepted", carrierIds: ["1", "2"] }],
    ["one part, the other never", [late(0, "1"), NEVER], { kind: "unknown" }],
    ["a refusal of the first part", [late(0x0b), answer(0, "2")], badRecipient],
    ["a refusal, and a part that is never answered", [NEVER, late(0x0b)], badRecipient],
    // The carrier has the second part. To send the whole message again would send that part twice.
    ["the first part has no room, the second is taken", [late(THROTTLED), answer(0, "2")], { kind: "unknown" }],
    ["no part has room", [late(THROTTLED), late(0x14)], { kind: "throttled", carrierReason: words("58") }],
    ["a part without a name", [late(0, "1"), late(0, "")], { kind: "accepted" }],
  ])("%s", async (_what, replies, outcome) => {
    const submitted = await submit(replies.length, replies);
    // The next parts do not wait for it.
    expect(submitted.sent).toEqual(replies.map((_, part) => part));
    expect(submitted.outcome).toEqual({ kind: "unknown", later: expect.any(Promise) });
    expect(submitted.outcome.kind === "unknown" && (await submitted.outcome.later)).toEqual(outcome);
  });

  test("of a message that is refused in time change nothing, and no further part goes out", async () => {
    const { outcome, sent } = await submit(3, [late(0, "1"), answer(0x0b)]);
    expect([outcome, sent]).toEqual([badRecipient, [0, 1]]);
  });

  test("after the connection is gone can bring nothing: no further part goes out", async () => {
    const { outcome, sent } = await submit(3, [late(0, "1"), NO_ANSWER]);
    expect([outcome.kind === "unknown" && (await outcome.later), sent]).toEqual([{ kind: "unknown" }, [0, 1]]);
  });
});
