import { Failure } from "../failure.ts";
import { drawBody } from "../kinds/bodies.ts";
import { checkAgainst, jsonRequest, record } from "../kinds/json-request.ts";
import { PLACEHOLDERS } from "../schema/texts.ts";
import { expectBody, expectDestination } from "../world/expect.ts";
import { bodyIn, codeIn, dataIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { chosen, getPlayers, type KeyedBody, type Player } from "./player.ts";
import { type Asked, askAs, drawWhose, json, newStep } from "./step.ts";

const SINGLE = ["sendSms", "sendMms", "sendInternational", "sendRcs", "sendAlimtalk", "sendFriendtalk"] as const;

/** Whatever the contract accepts. */
export const send = newStep(
  "send",
  (random, world) => {
    const operationId = random.pick(SINGLE);
    return { who: random.integer(0, 2), operationId, body: drawBody(world, operationId, random) };
  },
  async ({ operationId, body, ...plan }, game, world) => {
    const { me } = getPlayers(game, plan);
    const own = me.account.own(body);
    if (expectBody(world, operationId, own, me.account).accept !== "must") return;
    const request = jsonRequest(world, operationId, me.account, Buffer.from(JSON.stringify(own)));
    const answer = await world.ask(request, { account: me.account, operationId });
    if (codeIn(answer) === "A920") return;
    if (codeIn(answer) !== "A000")
      throw new Failure(`valid input was refused with ${codeIn(answer)}`, { request, answer });
    record(world, operationId, me.account, own, { request, answer }, answer);
    me.messages.push(String(bodyIn(answer)?.msgKey));
  },
);

let keys = 0;

function postKeyed(
  player: Player,
  world: World,
  key: string,
  body: KeyedBody,
  due: string,
): Promise<Asked | undefined> {
  const { headers, body: bytes } = json(body);
  const all = [...headers, ["Idempotency-Key", key] as const];
  return askAs(player, world, "sendSms", { method: "POST", path: "/v1/send/sms", headers: all, body: bytes }, due);
}

const keyedBody = ({ account }: Player, which: number): KeyedBody => ({
  from: `${account.numbers}00`,
  to: `${account.numbers}${10_000 + (which % 1000)}`,
  text: `keyed ${which}`,
  ref: account.mark,
});

/** The same key with the same body is the same message, also for several requests at once. */
export const keyed = newStep(
  "keyed",
  (random) => ({ who: random.integer(0, 2), times: random.pick([1, 3]), which: random.integer(0, 99) }),
  async ({ times, which, ...plan }, game, world) => {
    const { me } = getPlayers(game, plan);
    const key = `key-${process.pid}-${keys++}`;
    const body = keyedBody(me, which);
    const asked = Array.from({ length: times }, () => orInUse(postKeyed(me, world, key, body, "A000")));
    const all = (await Promise.all(asked)).filter((one) => one !== undefined);
    const msgKeys = [...new Set(all.map(({ answer }) => String(bodyIn(answer)?.msgKey)))];
    if (msgKeys.length > 1) throw new Failure(`${key} made ${msgKeys.length} messages`, all[0]);
    for (const msgKey of msgKeys) {
      world.ledger.accepted(me.account.id, msgKey, body.to, body.ref);
      me.messages.push(msgKey);
      me.keyed.push({ key, body, msgKey });
    }
  },
);

/** Later it is so still; with another body it is refused, and in another account's hands a key means nothing. */
export const repeat = newStep(
  "repeat",
  (random) => ({
    who: random.integer(0, 2),
    how: random.pick(["same", "other body", "other account"] as const),
    which: random.integer(0, 999),
  }),
  async ({ how, which, ...plan }, game, world) => {
    const { me, other } = getPlayers(game, plan);
    const known = me.keyed[which % Math.max(1, me.keyed.length)];
    if (known === undefined) return;
    if (how === "other body") {
      await postKeyed(me, world, known.key, { ...known.body, text: "another text" }, "A301");
      return;
    }
    const isMine = how === "same";
    if (!isMine && other.borrowed.has(known.key)) return;
    const body = isMine ? known.body : keyedBody(other, which);
    const asked = await postKeyed(isMine ? me : other, world, known.key, body, "A000");
    if (asked === undefined) return;
    const msgKey = String(bodyIn(asked.answer)?.msgKey);
    if (isMine !== (msgKey === known.msgKey)) throw new Failure(`${known.key} means another message now`, asked);
    if (isMine) return;
    other.borrowed.add(known.key);
    other.messages.push(msgKey);
    record(world, "sendSms", other.account, body, asked, asked.answer);
  },
);

/** While the first is still running the others may be told so. */
async function orInUse<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.message.includes("answers A309")) return undefined;
    throw error;
  }
}

/** A form of one's own can be sent; another's is as good as none. */
export const sendForm = newStep("sendForm", drawWhose, async (plan, game, world) => {
  const { me } = getPlayers(game, plan);
  const formId =
    plan.whose === "unknown" ? "form_unknown" : chosen(game, plan, ({ account }) => [...account.forms.keys()]);
  if (formId === undefined) return;
  const to = `${me.account.numbers}${20_000 + plan.which}`;
  const replaceWords = Object.fromEntries(PLACEHOLDERS.slice(plan.which % 2).map((name) => [name, "value"]));
  const body = { messageForm: formId, destinations: [{ to, replaceWords }], ref: me.account.mark };
  const request = { method: "POST", path: "/v1/send/omni", ...json(body) };
  if (plan.whose !== "own") {
    await askAs(me, world, "sendOmni", request, "A250");
    return;
  }
  const whole = { ...request, headers: [me.account.authorization, ...request.headers] };
  const answer = await world.ask(whole, { account: me.account, operationId: "sendOmni" });
  const expected = expectDestination(world, me.account.forms.get(formId), { to, replaceWords }, me.account);
  checkAgainst(expected, { request: whole, answer }, answer);
  const [result] = (dataIn(answer).destinations ?? []) as readonly { msgKey?: string }[];
  if (result?.msgKey === undefined) return;
  world.ledger.accepted(me.account.id, result.msgKey, to, me.account.mark);
  me.messages.push(result.msgKey);
});
