import { describe, expect, test } from "vitest";
import { COMMAND } from "../../../rig/smsc/wire.ts";
import { bindCarrier, international } from "./bound-carrier.ts";

const hex = (text: string): string => Buffer.from(text, "latin1").toString("hex");

/** All of a `submit_sm` but its header: the fields one after the other, as SMPP 3.4 (4.4.1) has them. */
function bodyOf(esmClass: string, dataCoding: string, shortMessage: string, tlvs = ""): string {
  const length = (shortMessage.length / 2).toString(16).padStart(2, "0");
  return [
    `${hex("CMT")}00`,
    `0500${hex("ACME Shop")}00`,
    `0101${hex("819012345678")}00`,
    esmClass,
    "0000", // protocol_id, priority_flag
    "00", // schedule_delivery_time
    `${hex("000000010000000R")}00`, // one hour
    "0100", // registered_delivery, replace_if_present_flag
    dataCoding,
    "00", // sm_default_msg_id
    length,
    shortMessage,
    tlvs,
  ].join("");
}

const NOW_MS = 1_700_000_000_000;

/** What the centre read of a message, without the sixteen octets of each header. */
async function sent(text: string, settings: Readonly<Record<string, unknown>> = {}): Promise<readonly string[]> {
  const { centre, submit } = await bindCarrier({ settings: { serviceType: "CMT", ...settings }, nowMs: NOW_MS });
  const payload = { from: "ACME Shop", text };
  const outcomes = await submit(international(text, { payload, to: "+819012345678", expiresMs: NOW_MS + 3_600_000 }));
  expect(outcomes[0]?.kind).toBe("accepted");
  await centre.caughtUp();
  return centre.framesOf(COMMAND.submitSm).map((frame) => {
    const octets = frame.toString("hex");
    expect(octets.slice(0, 24)).toBe(`${frame.length.toString(16).padStart(8, "0")}0000000400000000`);
    return octets.slice(32);
  });
}

/** The reference number, which the text of a test does not decide. */
const referenceIn = (body: string | undefined): string => /050003(..)0[12]0[12]/.exec(body ?? "")?.[1] ?? "none";

describe("the octets of", () => {
  test("a short message in the GSM alphabet", async () => {
    expect(await sent("@£$ {€}")).toEqual([bodyOf("00", "00", "000102201b281b651b29")]);
  });

  test("a short message in UCS-2", async () => {
    expect(await sent("안녕 😀")).toEqual([bodyOf("00", "08", "c548b1550020d83dde00")]);
  });

  test("a long message in the GSM alphabet, an extension character at the edge of a part", async () => {
    // 152 septets, and two more that would be divided by the edge at 153.
    const bodies = await sent(`${"a".repeat(152)}€${"b".repeat(20)}`);
    const reference = referenceIn(bodies[0]);
    expect(bodies).toEqual([
      bodyOf("40", "00", `050003${reference}0201${"61".repeat(152)}`),
      bodyOf("40", "00", `050003${reference}02021b65${"62".repeat(20)}`),
    ]);
  });

  test("a long message in UCS-2, a surrogate pair at the edge of a part", async () => {
    const bodies = await sent(`${"가".repeat(66)}😀${"나".repeat(10)}`);
    const reference = referenceIn(bodies[0]);
    expect(bodies).toEqual([
      bodyOf("40", "08", `050003${reference}0201${"ac00".repeat(66)}`),
      bodyOf("40", "08", `050003${reference}0202d83dde00${"b098".repeat(10)}`),
    ]);
  });

  test("a long message whose parts the carrier is to number", async () => {
    const bodies = await sent(`${"a".repeat(152)}€${"b".repeat(20)}`, { concatenation: "sar" });
    const [, reference] = /020c0002(....)/.exec(bodies[0] ?? "") ?? [];
    const tlvs = (part: string): string => `020c0002${reference}020e000102020f0001${part}`;
    expect(bodies).toEqual([
      bodyOf("00", "00", "61".repeat(152), tlvs("01")),
      bodyOf("00", "00", `1b65${"62".repeat(20)}`, tlvs("02")),
    ]);
  });

  test("a domestic message in CP949", async () => {
    const { centre, submit } = await bindCarrier({ settings: { domesticEncoding: "cp949" } });
    const text = "똠방각하 A";
    await submit(international(text, { channel: "sms", payload: { from: "0212345678", text }, to: "01012345678" }));
    await centre.caughtUp();
    expect(centre.submits()).toMatchObject([{ dataCoding: 14, shortMessage: "8c63b9e6b0a2c7cf2041" }]);
  });
});

test("two long messages in a row to one recipient have different numbers", async () => {
  const { centre, submit } = await bindCarrier();
  await submit(international("a".repeat(161)), international("a".repeat(161)));
  await centre.caughtUp();
  const numbers = centre.submits().map(({ shortMessage }) => shortMessage.slice(6, 12));
  const [first = "", second = ""] = [...new Set(numbers.map((number) => number.slice(0, 2)))];
  expect(numbers.toSorted()).toEqual([`${first}0201`, `${first}0202`, `${second}0201`, `${second}0202`].toSorted());
});
