import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Receipt } from "../../../../../server/carriers/carrier.ts";
import type { Pdu, PduFields } from "../../../../../server/carriers/smpp/pdu.ts";
import { decode } from "../../../../../server/carriers/smpp/pdu.ts";
import { queryMessage } from "../../../../../server/carriers/smpp/receipt.ts";
import type { Reply } from "../../../../../server/carriers/smpp/session.ts";
import { cString, pdu } from "../../../../rig/smsc/wire.ts";
import { settingsOf, submissionOf } from "./fixtures.ts";

function answers(state: number, error = 0, status = 0): Pdu {
  const body = Buffer.concat([cString("1"), cString(""), Buffer.from([state, error])]);
  const decoded = decode(pdu({ command: 0x80000003, status, sequence: 1 }, status === 0 ? body : undefined));
  if (decoded === undefined) throw new Error("not read");
  return decoded;
}

const says = (...state: Parameters<typeof answers>): Reply => ({ kind: "answer", pdu: answers(...state) });

const [SCHEDULED, ENROUTE, DELIVERED, EXPIRED, UNDELIVERABLE, UNKNOWN] = [0, 1, 2, 3, 5, 7];
const NO_ANSWER: Reply = { kind: "no-answer" };

async function ask(replies: readonly Reply[], settings: Readonly<Record<string, unknown>> = {}) {
  const { ids, wire, ...reading } = settingsOf(settings);
  const asked: PduFields[] = [];
  const late: Receipt[] = [];
  const left = [...replies];
  const carrierIds = replies.map((_, index) => String(index + 10));
  const answer = await queryMessage(
    { submission: submissionOf("Hi"), sentMs: 0, carrierIds },
    {
      send: async (question) => {
        asked.push(question);
        return left.shift() ?? NO_ANSWER;
      },
      receiveLate: (receipt) => late.push(receipt),
      wire,
      receipts: { ...reading, ids },
    },
  );
  return { answer, asked, late };
}

const delivered = { kind: "ended", ending: { state: "delivered", code: "10000" } };

describe("asking a carrier", () => {
  test("names the message as the carrier did, and its sender", async () => {
    const { asked } = await ask([says(DELIVERED), says(DELIVERED)], { ids: { submit: "hex" } });
    expect(asked).toEqual([
      { message_id: "A", source_addr_ton: 0, source_addr_npi: 1, source_addr: "0212345678" },
      { message_id: "B", source_addr_ton: 0, source_addr_npi: 1, source_addr: "0212345678" },
    ]);
  });

  test.each([
    ["all parts delivered", [says(DELIVERED), says(DELIVERED)], delivered],
    ["one is on its way", [says(DELIVERED), says(ENROUTE)], { kind: "pending" }],
    ["scheduled", [says(SCHEDULED)], { kind: "pending" }],
    ["one failed", [says(ENROUTE), says(UNDELIVERABLE)], { kind: "ended", ending: { state: "failed", code: "99999" } }],
    ["expired", [says(EXPIRED)], { kind: "ended", ending: { state: "expired", code: "22000" } }],
    ["one was not answered", [says(DELIVERED), NO_ANSWER], { kind: "no-answer" }],
    ["one failed and one was not answered", [NO_ANSWER, says(EXPIRED)], { kind: "ended", ending: { code: "22000" } }],
    ["not written", [{ kind: "unsent" } as const], { kind: "no-answer" }],
    ["the carrier has no such message any more", [says(0, 0, 0x67)], { kind: "no-answer" }],
    ["the carrier does not know its state", [says(UNKNOWN)], { kind: "no-answer" }],
    ["a state that nobody knows", [says(99)], { kind: "no-answer" }],
    // It was never answered, so it has no name that the carrier knows.
    ["no names", [], { kind: "no-answer" }],
  ])("%s", async (_what, replies, answer) => {
    expect((await ask(replies)).answer).toMatchObject(answer);
  });

  test("its errors are those of its receipts", async () => {
    const { answer } = await ask([says(UNDELIVERABLE, 45)], { codes: { err: { "045": "23001" } }, network: "10003" });
    const carrierReason = "stat:UNDELIV err:045";
    expect(answer).toEqual({
      kind: "ended",
      ending: { state: "failed", code: "23001", network: "10003", carrierReason },
    });
  });

  test.each([
    ["an end", answers(DELIVERED), [{ state: "delivered", code: "10000" }]],
    ["a failure", answers(EXPIRED), [{ state: "expired", code: "22000" }]],
    ["no end", answers(ENROUTE), []],
    ["an error", answers(0, 0, 0x67), []],
    ["nothing any more", undefined, []],
  ])("an answer that comes too late tells what a receipt would: %s", async (_what, pdu, endings) => {
    const { answer, late } = await ask([{ kind: "no-answer", later: Promise.resolve(pdu) }]);
    expect(answer).toEqual({ kind: "no-answer" });
    await setImmediate();
    expect(late).toMatchObject(endings.map((ending) => ({ of: { carrierId: "10" }, ending })));
  });
});
