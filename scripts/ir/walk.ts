import { type Kind, ruleFor } from "../pipeline/grammar.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { type Path, step } from "./path.ts";

/** Called before a node's members are walked, so that it may change them. */
export type Visit = (node: JsonObject, kind: Kind, at: Path | undefined) => void;

/** Walks every node of a document that the OpenAPI grammar names, each with its kind. */
export function walk(node: Json | undefined, kind: Kind, at: Path | undefined, visit: Visit): void {
  if (!isObject(node)) return;
  visit(node, kind, at);
  for (const key of Object.keys(node)) {
    const rule = ruleFor(kind, key);
    const value = node[key];
    if (!rule || value === undefined) continue;
    const here = step(at, key);
    if ("one" in rule) walk(value, rule.one, here, visit);
    else if (Array.isArray(value)) {
      const member = "list" in rule ? rule.list : rule.map;
      for (const [index, child] of value.entries()) walk(child, member, step(here, index), visit);
    } else if (isObject(value)) {
      const member = "map" in rule ? rule.map : rule.list;
      for (const [name, child] of Object.entries(value)) walk(child, member, step(here, name), visit);
    }
  }
}
