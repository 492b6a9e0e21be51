import net from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { smppAdapter } from "../../../../server/carriers/smpp/adapter.ts";
import { createLog } from "../../../../server/telemetry/log.ts";
import { COMMAND, cString, deliverSmBody, headerOf, pdu, responseTo } from "../../../rig/smsc/wire.ts";
import { until } from "./bound-carrier.ts";

const MAX_WAITING = 5000;
const TOO_MANY = 3;
const TRY_AGAIN = 0x64;

/** A centre that sends receipts without waiting for any answer, and counts the answers by their status. */
async function startFloodingCentre() {
  const answers = new Map<number, number>();
  let gateway: net.Socket | undefined;
  const server = net.createServer((socket) => {
    gateway = socket.on("error", () => {});
    let rest = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 16 && rest.length >= rest.readUInt32BE(0)) {
        const { command, status, sequence } = headerOf(rest);
        rest = rest.subarray(rest.readUInt32BE(0));
        if (command === responseTo(COMMAND.deliverSm)) answers.set(status, (answers.get(status) ?? 0) + 1);
        else socket.write(pdu({ command: responseTo(command), status: 0, sequence }, cString("centre")));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    gateway?.destroy();
    server.close();
  });
  const sendReceipts = (count: number): void => {
    for (let sequence = 1; sequence <= count; sequence++) {
      const shortMessage = Buffer.from(`id:${sequence} sub:001 dlvrd:001 stat:DELIVRD err:000 text:`);
      const body = deliverSmBody({ source: "010", destination: "02", esmClass: 4, dataCoding: 0, shortMessage });
      gateway?.write(pdu({ command: COMMAND.deliverSm, status: 0, sequence }, body));
    }
  };
  return { port: (server.address() as net.AddressInfo).port, answers, sendReceipts };
}

test.each([
  ["that are committed after all", 0],
  ["that cannot be committed", TRY_AGAIN],
])(
  "receipts that come faster than they are committed are put off, and there is room again after those %s",
  async (_how, status) => {
    const centre = await startFloodingCentre();
    const lines: Record<string, unknown>[] = [];
    const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
    const commit = Promise.withResolvers<void>();
    commit.promise.catch(() => {});
    const settings = { host: "127.0.0.1", port: centre.port, systemId: "gateway", stopTimeoutMs: 100 };
    let committed: Promise<void> = commit.promise;
    const receive = (): Promise<void> => committed;
    const carrier = smppAdapter(settings).make({ name: "smsc", receive, now: () => 1_000_000, log });
    onTestFinished(() => carrier.stop());
    carrier.start();
    await until(() => expect(carrier.isUp()).toBe(true));

    centre.sendReceipts(MAX_WAITING + TOO_MANY);
    await until(() => expect([...centre.answers]).toEqual([[TRY_AGAIN, TOO_MANY]]));
    expect(lines).toContainEqual(expect.objectContaining({ event: "smpp_message_ignored", what: "receipt put off" }));

    if (status === 0) commit.resolve();
    else commit.reject(new Error("the database is away"));
    await until(() =>
      expect([...centre.answers.values()].reduce((sum, count) => sum + count)).toBe(MAX_WAITING + TOO_MANY),
    );
    expect(centre.answers.get(0) ?? 0).toBe(status === 0 ? MAX_WAITING : 0);
    committed = Promise.resolve();
    centre.answers.clear();
    centre.sendReceipts(TOO_MANY);
    await until(() => expect([...centre.answers]).toEqual([[0, TOO_MANY]]));
  },
);
