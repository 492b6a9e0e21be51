import { expect, test } from "vitest";
import { COMMAND, readBind } from "../../../rig/smsc/wire.ts";
import { bindCarrier, international, startCarrier, until } from "./bound-carrier.ts";

const PAIR = { bind: "pair" };
const REFUSED = { do: "refuse-binds", status: 0x0d, times: 1_000_000 } as const;
const ALLOWED = { ...REFUSED, times: 0 } as const;
const OTHER = { transmitter: COMMAND.bindReceiver, receiver: COMMAND.bindTransmitter } as const;

test("a pair is a transmitter and a receiver that say the same of us", async () => {
  const { centre, submit, receipts } = await bindCarrier({ settings: PAIR });
  expect(await submit(international("Hi"))).toMatchObject([{ kind: "accepted" }]);
  await until(() => expect(receipts).toMatchObject([{ ending: { state: "delivered" } }]));
  await centre.caughtUp();
  const [transmitter] = centre.framesOf(COMMAND.bindTransmitter).map(readBind);
  expect(transmitter).toMatchObject({ systemId: "gateway", password: "secret", interfaceVersion: 0x34 });
  expect(centre.framesOf(COMMAND.bindReceiver).map(readBind)).toEqual([transmitter]);
  expect(centre.framesOf(COMMAND.bindTransceiver)).toEqual([]);
});

test("while the receiver is lost nothing new is submitted, and the receipts come when it is back", async () => {
  const bound = await bindCarrier({ settings: PAIR });
  const { centre, carrier, submit, receipts, lines } = bound;
  await centre.tell({ do: "hold", on: true });
  // The centre sends a refused receipt again and again, so one is always waiting when the link is lost.
  bound.refusals = Number.POSITIVE_INFINITY;
  const handedOver = submit(international("Hi"));
  await until(() => expect(centre.submits()).toHaveLength(1));
  await centre.tell({ ...REFUSED, bind: "receiver" });
  await centre.tell({ do: "drop", bind: "receiver" });
  await until(() => expect(carrier.isUp()).toBe(false));
  expect(await submit(international("Hi"))).toEqual([{ kind: "unavailable" }]);
  await until(() =>
    expect(lines).toContainEqual(expect.objectContaining({ event: "smpp_disconnected", bind: "receiver" })),
  );

  // The message that was handed over before is answered on the transmitter.
  await centre.tell({ do: "hold", on: false });
  expect(await handedOver).toMatchObject([{ kind: "accepted" }]);
  bound.refusals = 0;
  expect(carrier.isUp()).toBe(false);
  expect(receipts).toEqual([]);

  await centre.tell(ALLOWED);
  await until(() => expect(carrier.isUp()).toBe(true));
  await until(() => expect(receipts).toMatchObject([{ ending: { state: "delivered" } }]));
  expect(await submit(international("Hi"))).toMatchObject([{ kind: "accepted" }]);
  expect(centre.framesOf(COMMAND.bindTransmitter)).toHaveLength(1);
});

test("while the transmitter is lost, receipts still come", async () => {
  const { centre, carrier, submit, receipts } = await bindCarrier({ settings: PAIR });
  const delayed = international("Hi", { to: "+821012345678" });
  await centre.tell({ ...REFUSED, bind: "transmitter" });
  expect(await submit(delayed)).toMatchObject([{ kind: "accepted" }]);
  await centre.tell({ do: "drop", bind: "transmitter" });
  await until(() => expect(carrier.isUp()).toBe(false));
  expect(await submit(international("Hi"))).toEqual([{ kind: "unavailable" }]);
  await until(() => expect(receipts).toHaveLength(1));
  await until(() => expect(centre.acknowledged).toBe(1));
  expect(carrier.isUp()).toBe(false);

  await centre.tell(ALLOWED);
  await until(() => expect(carrier.isUp()).toBe(true));
  expect(await submit(international("Hi"))).toMatchObject([{ kind: "accepted" }]);
  expect(centre.framesOf(COMMAND.bindReceiver)).toHaveLength(1);
});

test.each(["transmitter", "receiver"] as const)(
  "a %s that is dead without a word is noticed and made anew, and the other link stays",
  async (bind) => {
    const { centre, carrier, lines } = await bindCarrier({
      settings: { ...PAIR, enquireLinkMs: 100, responseTimeoutMs: 2_000 },
    });
    await centre.tell({ do: "mute", on: true, bind });
    await until(() =>
      expect(lines).toContainEqual(expect.objectContaining({ bind, reason: "no answer to enquire_link" })),
    );
    await until(() => expect(carrier.isUp()).toBe(true));
    await centre.caughtUp();
    expect(centre.framesOf(OTHER[bind])).toHaveLength(1);
  },
);

test("a pair of which one bind is refused is not up, and says which", async () => {
  const { carrier, lines, centre } = await startCarrier({ settings: { ...PAIR, reconnectMaxMs: 50 } });
  await until(() => expect(carrier.isUp()).toBe(true));
  await centre.tell({ ...REFUSED, bind: "receiver" });
  await centre.tell({ do: "drop", bind: "receiver" });
  await until(() =>
    expect(lines).toContainEqual(expect.objectContaining({ event: "smpp_bind_failed", bind: "receiver" })),
  );
  expect(carrier.isUp()).toBe(false);
});

test("a stop unbinds both links of a pair", async () => {
  const { centre, carrier } = await bindCarrier({ settings: PAIR });
  await carrier.stop();
  await until(() => expect(centre.framesOf(COMMAND.unbind)).toHaveLength(2));
});
