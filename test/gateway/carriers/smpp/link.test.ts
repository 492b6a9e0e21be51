import net from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { smppAdapter } from "../../../../server/carriers/smpp/adapter.ts";
import { createLog } from "../../../../server/telemetry/log.ts";
import { CERTIFICATE, KEY } from "../../../rig/smsc/certificate.ts";
import { COMMAND, readBind, responseTo } from "../../../rig/smsc/wire.ts";
import { bindCarrier, international, startCarrier, until } from "./bound-carrier.ts";

describe("the bind", () => {
  test("says who we are, in version 3.4", async () => {
    const { centre } = await bindCarrier({ settings: { systemType: "VMA", addressRange: "^82" } });
    await centre.caughtUp();
    expect(centre.framesOf(COMMAND.bindTransceiver).map(readBind)).toEqual([
      { systemId: "gateway", password: "secret", systemType: "VMA", interfaceVersion: 0x34, addressRange: "^82" },
    ]);
  });

  test("refused for good, the carrier stays down and says why", async () => {
    const { carrier, lines, submit, centre } = await startCarrier({ settings: { password: "wrong" } });
    await until(() => expect(centre.framesOf(COMMAND.bindTransceiver).length).toBeGreaterThan(2));
    expect(carrier.isUp()).toBe(false);
    expect(await submit(international("Hi"))).toEqual([{ kind: "unavailable" }]);
    expect(lines[0]).toMatchObject({ reason: "the bind was refused with 0x0E" });
    expect(JSON.stringify(lines)).not.toContain("wrong");
  });

  test("refused for a time, the carrier tries again", async () => {
    const { carrier, centre } = await startCarrier({ centre: { systemId: "gateway" } });
    await until(() => expect(carrier.isUp()).toBe(true));
    await centre.tell({ do: "refuse-binds", status: 0x05, times: 2 });
    await centre.cutAfter(0);
    await until(() => expect(carrier.isUp()).toBe(false));
    await centre.tell({ do: "restore" });
    await until(() => expect(carrier.isUp()).toBe(true));
    expect((await centre.figures()).binds).toBeGreaterThanOrEqual(4);
  });
});

describe("the waits before the next bind", () => {
  /** The bounds of the waits after so many failures in a row: the upper half of the doubled first one. */
  const upperHalves = (...mostMs: readonly number[]) =>
    mostMs.map((most) => ({ retryInMs: expect.toSatisfy((ms: number) => ms >= most / 2 - 1 && ms <= most) }));

  test.each(["transceiver", "pair"])(
    "of a %s are doubled up to the longest, and short again after a bind",
    async (bind) => {
      const links = bind === "pair" ? ["transmitter", "receiver"] : ["transceiver"];
      const settings = { bind, reconnectMinMs: 10, reconnectMaxMs: 70 };
      const { carrier, centre, lines } = await startCarrier({ settings });
      await until(() => expect(carrier.isUp()).toBe(true));
      const listWaits = (bind: string) => lines.filter((line) => line.bind === bind && line.retryInMs !== undefined);
      for (const outage of [1, 2]) {
        lines.length = 0;
        await centre.cutAfter(0);
        for (const link of links) {
          await until(() => expect(listWaits(link).length, `outage ${outage}`).toBeGreaterThanOrEqual(6));
          expect(listWaits(link).slice(0, 6)).toMatchObject(upperHalves(10, 20, 40, 70, 70, 70));
        }
        await centre.tell({ do: "restore" });
        await until(() => expect(carrier.isUp()).toBe(true));
      }
    },
  );
});

describe("a link", () => {
  test("is asked after at every interval, and stays up", async () => {
    const { centre, carrier } = await bindCarrier({ settings: { enquireLinkMs: 100 } });
    await until(() => expect(centre.framesOf(COMMAND.enquireLink).length).toBeGreaterThanOrEqual(3));
    expect(carrier.isUp()).toBe(true);
    expect((await centre.figures()).binds).toBe(1);
  });

  test("answers when it is asked after", async () => {
    const { centre } = await bindCarrier();
    expect(await centre.send(COMMAND.enquireLink)).toMatchObject({
      command: responseTo(COMMAND.enquireLink),
      status: 0,
    });
  });

  test("that is dead without a word is noticed and made anew", async () => {
    const { centre, carrier, lines } = await bindCarrier({ settings: { enquireLinkMs: 100, responseTimeoutMs: 200 } });
    await centre.tell({ do: "mute", on: true });
    await until(() => expect(lines.map(({ reason }) => reason)).toContain("no answer to enquire_link"));
    await until(() => expect(carrier.isUp()).toBe(true));
    expect((await centre.figures()).binds).toBeGreaterThanOrEqual(2);
  });

  test("that is unbound by the carrier is made anew", async () => {
    const { centre, carrier, lines } = await bindCarrier();
    expect(await centre.send(COMMAND.unbind)).toMatchObject({ command: responseTo(COMMAND.unbind), status: 0 });
    await until(() => expect(lines.map(({ reason }) => reason)).toContain("unbound by the carrier"));
    await until(() => expect(carrier.isUp()).toBe(true));
  });

  test("on which the carrier takes us for not bound is made anew, and nothing is refused for it", async () => {
    const { centre, carrier, submit } = await bindCarrier();
    await centre.tell({ do: "answer-with", status: 0x04, times: 1, after: 0 });
    expect(await submit(international("Hi"))).toEqual([
      { kind: "unavailable", carrierReason: "command_status:0x00000004" },
    ]);
    await until(() => expect(carrier.isUp()).toBe(true));
    expect(await submit(international("Hi"))).toMatchObject([{ kind: "accepted" }]);
    expect((await centre.figures()).binds).toBe(2);
  });

  test("answers requests that it does not know with generic_nack", async () => {
    const { centre, carrier } = await bindCarrier();
    expect(await centre.send(0x00000111)).toMatchObject({ command: COMMAND.genericNack, status: 0x03 });
    expect(await centre.send(0x00000777)).toMatchObject({ command: COMMAND.genericNack, status: 0x03 });
    expect(carrier.isUp()).toBe(true);
  });

  test("is unbound by a stop", async () => {
    const { centre, carrier } = await bindCarrier();
    await carrier.stop();
    await until(() => expect(centre.framesOf(COMMAND.unbind)).toHaveLength(1));
    expect(carrier.isUp()).toBe(false);
  });

  test("is stopped in a bounded time when the unbind is not answered", async () => {
    const { centre, carrier } = await bindCarrier({ settings: { responseTimeoutMs: 500 } });
    await centre.tell({ do: "mute", on: true });
    await carrier.stop();
    await until(() => expect(centre.framesOf(COMMAND.unbind)).toHaveLength(1));
  });
});

describe("a provider that is no message centre", () => {
  /** A server that does this to every connection. */
  async function farEnd(welcome: (socket: net.Socket) => void) {
    const sockets = new Set<net.Socket>();
    const server = net.createServer((socket) => {
      sockets.add(socket.on("error", () => {}));
      welcome(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as net.AddressInfo;
    const reasons: unknown[] = [];
    const log = createLog("info", { write: (line) => void reasons.push(JSON.parse(line).reason) });
    const settings = { host: "127.0.0.1", port, systemId: "gateway", responseTimeoutMs: 200, reconnectMinMs: 20 };
    const receive = async (): Promise<void> => {};
    const carrier = smppAdapter(settings).make({ name: "smsc", receive, now: () => 0, log });
    onTestFinished(async () => {
      await carrier.stop();
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    carrier.start();
    return { carrier, reasons };
  }

  test("but speaks of something else is left", async () => {
    const { carrier, reasons } = await farEnd((socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n"));
    await until(() => expect(reasons).toContain("no answer to the bind: the bytes received are not SMPP"));
    expect(carrier.isUp()).toBe(false);
  });

  test("but says nothing is left", async () => {
    const { carrier, reasons } = await farEnd(() => {});
    await until(() => expect(reasons).toContain("no answer to the bind: not bound"));
    expect(carrier.isUp()).toBe(false);
  });

  test("does not keep a stop waiting", async () => {
    const { carrier } = await farEnd(() => {});
    await carrier.stop();
    expect(carrier.isUp()).toBe(false);
  });
});

describe("an encrypted link", () => {
  const centre = { tls: { key: KEY, cert: CERTIFICATE } };

  test("carries messages and receipts", async () => {
    const settings = { tls: true, tlsCa: CERTIFICATE, tlsServername: "smsc.test" };
    const { submit, receipts } = await bindCarrier({ centre, settings });
    expect(await submit(international("Hi"))).toMatchObject([{ kind: "accepted" }]);
    await until(() => expect(receipts).toMatchObject([{ ending: { state: "delivered" } }]));
  });

  test.each([
    ["by nobody we know", { tls: true, tlsServername: "smsc.test" }, "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["for another name", { tls: true, tlsCa: CERTIFICATE }, "ERR_TLS_CERT_ALTNAME_INVALID"],
  ])("is not made with a certificate %s", async (_what, settings, reason) => {
    const { carrier, lines, centre: far } = await startCarrier({ centre, settings });
    await until(() => expect(lines[0]).toMatchObject({ reason }));
    expect(carrier.isUp()).toBe(false);
    expect(far.frames).toEqual([]);
  });
});
