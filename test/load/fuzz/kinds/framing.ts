import type { RawRequest } from "../../../../scripts/probe/wire/request.ts";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkList, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { Failure } from "../failure.ts";
import type { FuzzAccount } from "../world/account.ts";
import { MAY_BE_LOST } from "../world/ledger.ts";
import { bodyIn, codeIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { allFramings, exactFramings, type FramingName, framings } from "./framings.ts";
import { record, senderOf } from "./json-request.ts";
import { newKind } from "./kind.ts";
import { overSocket } from "./socket.ts";

/** One message of a connection; the framing says where it ends. */
interface Framed {
  readonly framing: FramingName;
  readonly target: "sms" | "nowhere" | "polling";
}

interface FramingPlan {
  readonly sender: number;
  readonly requests: readonly Framed[];
  /** The whole is cut into so many pieces. */
  readonly pieces: number;
  /** This part of the whole is sent; less than 1: half a request. */
  readonly share: number;
  readonly halfClose: boolean;
}

const bodyOf = (account: FuzzAccount, index: number) => ({
  ...{ from: `${account.numbers}00`, to: `${account.numbers}5432${index}`, text: "framing" },
  ref: `${account.mark} ${MAY_BE_LOST} ${index}`,
});

function written({ framing, target }: Framed, account: FuzzAccount, index: number, isLast: boolean): string {
  const [line, body] = framings[framing].write(JSON.stringify(bodyOf(account, index)));
  const path = { sms: "/v1/send/sms", nowhere: "/v1/nowhere", polling: "/v1/report/inquiry/none" }[target];
  const method = target === "polling" ? "GET" : "POST";
  const head = [
    `${method} ${path} HTTP/1.1`,
    "Host: x",
    `Authorization: Bearer ${account.token}`,
    "Content-Type: application/json",
    line,
  ];
  return `${[...head, ...(isLast ? ["Connection: close"] : [])].join("\r\n")}\r\n\r\n${body}`;
}

function rawOf(plan: FramingPlan, account: FuzzAccount): RawRequest {
  const last = plan.requests.length - 1;
  const whole = Buffer.from(
    plan.requests.map((one, index) => written(one, account, index, index === last)).join(""),
    "latin1",
  );
  const sent = whole.subarray(0, Math.ceil(whole.length * plan.share));
  const size = Math.max(1, Math.ceil(sent.length / plan.pieces));
  const pieces = Array.from({ length: Math.ceil(sent.length / size) }, (_, index) =>
    sent.subarray(index * size, (index + 1) * size),
  );
  return { pieces, pauseMs: plan.pieces > 1 ? 5 : 0, halfClose: plan.halfClose };
}

/** A body that was announced and not asked for may be left unread, and then the connection cannot go on. */
const isExactly = ({ framing, target }: Framed): boolean =>
  framings[framing].exact && (framing !== "expect" || target === "sms");

async function runFraming(plan: FramingPlan, world: World): Promise<void> {
  const account = senderOf(world, plan.sender);
  const request = rawOf(plan, account);
  const asking = plan.requests.map(() => ({ account }));
  const isExact = plan.share === 1 && plan.requests.every(isExactly);
  // What the second of two readings finds after the first request may be refused as a request of its own, once.
  const most = plan.requests.length + (isExact ? 0 : 1);
  const answers = await overSocket(world, {
    request,
    most,
    asking: [...asking, { account }],
    quietMs: isExact ? 30_000 : 400,
  });
  if (isExact && !plan.halfClose && answers.length !== plan.requests.length)
    throw new Failure(`${answers.length} answers came to ${plan.requests.length} requests`, { request });
  for (const [index, answer] of answers.entries()) {
    const exchange = { request, answer };
    if (codeIn(answer) !== "A000") {
      const { framing, target } = plan.requests[index] ?? { framing: "none", target: "nowhere" };
      if (isExact && target === "sms" && framing !== "smuggle" && codeIn(answer) !== "A920")
        throw new Failure(`a good request is refused with ${codeIn(answer)}`, exchange);
      continue;
    }
    const ref = bodyIn(answer)?.ref;
    const meant = plan.requests.findIndex((_, at) => bodyOf(account, at).ref === ref);
    if (meant < 0 || (isExact && meant !== index)) throw new Failure("an answer belongs to another request", exchange);
    record(world, "sendSms", account, bodyOf(account, meant), exchange, answer);
  }
}

function drawFramed(random: Random, isExact: boolean): Framed {
  return {
    framing: random.pick(isExact ? exactFramings : allFramings),
    target: random.weighted([
      [4, "sms"],
      [1, "nowhere"],
      [1, "polling"],
    ]),
  };
}

export const framing = newKind<FramingPlan>(
  {
    name: "framing",
    about: "Content-Length with chunks, pipelining, request smuggling, slow and incomplete requests",
    cases: 15,
  },
  () =>
    drawn(
      (random) => {
        const isExact = random.flip(0.5);
        return {
          sender: random.integer(0, 3),
          requests: random.list(1, isExact ? 6 : 2, () => drawFramed(random, isExact)),
          pieces: random.weighted([
            [3, 1],
            [2, random.integer(2, 12)],
          ]),
          share: random.flip(0.85) ? 1 : random.integer(1, 99) / 100,
          halfClose: random.flip(0.1),
        };
      },
      function* (plan) {
        yield* shrinkMember(plan, "requests", (list) =>
          [...shrinkList(list, () => [])].filter(({ length }) => length > 0),
        );
        if (plan.pieces > 1) yield { ...plan, pieces: 1 };
        if (plan.halfClose) yield { ...plan, halfClose: false };
      },
    ),
  runFraming,
);
