import { isObject } from "../../../../scripts/schema/json.ts";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { FILLINGS } from "../../cost/fillings.ts";
import { Failure } from "../failure.ts";
import { codeIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { drawBody } from "./bodies.ts";
import { jsonRequest, record, senderOf } from "./json-request.ts";
import { newKind } from "./kind.ts";

interface CostlyPlan {
  readonly operationId: string;
  readonly body: unknown;
}

/** Processor time that one request may cost. Counted in the gateway's own process: other work on the machine is not in it. */
const MOST_CPU_MS = 3000;

/** One value in a body is made as large as the operation's limit allows. */
function blownUp(value: unknown, bytes: number, random: Random): unknown {
  if (typeof value === "string") {
    const filling = random.pick(FILLINGS);
    const cost = Buffer.byteLength(JSON.stringify(filling)) - 2;
    return value + filling.repeat(Math.floor(bytes / cost));
  }
  if (Array.isArray(value)) {
    if (value.length > 0 && random.flip(0.5)) {
      const at = random.integer(0, value.length - 1);
      return value.with(at, blownUp(value[at], bytes, random));
    }
    const item = random.flip(0.5) ? (value[0] ?? {}) : random.pick([{}, "", null, [], 0]);
    const cost = Buffer.byteLength(JSON.stringify(item)) + 1;
    return [...value, ...Array.from({ length: Math.floor(bytes / cost) }, () => item)];
  }
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && random.flip(0.85)) {
    const name = random.pick(names);
    return { ...value, [name]: blownUp(value[name], bytes, random) };
  }
  const more = Array.from({ length: Math.floor(bytes / 14) }, (_, index) => [`k${index}`, random.flip(0.5) ? "" : 0]);
  return { ...value, ...Object.fromEntries(more) };
}

async function runCostly({ operationId, body: given }: CostlyPlan, world: World): Promise<void> {
  const account = senderOf(world, 0);
  const body = account.own(given);
  const request = jsonRequest(world, operationId, account, Buffer.from(JSON.stringify(body)));
  const before = (await world.process?.cpuMs()) ?? 0;
  const answer = await world.ask(request, { account, operationId });
  const spent = ((await world.process?.cpuMs()) ?? 0) - before;
  record(world, operationId, account, body, { request, answer }, answer);
  if (spent > world.dearest.ms)
    world.dearest = { ms: spent, what: `${operationId}, ${request.body?.length} bytes, ${codeIn(answer)}` };
  if (spent > MOST_CPU_MS)
    throw new Failure(`one request cost ${Math.round(spent)} ms of processor time`, { request, answer });
}

export const costly = newKind<CostlyPlan>(
  {
    name: "costly",
    about: "bodies of the maximum size, one at a time, to measure the cost of a request",
    cases: 8,
    alone: true,
    ownOnly: true,
  },
  (world) =>
    drawn(
      (random) => {
        const operationId = random.pick(world.jsonOperations);
        const limit = Number(world.contract.operations.get(operationId)?.node["x-body-limit"] ?? 65_536);
        const body = drawBody(world, operationId, random);
        const room = limit - Buffer.byteLength(JSON.stringify(body)) - 200;
        return { operationId, body: blownUp(body, Math.floor(room * random.pick([1, 0.3, 0.05])), random) };
      },
      () => [],
    ),
  runCostly,
);
