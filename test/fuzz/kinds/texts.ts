import { drawn } from "../chance.ts";
import { simplerJson, simplerList, simplerMember } from "../simpler.ts";
import { expectBytes } from "../world/expect-bytes.ts";
import type { World } from "../world/world.ts";
import { drawBody } from "./bodies.ts";
import { checkAgainst, type JsonPlan, jsonRequest, record, senderOf, withFormOf } from "./json-request.ts";
import { kindOf } from "./kind.ts";
import { drawTwist, simplerTwist, type Twist, twisted } from "./twists.ts";

interface TwistedPlan extends JsonPlan {
  readonly twists: readonly Twist[];
}

async function runTwisted(plan: TwistedPlan, world: World): Promise<void> {
  const { operationId } = plan;
  const account = senderOf(world, plan.sender);
  const text = Buffer.from(JSON.stringify(account.own(plan.body)) ?? "null");
  const { bytes, headers } = twisted(text, plan.twists);
  const request = jsonRequest(world, operationId, account, bytes, ...headers);
  const answer = await world.ask(request, { account, operationId });
  const { expected, value } = expectBytes(world, operationId, request);
  checkAgainst(withFormOf(account, operationId, expected), { request, answer }, answer);
  record(world, operationId, account, value, { request, answer }, answer);
}

export const hostileTexts = kindOf(
  {
    name: "hostile",
    about: "JSON that is deep, huge, doubled, cut off, in other encodings, or none at all",
    cases: 40,
  },
  (world) =>
    drawn<TwistedPlan>(
      (chance) => {
        const operationId = chance.pick(world.jsonOperations);
        return {
          operationId,
          sender: chance.integer(0, 3),
          body: drawBody(world, operationId, chance),
          twists: chance.list(1, 3, () => drawTwist(chance)),
        };
      },
      function* (plan) {
        yield* simplerMember(plan, "twists", (list) => simplerList(list, simplerTwist));
        yield* simplerMember(plan, "body", simplerJson);
      },
    ),
  runTwisted,
);
