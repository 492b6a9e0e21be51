import net from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import type { SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import { Session } from "../../../../server/carriers/smpp/session.ts";
import { COMMAND, pdu } from "../../../rig/smsc/wire.ts";
import { bindCarrier, international, until } from "./bound-carrier.ts";

const settings = { responseTimeoutMs: 300 };
const laterOf = (outcome: SubmitOutcome | undefined) => (outcome?.kind === "unknown" ? outcome.later : undefined);
const idsOf = (outcome: SubmitOutcome | undefined) =>
  outcome?.kind === "accepted" ? (outcome.carrierIds ?? []) : [outcome?.kind];

/** A carrier whose centre holds back its answers to these, with the outcomes that they have so far. */
async function holdBack(...to: readonly string[]) {
  const bound = await bindCarrier({ settings });
  await bound.centre.tell({ do: "hold", on: true });
  const outcomes = await bound.submit(...to.map((number) => international("Hi", { to: `+8210${number}` })));
  return { ...bound, later: outcomes.map(laterOf) };
}

test("each late answer is that of its own message, also beside answers in time", async () => {
  const { centre, submit, later } = await holdBack("00000000", "00000000");
  await centre.tell({ do: "hold", on: false });
  // The first names were given to the messages that were not waited for.
  const first = 0xabcdef;
  expect((await Promise.all(later)).map(idsOf)).toEqual([[String(first)], [String(first + 1)]]);
  const [after] = await submit(international("Hi"));
  expect(idsOf(after?.kind === "unknown" ? await laterOf(after) : after)).toEqual([String(first + 2)]);
});

test.each([
  ["a refusal", "00008000", { kind: "refused", ending: { state: "failed", code: "23003" } }],
  ["a throttling", "00008006", { kind: "throttled", carrierReason: "command_status:0x00000058" }],
])("%s may come late", async (_what, to, outcome) => {
  const { centre, later } = await holdBack(to);
  await centre.tell({ do: "hold", on: false });
  expect(await later[0]).toMatchObject(outcome);
});

test("the answer that the session is not bound, too: it is made anew", async () => {
  const { centre, carrier, submit } = await bindCarrier({ settings });
  await centre.tell({ do: "answer-with", status: 0x04, times: 1, after: 0 });
  await centre.tell({ do: "hold", on: true });
  const [outcome] = await submit(international("Hi"));
  await centre.tell({ do: "hold", on: false });
  expect(await laterOf(outcome)).toMatchObject({ kind: "unavailable" });
  await until(() => expect(carrier.isUp()).toBe(true));
  expect((await centre.figures()).binds).toBe(2);
});

describe("no late answer can come any more when the session ends", () => {
  test.each([
    [
      "is cut",
      async ({ centre }: Awaited<ReturnType<typeof holdBack>>) => centre.tell({ do: "drop", bind: "transceiver" }),
    ],
    ["is unbound by the carrier", ({ centre }: Awaited<ReturnType<typeof holdBack>>) => centre.send(COMMAND.unbind)],
    ["is unbound by a stop, which waits for it", ({ carrier }: Awaited<ReturnType<typeof holdBack>>) => carrier.stop()],
  ])("because it %s", async (_what, end) => {
    const held = await holdBack("00000000", "00000000");
    await end(held);
    expect(await Promise.all(held.later)).toEqual([{ kind: "unknown" }, { kind: "unknown" }]);
    // On a new session, the numbers stand for other messages.
    await held.centre.tell({ do: "hold", on: false });
  });

  test("but a stop waits a moment for it", async () => {
    const { centre, carrier, later } = await holdBack("00000000");
    const stopped = carrier.stop();
    await centre.tell({ do: "hold", on: false });
    await stopped;
    expect((await later[0])?.kind).toBe("accepted");
  });
});

/** A session with a server that reads, and answers nothing. */
async function openSession() {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => void sockets.push(socket.on("error", () => {}).resume()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = net.connect((server.address() as net.AddressInfo).port, "127.0.0.1");
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  await until(() => expect(sockets).toHaveLength(1));
  const session = new Session(socket, { responseTimeoutMs: 100, onMessage: async () => 0 });
  onTestFinished(() => {
    session.destroy("over");
    for (const one of sockets) one.destroy();
    server.close();
  });
  return { session, sockets };
}

test("memory is bounded: of more requests than that, the oldest are not waited for any more", async () => {
  const { session } = await openSession();
  const replies = await Promise.all(Array.from({ length: 10_011 }, () => session.request("query_sm", {}, 1)));
  const later = replies.map((reply) => (reply.kind === "no-answer" ? reply.later : undefined));
  const forgotten = await Promise.all(later.slice(0, 11));
  expect(forgotten).toEqual(Array.from({ length: 11 }, () => undefined));
  expect(await Promise.race([later[11], "still waited for"])).toBe("still waited for");
  session.destroy("over");
  await Promise.all(later);
});

test("a carrier that leaves enquire_link without an answer and sends something else is slow, not dead", async () => {
  const { session, sockets } = await openSession();
  let enquired = 0;
  for (const socket of sockets) socket.on("data", () => enquired++);
  const talking = setInterval(() => {
    for (const socket of sockets) socket.write(pdu({ command: COMMAND.enquireLink, status: 0, sequence: 1 }));
  }, 5);
  onTestFinished(() => clearInterval(talking));
  void session.enquire(10);
  await until(() => expect(enquired).toBeGreaterThan(3));
  expect(session.isOpen).toBe(true);
  clearInterval(talking);
  expect(await session.closed).toBe("no answer to enquire_link");
});
