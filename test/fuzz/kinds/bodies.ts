import type fc from "fast-check";
import { type Chance, drawn } from "../chance.ts";
import { breakOne } from "../schema/break-one.ts";
import { makeValue } from "../schema/make.ts";
import { simplerJson, simplerMember } from "../simpler.ts";
import type { World } from "../world/world.ts";
import { type JsonPlan, runJson } from "./json-request.ts";
import { kindOf } from "./kind.ts";
import { overrides } from "./overrides.ts";

export function drawBody(world: World, operationId: string, chance: Chance): unknown {
  const placeholders = operationId === "sendOmni" || /Form$/.test(operationId);
  return makeValue(world.facetter, [world.bodySchema(operationId)], chance, { overrides, placeholders });
}

const plansOf = (world: World, draw: (chance: Chance, operationId: string) => unknown): fc.Arbitrary<JsonPlan> =>
  drawn<JsonPlan>(
    (chance) => {
      const operationId = chance.pick(world.jsonOperations);
      return { operationId, sender: chance.integer(0, 3), body: draw(chance, operationId) };
    },
    (plan) => simplerMember(plan, "body", simplerJson),
  );

export const validBodies = kindOf(
  { name: "valid", about: "bodies that the contract's schemas accept, up to every limit", cases: 40 },
  (world) => plansOf(world, (chance, operationId) => drawBody(world, operationId, chance)),
  runJson,
);

export const brokenBodies = kindOf(
  { name: "nearly", about: "bodies with one keyword broken", cases: 60 },
  (world) =>
    plansOf(world, (chance, operationId) => {
      const body = drawBody(world, operationId, chance);
      return breakOne(world.facetter, world.bodySchema(operationId), body, chance)?.body ?? body;
    }),
  runJson,
);
