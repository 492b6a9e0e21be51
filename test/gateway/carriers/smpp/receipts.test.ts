import { describe, expect, test } from "vitest";
import type { IdStyle, ReceiptStyle } from "../../../rig/smsc/control.ts";
import { COMMAND, deliverSmBody, pdu, responseTo, tlv } from "../../../rig/smsc/wire.ts";
import { bindCarrier, international, until } from "./bound-carrier.ts";

const idsOf = (outcomes: readonly { readonly kind: string; readonly carrierIds?: readonly string[] }[]) =>
  outcomes.flatMap(({ carrierIds }) => carrierIds ?? []);

describe("receipts", () => {
  test.each(["text", "payload", "tlv", "tlv-unterminated", "ucs2"] as const satisfies readonly ReceiptStyle[])(
    "in the form %s are for the message that they name",
    async (receipts) => {
      const bound = await bindCarrier({ centre: { receipts } });
      const outcomes = await bound.submit(international("Hi"), international("Hi", { to: "+821000003001" }));
      await until(() => expect(bound.receipts).toHaveLength(2));
      const [delivered, failed] = idsOf(outcomes).map((id) =>
        bound.receipts.find(({ of }) => "carrierId" in of && of.carrierId === id),
      );
      expect(delivered?.ending).toEqual({ state: "delivered", code: "10000" });
      // The centre's own errors are in the text only.
      expect(failed?.ending).toEqual({
        state: "failed",
        ...(receipts.startsWith("tlv")
          ? { code: "99999", carrierReason: "stat:UNDELIV" }
          : { code: "23001", carrierReason: "stat:UNDELIV err:201" }),
      });
    },
  );

  test.each([
    ["hex-padded", "decimal", { submit: "hex", receipt: "decimal" }],
    ["hex-padded", "HEX", { submit: "hex" }],
    ["decimal-padded", "decimal", { submit: "decimal" }],
    ["decimal", "HEX", { submit: "decimal", receipt: "hex" }],
    ["HEX", "decimal-padded", { submit: "hex", receipt: "decimal" }],
  ] as const satisfies readonly (readonly [IdStyle, IdStyle, object])[])(
    "named %s in the answer and %s in the receipt are for the same message",
    async (submit, receipt, ids) => {
      const bound = await bindCarrier({ centre: { ids: { submit, receipt } }, settings: { ids } });
      const outcomes = await bound.submit(international("a".repeat(400)));
      await until(() => expect(bound.receipts).toHaveLength(3));
      const named = bound.receipts.map(({ of }) => ("carrierId" in of ? of.carrierId : ""));
      expect(named.toSorted()).toEqual(idsOf(outcomes).toSorted());
      expect(new Set(named).size).toBe(3);
    },
  );

  test("say what the number of the recipient asks for", async () => {
    const { submit, receipts } = await bindCarrier();
    const wanted = {
      "2000": { state: "expired", code: "22000", carrierReason: "stat:EXPIRED err:000" },
      "2003": { state: "failed", code: "22003", carrierReason: "stat:UNDELIV err:103" },
      "3003": { state: "failed", code: "23003", carrierReason: "stat:UNDELIV err:203" },
      "3012": { state: "failed", code: "23012", carrierReason: "stat:REJECTD err:212" },
      "3034": { state: "failed", code: "23034", carrierReason: "stat:UNDELIV err:234" },
      "9000": { state: "failed", code: "90000", carrierReason: "stat:UNDELIV err:900" },
      "9999": { state: "failed", code: "99999", carrierReason: "stat:UNDELIV err:999" },
      "7777": { state: "delivered", code: "10000" },
    };
    const outcomes = await submit(
      ...Object.keys(wanted).map((ending) => international("Hi", { to: `+82100000${ending}` })),
    );
    await until(() => expect(receipts).toHaveLength(8));
    const endings = idsOf(outcomes).map(
      (id) => receipts.find(({ of }) => "carrierId" in of && of.carrierId === id)?.ending,
    );
    expect(endings).toEqual(Object.values(wanted));
  });

  test("come back after a refusal that is only for now, and are taken then", async () => {
    const bound = await bindCarrier();
    bound.refusals = 3;
    await bound.submit(international("Hi"));
    await until(() => expect(bound.centre.acknowledged).toBe(1));
    expect(bound.receipts).toHaveLength(1);
    const statuses = bound.centre.framesOf(responseTo(COMMAND.deliverSm)).map((frame) => frame.readUInt32BE(8));
    expect(statuses).toEqual([0x64, 0x64, 0x64, 0]);
  });

  test("come over the next connection when one is lost", async () => {
    const { centre, submit, receipts, carrier } = await bindCarrier();
    await submit(international("Hi", { to: "+821012345678", expiresMs: Date.now() + 60_000 }));
    await centre.cutAfter(0);
    await until(() => expect(carrier.isUp()).toBe(false));
    await centre.tell({ do: "restore" });
    await until(() => expect(carrier.isUp()).toBe(true));
    await until(() => expect(receipts.length).toBeGreaterThanOrEqual(1));
  });

  test("may come by data_sm", async () => {
    const { centre, receipts } = await bindCarrier();
    const body = Buffer.concat([
      Buffer.from([0, 1, 1, 0x38, 0, 0, 1, 0x30, 0, 0x04, 0, 0]),
      tlv(0x001e, Buffer.from("77\0")),
      tlv(0x0427, Buffer.from([2])),
    ]);
    expect(await centre.send(0x103, body)).toMatchObject({ command: 0x80000103, status: 0 });
    expect(receipts).toEqual([{ of: { carrierId: "77" }, ending: { state: "delivered", code: "10000" } }]);
  });
});

describe("what is no end", () => {
  const message = { source: "821012345678", destination: "0212345678", dataCoding: 0 };

  test.each(["ENROUTE", "ACCEPTD"])("the state %s is acknowledged, and nothing is handed over", async (stat) => {
    const { centre, receipts } = await bindCarrier();
    const shortMessage = Buffer.from(`id:1 stat:${stat} err:000`);
    expect(
      await centre.send(COMMAND.deliverSm, deliverSmBody({ ...message, esmClass: 4, shortMessage })),
    ).toMatchObject({
      status: 0,
    });
    expect(receipts).toEqual([]);
  });

  test("a subscriber's message is acknowledged, counted in the log and dropped, and what it says is not logged", async () => {
    const { centre, receipts, lines } = await bindCarrier();
    const body = deliverSmBody({ ...message, esmClass: 0, shortMessage: Buffer.from("id:1 stat:DELIVRD") });
    for (let sent = 0; sent < 20; sent++)
      expect(await centre.send(COMMAND.deliverSm, body)).toMatchObject({
        command: responseTo(COMMAND.deliverSm),
        status: 0,
      });
    expect(receipts).toEqual([]);
    const ignored = lines.filter(({ event }) => event === "smpp_message_ignored");
    expect(ignored.length).toBeLessThan(20);
    expect(ignored[0]).toMatchObject({ what: "message of a subscriber" });
    expect(JSON.stringify(lines)).not.toMatch(/821012345678|DELIVRD/);
  });

  test.each([
    ["BUFFRED", "BUFFRED"],
    ["call-01012345678", ""],
  ])(
    "the state %s, which nobody knows, is acknowledged, and logged unless it could be anything",
    async (stat, logged) => {
      const { centre, receipts, lines } = await bindCarrier();
      const shortMessage = Buffer.from(`id:1 stat:${stat} err:000`);
      await centre.send(COMMAND.deliverSm, deliverSmBody({ ...message, esmClass: 4, shortMessage }));
      expect(receipts).toEqual([]);
      expect(lines).toContainEqual(expect.objectContaining({ what: "unclear receipt", stat: logged }));
      expect(JSON.stringify(lines)).not.toContain("01012345678");
    },
  );

  test("a PDU that cannot be read is refused, and the link lives on", async () => {
    const { centre, carrier, submit } = await bindCarrier();
    // Longer than the codec takes.
    const body = Buffer.concat([
      deliverSmBody({ ...message, esmClass: 4, shortMessage: Buffer.from("x") }),
      tlv(0x0424, Buffer.alloc(17_000)),
    ]);
    expect(pdu({ command: COMMAND.deliverSm, status: 0, sequence: 1 }, body).length).toBeGreaterThan(16_384);
    expect(await centre.send(COMMAND.deliverSm, body)).toMatchObject({ command: COMMAND.genericNack });
    expect(carrier.isUp()).toBe(true);
    expect(await submit(international("Hi"))).toMatchObject([{ kind: "accepted" }]);
  });
});
