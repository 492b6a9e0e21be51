import { getStatedValues, haveCommonValue, isFalse } from "../schema/accepted-values.ts";
import { canonicalSchema } from "../schema/canonical.ts";
import type { Condition, Conjunction, FlatSchema } from "../schema/flat-schema.ts";
import { asArray, isObject, type Json, listMembers } from "../schema/json.ts";
import type { Schema } from "../schema/walk.ts";
import { type Ask, type Branch, newChoice } from "./branches.ts";
import { addWidened, type Comparison, type SchemaPair } from "./schema-pair.ts";
import { codes, either } from "./wording.ts";

/** `if`, `then` and `else`. A new condition had no rules before; a removed condition has no rules now. */
export const compareConditions: Comparison = (pair) => {
  const { before } = pair;
  for (const [old, now] of matchConditions(pair)) {
    const words = describeCondition((now ?? old)?.if ?? true);
    if (now === undefined && pair.direction === "request") {
      addWidened(pair, "if", { before: words }, (label) => `${label} is no longer held to the rules for when ${words}`);
      continue;
    }
    const thenNow = old === undefined && now && isNewCase(pair, now.if) ? [] : (now?.then ?? []);
    const isNew = old === undefined && pair.direction === "request";
    const narrowing = (rules: Conjunction): Conjunction =>
      isNew ? rules.map((rule) => withoutKnownRules(rule, before)) : rules;
    const [met, unmet] = newCases((now ?? old)?.if ?? true, words);
    pair.follow({ branch: met }, old?.then ?? [], narrowing(thenNow), { isPartial: true });
    pair.follow({ branch: unmet }, old?.else ?? [], narrowing(now?.else ?? []), { isPartial: true });
  }
};

/** The two cases of a condition. */
function newCases(condition: Schema, words: string): [met: Branch, unmet: Branch] {
  const asks = listAsks(condition);
  const [only, ...more] = asks;
  // Of several members nobody knows which one is otherwise.
  const refused = only?.values !== undefined && more.length === 0 ? [{ member: only.member, not: only.values }] : [];
  const cases = [
    { lead: "when", words: [words], asks: () => asks },
    { lead: "unless", words: [words], asks: () => refused },
  ];
  return newChoice(cases, canonicalSchema(condition)) as [Branch, Branch];
}

/** What a simple condition asks of members. */
function listAsks(condition: Schema): Ask[] {
  if (!isObject(condition)) return [];
  const stated = listMembers(condition.properties).flatMap(([member, schema]) => {
    const values = getStatedValues(schema);
    return values === undefined ? [] : [{ member, values }];
  });
  const named = asArray(condition.required).map((name) => ({ member: String(name) }));
  return [...stated, ...named.filter(({ member }) => !stated.some((one) => one.member === member))];
}

/** Conditions by their text, or else by their meaning. */
function matchConditions(pair: SchemaPair): (readonly [Condition | undefined, Condition | undefined])[] {
  const later = new Map(pair.after.conditions);
  const isNew = (key: string): boolean => !pair.before.conditions.has(key);
  const isSame = (old: Condition, now: Condition): boolean => {
    const { narrows, widens } = pair.relate([old.if], [now.if]);
    return !narrows && !widens;
  };
  const matched = [...pair.before.conditions].map(([key, old]) => {
    const same = later.has(key) ? key : [...later].find(([other, now]) => isNew(other) && isSame(old, now))?.[0];
    const now = same === undefined ? undefined : later.get(same);
    if (same !== undefined) later.delete(same);
    return [old, now] as const;
  });
  return [...matched, ...[...later.values()].map((now) => [undefined, now] as const)];
}

/** Whether no earlier message could meet the condition: it asks for a value that a property did not accept. */
function isNewCase(pair: SchemaPair, condition: Schema): boolean {
  if (!isObject(condition) || !Array.isArray(condition.required)) return false;
  const { required } = condition;
  return listMembers(condition.properties).some(([name, schema]) => {
    const asked = getStatedValues(schema);
    const property = pair.before.properties.get(name);
    if (asked === undefined || property === undefined || !required.includes(name)) return false;
    const accepted = pair.flatten(property, "before").values;
    return accepted !== undefined && !haveCommonValue(asked, accepted);
  });
}

/** A rule of a new condition without what held for every request before: required fields, and refused ones. */
function withoutKnownRules(rule: Schema, before: FlatSchema): Schema {
  if (!isObject(rule)) return rule;
  const required = Array.isArray(rule.required)
    ? rule.required.filter((name) => !before.required.has(String(name)))
    : [];
  const isKnown = ([name, schema]: [string, Json]): boolean =>
    isFalse(schema as Schema) && (before.properties.get(name) ?? []).some(isFalse);
  const properties = listMembers(rule.properties).filter((member) => !isKnown(member));
  return {
    ...rule,
    ...(rule.required !== undefined && { required }),
    ...(rule.properties !== undefined && { properties: Object.fromEntries(properties) }),
  };
}

/** A condition in words if it is simple: a property has a value, is present or is missing. */
function describeCondition(condition: Schema): string {
  const isNegated = isObject(condition) && isObject(condition.not);
  const words = describeSimpleCondition(isNegated ? (condition.not as Schema) : condition);
  if (words === undefined) return "a condition holds";
  return isNegated ? `not: ${words}` : words;
}

function describeSimpleCondition(condition: Schema): string | undefined {
  if (!isObject(condition)) return undefined;
  const properties = isObject(condition.properties) ? Object.entries(condition.properties) : [];
  const stated = properties.flatMap(([name, schema]) => {
    const values = getStatedValues(schema);
    return values ? [`\`${name}\` is ${either(codes(values))}`] : [];
  });
  if (stated.length > 0 && stated.length === properties.length) return stated.join(" and ");
  const required = Array.isArray(condition.required) ? codes(condition.required.map(String)) : [];
  return properties.length === 0 && required.length > 0 ? `${required.join(" and ")} is present` : undefined;
}
