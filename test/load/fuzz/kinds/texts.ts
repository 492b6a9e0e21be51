import { drawn } from "../../../../scripts/schema/random.ts";
import { shrinkJson, shrinkList, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { expectBytes } from "../world/expect-bytes.ts";
import type { World } from "../world/world.ts";
import { drawBody } from "./bodies.ts";
import { type BodyMutation, drawMutation, mutateBody, shrinkMutation } from "./body-mutations.ts";
import { checkAgainst, type JsonPlan, jsonRequest, record, senderOf, withFormOf } from "./json-request.ts";
import { newKind } from "./kind.ts";

interface TwistedPlan extends JsonPlan {
  readonly twists: readonly BodyMutation[];
}

async function runTwisted(plan: TwistedPlan, world: World): Promise<void> {
  const { operationId } = plan;
  const account = senderOf(world, plan.sender);
  const text = Buffer.from(JSON.stringify(account.own(plan.body)) ?? "null");
  const { bytes, headers } = mutateBody(text, plan.twists);
  const request = jsonRequest(world, operationId, account, bytes, ...headers);
  const answer = await world.ask(request, { account, operationId });
  const { expected, value } = expectBytes(world, operationId, request);
  checkAgainst(withFormOf(account, operationId, expected), { request, answer }, answer);
  record(world, operationId, account, value, { request, answer }, answer);
}

export const hostileTexts = newKind(
  {
    name: "hostile",
    about: "JSON that is deeply nested, very large, duplicated, cut off, in other encodings, or not JSON",
    cases: 40,
  },
  (world) =>
    drawn<TwistedPlan>(
      (random) => {
        const operationId = random.pick(world.jsonOperations);
        return {
          operationId,
          sender: random.integer(0, 3),
          body: drawBody(world, operationId, random),
          twists: random.list(1, 3, () => drawMutation(random)),
        };
      },
      function* (plan) {
        yield* shrinkMember(plan, "twists", (list) => shrinkList(list, shrinkMutation));
        yield* shrinkMember(plan, "body", shrinkJson);
      },
    ),
  runTwisted,
);
