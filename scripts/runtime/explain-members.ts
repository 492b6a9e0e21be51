// The members of objects and arrays: which must be there, and which schema each must match.

import { count, REQUIRED, UNKNOWN_FIELD } from "./explain-text.ts";
import { FaultTree, newBudget, visitFaults } from "./explain-tree.ts";
import type { Application, Walk } from "./explain-walk.ts";
import type { Schema } from "./json-schema.ts";
import { isObject, type JsonObject } from "./json-values.ts";
import { compilePattern } from "./keyword-rules.ts";

/** Too many is the fault: of those above the limit, only so many are looked at. */
const MAX_EXCESS = 50;

export function applyToMembers(walk: Walk, application: Application, data: unknown): void {
  if (Array.isArray(data)) applyToItems(walk, application, data);
  if (!isObject(data)) return;
  checkRequired(walk, application, data);
  applyToFields(walk, application, data);
}

function checkRequired(walk: Walk, { schema, tree, chain }: Application, data: JsonObject): void {
  const reportMissing = (fields: readonly string[], keyword: string, message: string): void => {
    for (const field of fields)
      if (!Object.hasOwn(data, field)) walk.report(tree, { keyword, message, chain, about: "missing", field });
  };
  reportMissing(schema.required ?? [], "required", REQUIRED);
  for (const [present, needed] of Object.entries(schema.dependentRequired ?? {}))
    if (Object.hasOwn(data, present))
      reportMissing(needed, "dependentRequired", `is required when ${present} is given`);
}

/** Whether the member is valid, if that is quickly found out. A valid member needs no tree, and most are valid. */
function isValidMember(walk: Walk, schema: Schema, value: unknown, isMatched: boolean): boolean {
  const answer = walk.stepsOver ? walk.ask(schema, value) : undefined;
  if (answer !== undefined) return answer;
  // What other schemas find valid is not looked at again because of this one, if this one finds no fault either.
  const hasMembers = typeof value === "object" && value !== null;
  return hasMembers && (!isMatched || walk.inTrial) ? false : isFaultless(walk, schema, value);
}

function isFaultless(walk: Walk, schema: Schema, value: unknown): boolean {
  const { inTrial } = walk;
  walk.inTrial = true;
  // It stops at the first fault.
  const trial = new FaultTree(value, newBudget(1));
  walk.apply(schema, value, trial);
  walk.inTrial = inTrial;
  walk.stopped = walk.work < 0;
  return trial.budget.left > 0;
}

/**
 * The tree for the faults of a member. Schemas that the member matches are applied to it first, because faults of the same
 * value take the order of fields and the codes from all schemas in their order.
 */
export function memberTree(walk: Walk, tree: FaultTree, key: string, value: unknown): FaultTree {
  const member = tree.member(key, value);
  const matched = tree.matched.get(key);
  tree.matched.delete(key);
  for (const schema of matched ?? []) applyToMember(walk, schema, value, key, tree);
  return member;
}

/** A member is a value of its own, so it starts a new chain of schemas. */
function applyToMember(walk: Walk, schema: Schema, value: unknown, key: string, tree: FaultTree): void {
  if (schema === true) return;
  if (!tree.members.has(key) && isValidMember(walk, schema, value, tree.matched.has(key))) {
    tree.matched.set(key, [...(tree.matched.get(key) ?? []), schema]);
    return;
  }
  const member = memberTree(walk, tree, key, value);
  if (walk.depth >= walk.maxDepth && typeof value === "object" && value !== null) {
    const message = `is nested too deeply (more than ${walk.maxDepth} levels)`;
    walk.reportValue({ tree: member, chain: undefined }, "maxDepth", message);
    return;
  }
  walk.depth += 1;
  walk.apply(schema, value, member);
  walk.depth -= 1;
}

function applyToFields(walk: Walk, application: Application, data: JsonObject): void {
  const { schema, tree, evaluated } = application;
  const { properties = {}, patternProperties, additionalProperties, propertyNames } = schema;
  for (const [key, property] of Object.entries(properties)) {
    if (!Object.hasOwn(data, key)) continue;
    evaluated.add(key);
    applyToMember(walk, property, data[key], key, tree);
  }
  const patterns = Object.entries(patternProperties ?? {});
  if (patterns.length === 0 && additionalProperties === undefined && propertyNames === undefined) return;

  const all = Object.keys(data);
  walk.work -= all.length >> 3;
  const keys = all.slice(0, (schema.maxProperties ?? all.length) + MAX_EXCESS);
  if (keys.length < all.length) evaluated.addAll();
  for (const key of keys) {
    if (walk.stopped) return;
    const matching = patterns.filter(([pattern]) => compilePattern(pattern).test(key));
    for (const [, inner] of matching) applyToMember(walk, inner, data[key], key, tree);
    const isOther = matching.length === 0 && !Object.hasOwn(properties, key);
    if (isOther && additionalProperties !== undefined)
      applyToOtherMember(walk, application, "additionalProperties", additionalProperties, key, data[key]);
    if (matching.length > 0 || (isOther && additionalProperties !== undefined)) evaluated.add(key);
    if (propertyNames !== undefined) checkName(walk, application, propertyNames, key);
  }
}

/** To be called last, when `evaluated` has what every schema of this value looked at. */
export function applyToUnevaluated(walk: Walk, application: Application, data: unknown): void {
  const { schema, tree, chain, evaluated } = application;
  const keyword = Array.isArray(data) ? "unevaluatedItems" : "unevaluatedProperties";
  const inner = schema[keyword];
  if (inner === undefined || typeof data !== "object" || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (walk.stopped) break;
    if (evaluated.has(key)) continue;
    if (inner !== false || isObject(data)) applyToOtherMember(walk, application, keyword, inner, key, value);
    else walk.reportValue({ tree: memberTree(walk, tree, key, value), chain }, keyword, "is not a known item");
  }
  evaluated.addAll();
}

function applyToOtherMember(
  walk: Walk,
  { tree, chain }: Application,
  ...[keyword, schema, key, value]: [keyword: string, schema: Schema, key: string, value: unknown]
): void {
  if (schema !== false) applyToMember(walk, schema, value, key, tree);
  else walk.report(tree, { keyword, message: UNKNOWN_FIELD, chain, about: "unknown", field: key });
}

function checkName(walk: Walk, { tree, chain }: Application, names: Schema, key: string): void {
  const trial = new FaultTree(key);
  walk.apply(names, key, trial);
  visitFaults(trial, [], (fault) => {
    // A closed list of names means the same as listing the fields.
    const isList = ["enum", "const", "false"].includes(fault.keyword);
    const message = isList ? UNKNOWN_FIELD : `has a name that ${fault.message}`;
    walk.report(tree, { keyword: "propertyNames", message, chain, about: "unknown", field: key });
    return false;
  });
}

function applyToItems(walk: Walk, application: Application, data: readonly unknown[]): void {
  const { schema, tree, evaluated } = application;
  const { prefixItems = [], items, contains, maxItems = data.length } = schema;
  for (const [index, inner] of prefixItems.slice(0, data.length).entries()) {
    evaluated.add(String(index));
    applyToMember(walk, inner, data[index], String(index), tree);
  }
  if (items !== undefined) evaluated.addAll();
  if (items === false && data.length > prefixItems.length) {
    const limit = prefixItems.length === 0 ? "must be empty" : `must be at most ${count(prefixItems.length, "item")}`;
    walk.reportValue(application, "items", `${limit} (has ${data.length})`);
  } else if (items !== undefined) {
    const end = Math.min(data.length, maxItems + MAX_EXCESS);
    for (let index = prefixItems.length; index < end && !walk.stopped; index += 1)
      applyToMember(walk, items, data[index], String(index), tree);
  }
  if (contains !== undefined) checkContains(walk, application, contains, data);
}

function checkContains(walk: Walk, application: Application, contains: Schema, data: readonly unknown[]): void {
  const { minContains, maxContains = Number.POSITIVE_INFINITY } = application.schema;
  let found = 0;
  for (const [index, item] of data.entries()) {
    if (!walk.holds(contains, item)) continue;
    found += 1;
    application.evaluated.add(String(index));
  }
  const items = (limit: number) => `${count(limit, "item")} of the required form (has ${found})`;
  const least = minContains ?? 1;
  const keyword = minContains === undefined ? "contains" : "minContains";
  if (found < least) walk.reportValue(application, keyword, `must have at least ${items(least)}`);
  if (found > maxContains) walk.reportValue(application, "maxContains", `must have at most ${items(maxContains)}`);
}
