import { isObject, type Json, type JsonObject, nodeAt } from "../../../scripts/schema/json.ts";

const known = new WeakMap<JsonObject, ReadonlySet<string>>();

/**
 * Whether a place of the document belongs to a rule across fields: a schema with `x-across-fields`, or one that such a schema refers to. Its
 * faults are told only if every field is right by itself.
 */
export function isAcrossFields(document: JsonObject, place: string): boolean {
  const rules = known.get(document) ?? findRules(document);
  known.set(document, rules);
  return [...rules].some((rule) => place === rule || place.startsWith(`${rule}/`));
}

function findRules(document: JsonObject): ReadonlySet<string> {
  const rules = new Set<string>();
  const look = (node: Json | undefined, place: string, isInRule: boolean): void => {
    if (Array.isArray(node)) for (const [index, one] of node.entries()) look(one, `${place}/${index}`, isInRule);
    if (!isObject(node)) return;
    const isRule = node["x-across-fields"] === true;
    if (isRule) rules.add(place);
    if (typeof node.$ref === "string" && (isInRule || isRule) && !rules.has(node.$ref.slice(1))) {
      rules.add(node.$ref.slice(1));
      look(nodeAt(document, node.$ref.slice(1)), node.$ref.slice(1), true);
    }
    for (const [name, one] of Object.entries(node)) look(one, `${place}/${name}`, isInRule || isRule);
  };
  look(nodeAt(document, "/components/schemas"), "/components/schemas", false);
  return rules;
}
