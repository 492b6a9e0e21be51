import type fc from "fast-check";
import { breakOne } from "../../../../scripts/schema/break.ts";
import { makeValue } from "../../../../scripts/schema/make.ts";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkJson, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { breakTools, makeSettings } from "../schema/make-settings.ts";
import type { World } from "../world/world.ts";
import { type JsonPlan, runJson } from "./json-request.ts";
import { newKind } from "./kind.ts";
import { overrides } from "./overrides.ts";

export function drawBody(world: World, operationId: string, random: Random): unknown {
  const placeholders = operationId === "sendOmni" || /Form$/.test(operationId);
  return makeValue(world.facetter, [world.bodySchema(operationId)], random, makeSettings(overrides, placeholders));
}

const plansOf = (world: World, draw: (random: Random, operationId: string) => unknown): fc.Arbitrary<JsonPlan> =>
  drawn<JsonPlan>(
    (random) => {
      const operationId = random.pick(world.jsonOperations);
      return { operationId, sender: random.integer(0, 3), body: draw(random, operationId) };
    },
    (plan) => shrinkMember(plan, "body", shrinkJson),
  );

export const validBodies = newKind(
  { name: "valid", about: "bodies that the contract's schemas accept, up to every limit", cases: 40 },
  (world) => plansOf(world, (random, operationId) => drawBody(world, operationId, random)),
  runJson,
);

export const brokenBodies = newKind(
  { name: "nearly", about: "bodies with one keyword broken", cases: 60 },
  (world) =>
    plansOf(world, (random, operationId) => {
      const body = drawBody(world, operationId, random);
      return breakOne(world.bodySchema(operationId), body, random, breakTools(world.facetter))?.value ?? body;
    }),
  runJson,
);
