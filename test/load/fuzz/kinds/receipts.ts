import { createHmac } from "node:crypto";
import type { WireRequest } from "../../../../scripts/probe/wire/request.ts";
import { breakOne } from "../../../../scripts/schema/break.ts";
import { isObject } from "../../../../scripts/schema/json.ts";
import { makeValue } from "../../../../scripts/schema/make.ts";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkJson, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { Failure } from "../failure.ts";
import { breakTools, makeSettings } from "../schema/make-settings.ts";
import { expectBytes } from "../world/expect-bytes.ts";
import { codeIn, dataIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { checkAgainst } from "./json-request.ts";
import { newKind } from "./kind.ts";

interface ReceiptPlan {
  readonly body: unknown;
  readonly flaw: keyof typeof flaws;
}

interface Signed {
  readonly carrier: string;
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string | undefined;
}

const OPERATION = "receiveReceipts";

/** What is wrong with how a request is signed, and which code it gets; none: it is right. */
const flaws: Readonly<Record<string, { readonly code?: string; change?: (signed: Signed, sign: Sign) => Signed }>> = {
  none: {},
  severalSignatures: { change: (signed) => ({ ...signed, signature: `v1,AAAA v2,x ${signed.signature}` }) },
  unsigned: { code: "A002", change: (signed) => ({ ...signed, signature: undefined }) },
  otherSecret: {
    code: "A002",
    change: (signed, sign) => ({ ...signed, signature: sign(signed, "another secret of no use") }),
  },
  otherId: { code: "A002", change: (signed) => ({ ...signed, id: `${signed.id}x` }) },
  oldTime: { code: "A002", change: (signed, sign) => resigned(signed, sign, -400) },
  futureTime: { code: "A002", change: (signed, sign) => resigned(signed, sign, 400) },
  noTime: { code: "A002", change: (signed) => ({ ...signed, timestamp: "now" }) },
  longTime: { code: "A002", change: (signed) => ({ ...signed, timestamp: `${signed.timestamp}.0` }) },
  oddId: { code: "A002", change: (signed) => ({ ...signed, id: "a b" }) },
  longSignature: { code: "A002", change: (signed) => ({ ...signed, signature: "v1,".padEnd(600, "A") }) },
  noVersion: { code: "A002", change: (signed) => ({ ...signed, signature: signed.signature?.slice(3) }) },
  otherCarrier: { code: "A820", change: (signed) => ({ ...signed, carrier: "simulator" }) },
  noCarrier: { code: "A820", change: (signed) => ({ ...signed, carrier: "nobody" }) },
  oddCarrier: { code: "A820", change: (signed) => ({ ...signed, carrier: "__proto__" }) },
};

type Sign = (signed: Signed, secret?: string) => string;

function resigned(signed: Signed, sign: Sign, seconds: number): Signed {
  const moved = { ...signed, timestamp: String(Number(signed.timestamp) + seconds) };
  return { ...moved, signature: sign(moved) };
}

let count = 0;

/** Signed as Standard Webhooks has it. */
function requestOf(world: World, text: Buffer, flaw: keyof typeof flaws): WireRequest {
  const { name, secret } = world.carrier ?? { name: "", secret: "" };
  const sign: Sign = ({ id, timestamp }, own = secret) => {
    const key = own.startsWith("whsec_") ? Buffer.from(own.slice("whsec_".length), "base64") : Buffer.from(own);
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.`).update(text).digest("base64")}`;
  };
  const plain = {
    carrier: name,
    id: `fuzz-${count++}`,
    timestamp: String(Math.floor(Date.now() / 1000)),
    signature: undefined,
  };
  const good: Signed = { ...plain, signature: sign(plain) };
  const { carrier, id, timestamp, signature } = flaws[flaw]?.change?.(good, sign) ?? good;
  return {
    method: "POST",
    path: `/v1/carrier/${carrier}/receipts`,
    headers: [
      ["Content-Type", "application/json"],
      ["webhook-id", id],
      ["webhook-timestamp", timestamp],
      ...(signature === undefined ? [] : [["webhook-signature", signature] as const]),
    ],
    body: text,
  };
}

/** Could be a name that the gateway gave to a message. */
/** An account's name consists of whole characters, without U+0000. */
const isName = (text: unknown): boolean =>
  typeof text === "string" && /^[0-9A-Z]{26}\.[0-9](-[1-9][0-9]{0,3})?\.[^\0\p{Cs}]{1,200}$/u.test(text);

async function runReceipts({ body, flaw }: ReceiptPlan, world: World): Promise<void> {
  const request = requestOf(world, Buffer.from(JSON.stringify(body) ?? "null"), flaw);
  const answer = await world.ask(request, { operationId: OPERATION });
  const code = flaws[flaw]?.code;
  const { expected } = expectBytes(world, OPERATION, request);
  checkAgainst(
    code === undefined ? expected : { accept: "never", codes: new Set([code]) },
    { request, answer },
    answer,
  );
  if (codeIn(answer) !== "A000") return;
  const receipts = isObject(body) && Array.isArray(body.receipts) ? body.receipts : [];
  const unknown = receipts.filter((one) => !isName(isObject(one) ? one.reference : undefined)).length;
  const { received, unknown: told } = dataIn(answer);
  if (received !== receipts.length || told !== unknown)
    throw new Failure(`${receipts.length} receipts, ${unknown} of them unknown, are counted otherwise`, {
      request,
      answer,
    });
}

const reference = (random: Random): string =>
  random.weighted([
    [
      4,
      `01${"ABCDEFGHJK".repeat(3).slice(0, 24)}.${random.integer(0, 9)}${random.pick(["", "", "-1", "-9999", "-0", "-10000"])}.sender-0`,
    ],
    [
      2,
      `${random.integer(10, 99)}${"0".repeat(24)}.0.${random.pick(["a", "\u0000", "\ud800", "'", "x".repeat(200), "a\nb"])}`,
    ],
    [2, random.pick(["x", "한국", "01.0.a", "\u0000", "a".repeat(240)])],
  ]);

export const receipts = newKind<ReceiptPlan>(
  { name: "receipts", about: "receipts of a carrier: signed, forged, old, invalid", cases: 25, ownOnly: true },
  (world) =>
    drawn(
      (random) => {
        const schema = world.bodySchema(OPERATION);
        const body = makeValue(world.facetter, [schema], random, makeSettings({ CarrierReference: reference }));
        const isBroken = random.flip(0.4);
        return {
          body: isBroken ? (breakOne(schema, body, random, breakTools(world.facetter))?.value ?? body) : body,
          flaw: random.flip(0.5) ? "none" : random.pick(Object.keys(flaws)),
        };
      },
      (plan) => shrinkMember(plan, "body", shrinkJson),
    ),
  runReceipts,
);

/** A receipt of a carrier that the message never went to changes nothing. */
export const foreignReceipts = newKind<{ readonly reportCode: string }>(
  {
    name: "foreign-receipts",
    about: "receipts of one carrier for messages of another carrier",
    cases: 2,
    ownOnly: true,
  },
  () =>
    drawn(
      (random) => ({ reportCode: random.pick(["23001", "90000", "99999"]) }),
      () => [],
    ),
  async ({ reportCode }, world) => {
    const [account] = world.playing("player");
    if (account === undefined) return;
    // This recipient has the message for five seconds before anything is known of it.
    const sent = { from: `${account.numbers}00`, to: `${account.numbers}00008008`, text: "slow", ref: account.mark };
    const post = {
      method: "POST",
      path: "/v1/send/sms",
      headers: [account.authorization, ["Content-Type", "application/json"] as const],
      body: Buffer.from(JSON.stringify(sent)),
    };
    const accepted = await world.ask(post, { account, operationId: "sendSms" });
    const msgKey = String(JSON.parse(Buffer.from(accepted.body).toString()).msgKey);
    world.ledger.accepted(account.id, msgKey, sent.to, sent.ref);
    const receipt = { receipts: [{ reference: `${msgKey}.0.${account.id}`, reportCode }] };
    const request = requestOf(world, Buffer.from(JSON.stringify(receipt)), "none");
    const answer = await world.ask(request, { operationId: OPERATION });
    const asked = { method: "GET", path: `/v1/report/inquiry/${msgKey}`, headers: [account.authorization] };
    const inquiry = await world.ask(asked, { account, operationId: "inquireReport" });
    const { report } = dataIn(inquiry);
    if (!Array.isArray(report) || report.some((one) => one.reportCode === reportCode))
      throw new Failure(`a receipt of another carrier ended the message: ${JSON.stringify(report)}`, {
        request,
        answer,
      });
  },
);
