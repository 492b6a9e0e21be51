import { shrinkJson, shrinkText } from "../../../schema/shrink.ts";
import { type Plan, withoutParameter, withParameter } from "./plan.ts";

const PLACES = ["query", "header", "cookie", "path"] as const;

/** Simpler requests of the same operation, the largest cuts first. */
export function* shrinkPlan(plan: Plan): Iterable<Plan> {
  const { body, ...rest } = plan;
  if (body !== undefined) yield rest;
  for (const place of PLACES)
    if (place !== "path")
      for (const name of Object.keys(plan.parameters[place])) yield withoutParameter(plan, place, name);
  if (body?.text !== undefined)
    for (const text of shrinkText(body.text)) yield { ...plan, body: { mediaType: body.mediaType, text } };
  else if (body !== undefined)
    for (const value of shrinkJson(body.value)) yield { ...plan, body: { mediaType: body.mediaType, value } };
  for (const place of PLACES)
    for (const [name, value] of Object.entries(plan.parameters[place]))
      for (const next of shrinkJson(value)) yield withParameter(plan, place, name, next);
}
