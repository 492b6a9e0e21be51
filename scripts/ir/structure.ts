import { type Kind, ruleFor } from "../pipeline/grammar.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { isSchema } from "./schema.ts";

/** What nothing is generated from may have any form. */
const UNUSED: ReadonlySet<Kind> = new Set<Kind>(["example", "link"]);

/**
 * Requires of a node outside of schemas that its members are the objects and lists that OpenAPI says. One that is not
 * would be passed over, and what it was meant to say be missing from the output.
 */
export function checkStructure(node: JsonObject, kind: Kind, at: Path | undefined, problems: Problems): void {
  // What stands beside a $ref is not read; in a path item it is.
  if (kind === "schema" || (typeof node.$ref === "string" && kind !== "pathItem")) return;
  for (const [key, value] of Object.entries(node)) {
    const rule = ruleFor(kind, key);
    if (!rule) continue;
    const [inner] = Object.values(rule) as [Kind];
    if (UNUSED.has(inner)) continue;
    const here = step(at, key);
    if (value === null) {
      problems.odd(here, `${key} has no value and is ignored`);
      delete node[key];
    } else if ("one" in rule) keepIf(fits(value, inner), node, key, here, problems);
    else if ("list" in rule && !Array.isArray(value)) refuse(node, key, here, "a list", problems);
    else if ("map" in rule && !isObject(value)) refuse(node, key, here, "a map", problems);
    else checkMembers(value as JsonObject, inner, here, problems);
  }
}

function checkMembers(members: JsonObject | Json[], kind: Kind, at: Path, problems: Problems): void {
  if (Array.isArray(members)) {
    const unfit = members.flatMap((value, index) => (fits(value, kind) ? [] : [index]));
    for (const index of unfit) problems.cannot(step(at, index), `a ${kind} must be an object`);
    for (const index of unfit.reverse()) members.splice(index, 1);
    return;
  }
  for (const [key, value] of Object.entries(members)) {
    if (key.startsWith("x-") && kind !== "schema") continue;
    keepIf(fits(value, kind), members, key, step(at, key), problems);
  }
}

const fits = (value: Json, kind: Kind): boolean => (kind === "schema" ? isSchema(value) : isObject(value));

function keepIf(fit: boolean, holder: JsonObject, key: string, at: Path, problems: Problems): void {
  if (!fit) refuse(holder, key, at, "an object", problems);
}

function refuse(holder: JsonObject, key: string, at: Path, form: string, problems: Problems): void {
  problems.cannot(at, `${key} must be ${form}`);
  delete holder[key];
}
