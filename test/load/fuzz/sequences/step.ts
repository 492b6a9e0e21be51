import type fc from "fast-check";
import type { WireAnswer } from "../../../../scripts/probe/wire/answer.ts";
import type { WireRequest } from "../../../../scripts/probe/wire/request.ts";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { Failure } from "../failure.ts";
import { codeIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import type { Game, Player, Whose } from "./player.ts";

export type Step = fc.AsyncCommand<Game, World>;

/** One kind of step: how its details are drawn, and what it does. */
export function newStep<Plan>(
  name: string,
  draw: (random: Random, world: World) => Plan,
  run: (plan: Plan, game: Game, world: World) => Promise<void>,
): (world: World) => fc.Arbitrary<Step> {
  const made = (plan: Plan): Step => ({
    check: () => true,
    run: (game, world) => run(plan, game, world),
    toString: () => `${name}(${JSON.stringify(plan)})`,
  });
  return (world) =>
    drawn(
      (random) => made(draw(random, world)),
      () => [],
    );
}

export const drawWhose = (random: Random): Whose => ({
  who: random.integer(0, 2),
  whose: random.weighted([
    [5, "own"],
    [3, "foreign"],
    [1, "unknown"],
  ]),
  which: random.integer(0, 999),
});

/** A request of a player with its answer, for whoever has more to say about them. */
export interface Asked {
  readonly request: WireRequest;
  readonly answer: WireAnswer;
}

/** Asks as a player, and holds the answer to the code that is due. Busy is always allowed, and ends the step. */
export async function askAs(
  player: Player,
  world: World,
  operationId: string,
  request: Omit<WireRequest, "headers"> & { readonly headers?: WireRequest["headers"] },
  due: string,
): Promise<Asked | undefined> {
  const whole = { ...request, headers: [player.account.authorization, ...(request.headers ?? [])] };
  const answer = await world.ask(whole, { account: player.account, operationId });
  const code = codeIn(answer);
  if (code === "A920") return undefined;
  const asked = { request: whole, answer };
  if (code !== due) throw new Failure(`${operationId} answers ${code} where ${due} was due`, asked);
  return asked;
}

export const json = (value: unknown): { readonly headers: WireRequest["headers"]; readonly body: Buffer } => ({
  headers: [["Content-Type", "application/json"]],
  body: Buffer.from(JSON.stringify(value)),
});
