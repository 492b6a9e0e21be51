import { rcsFormats } from "../../../../generated/tables.ts";
import { isObject } from "../../../../scripts/schema/json.ts";
import { makeValue } from "../../../../scripts/schema/make.ts";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkJson, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { Failure } from "../failure.ts";
import { REGISTERED } from "../gateway/fuzz-accounts.ts";
import { makeSettings } from "../schema/make-settings.ts";
import { type Expected, expectBody } from "../world/expect.ts";
import { codeIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { checkAgainst, jsonRequest, record } from "./json-request.ts";
import { newKind } from "./kind.ts";
import { overrides } from "./overrides.ts";

const OPERATIONS = ["sendSms", "sendMms", "sendInternational", "sendRcs", "sendAlimtalk", "sendFriendtalk"] as const;

interface RightsPlan {
  readonly operationId: (typeof OPERATIONS)[number];
  readonly body: unknown;
}

const never = (...codes: readonly string[]): Expected => ({ accept: "never", codes: new Set(codes) });

function planOf(random: Random, world: World, isRegistered: boolean): RightsPlan {
  const operationId = random.pick(OPERATIONS);
  // Half of the time what is named is registered.
  const or = (value: string) => (given: Random) => (given.flip(0.8) ? value : `x${value}`.slice(0, 30));
  const own = {
    ...overrides,
    RcsBrandKey: or(REGISTERED.brandKey),
    RcsFormatId: or(REGISTERED.templateId),
    MessengerSenderKey: or(REGISTERED.senderKey),
    AlimtalkTemplateCode: or(REGISTERED.templateCode),
    InternationalNumber: (given: Random) => given.pick([`${REGISTERED.countryPrefix}312345678`, "+14155550100"]),
  };
  const settings = makeSettings(isRegistered ? own : overrides);
  const body = makeValue(world.facetter, [world.bodySchema(operationId)], random, settings);
  const named = isObject(body) && "from" in body && random.flip(0.7) ? { ...body, from: REGISTERED.from } : body;
  return { operationId, body: isRegistered ? named : body };
}

const isKnownFormat = (formatId: string): boolean =>
  formatId === REGISTERED.templateId || rcsFormats.formats.some(({ id }) => id === formatId);

/** What an account gets that is not in sandbox: its registry comes after everything but the files. */
function expectRegistered(world: World, { operationId, body }: RightsPlan): Expected {
  const expected = expectBody(world, operationId, body, {
    isTemplate: (formatId) => formatId === REGISTERED.templateId,
  });
  if (expected.accept === "never" || !isObject(body)) return expected;
  const wrong: [boolean, string][] = [
    ["from" in body && body.from !== REGISTERED.from, "A327"],
    [isObject(body.fallback) && "from" in body.fallback && body.fallback.from !== REGISTERED.from, "A327"],
    ["brandKey" in body && (body.brandKey !== REGISTERED.brandKey || "brandId" in body), "A420"],
    ["formatId" in body && !isKnownFormat(String(body.formatId)), "A404"],
    ["senderKey" in body && body.senderKey !== REGISTERED.senderKey, "A502"],
    ["templateCode" in body && body.templateCode !== REGISTERED.templateCode, "A505"],
    [
      String(body.to).startsWith(REGISTERED.countryPrefix) && !String(body.text).startsWith(REGISTERED.signature),
      "A303",
    ],
  ];
  const codes = wrong.filter(([is]) => is).map(([, code]) => code);
  if (codes.length === 0) return expected;
  // A brand without an id of its own is free to be given one.
  return "brandId" in body
    ? { accept: "may", codes: new Set([...codes, ...expected.codes, "A419"]) }
    : never(...codes, ...expected.codes);
}

export const registered = newKind<RightsPlan>(
  {
    name: "registered",
    about: "an account outside of the sandbox: senders that are not registered are refused",
    cases: 20,
    ownOnly: true,
  },
  (world) =>
    drawn(
      (random) => planOf(random, world, true),
      (plan) => shrinkMember(plan, "body", shrinkJson),
    ),
  async (plan, world) => {
    const [account] = world.playing("registered");
    if (account === undefined) return;
    const body = account.own(plan.body);
    const request = jsonRequest(world, plan.operationId, account, Buffer.from(JSON.stringify(body)));
    const answer = await world.ask(request, { account, operationId: plan.operationId });
    checkAgainst(expectRegistered(world, { ...plan, body }), { request, answer }, answer);
    record(world, plan.operationId, account, body, { request, answer }, answer);
  },
);

export const narrow = newKind<RightsPlan>(
  { name: "narrow", about: "an account that may send only SMS", cases: 15, ownOnly: true },
  (world) =>
    drawn(
      (random) => planOf(random, world, false),
      (plan) => shrinkMember(plan, "body", shrinkJson),
    ),
  async ({ operationId, body: given }, world) => {
    const [account] = world.playing("narrow");
    if (account === undefined) return;
    const body = account.own(given);
    const expected = expectBody(world, operationId, body);
    const request = jsonRequest(world, operationId, account, Buffer.from(JSON.stringify(body)));
    const answer = await world.ask(request, { account, operationId });
    const isShut = operationId !== "sendSms" && expected.accept !== "never";
    checkAgainst(
      isShut ? never("A325") : { ...expected, codes: new Set([...expected.codes, "A325"]) },
      { request, answer },
      answer,
    );
  },
);

/** More at once than the account may send: some are refused for now, and nothing else happens. */
export const limited = newKind<{ readonly count: number }>(
  { name: "limited", about: "bursts above an account's limits", cases: 1, ownOnly: true },
  () =>
    drawn(
      (random) => ({ count: random.integer(200, 400) }),
      () => [],
    ),
  async ({ count }, world) => {
    const [account] = world.playing("slow");
    if (account === undefined) return;
    const one = async (index: number): Promise<void> => {
      const body = {
        from: `${account.numbers}00`,
        to: `${account.numbers}${10_000 + index}`,
        text: "burst",
        ref: account.mark,
      };
      const request = jsonRequest(world, "sendSms", account, Buffer.from(JSON.stringify(body)));
      const answer = await world.ask(request, { account, operationId: "sendSms" });
      const code = codeIn(answer);
      if (code === "A020" && answer.headers.get("retry-after") === null)
        throw new Failure("no Retry-After", { request, answer });
      if (!["A000", "A020", "A920"].includes(code ?? ""))
        throw new Failure(`refused with ${code}`, { request, answer });
      record(world, "sendSms", account, body, { request, answer }, answer);
    };
    await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  },
);
