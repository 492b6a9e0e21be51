// Applies one schema to one value: its assertions, its members, the schemas it brings in for the same value, and last the
// members that none of these has looked at.

import { applyToFields, applyToItems, applyToUnevaluated, checkRequired } from "./explain-fields-and-items.ts";
import type { KeywordRule } from "./explain-rules.ts";
import { mustBeOfType, mustBeOneOf, NOT_ALLOWED } from "./explain-text.ts";
import { ALL_EVALUATED, Evaluated, type FaultTree, NOTHING_EVALUATED, type SchemaChain } from "./explain-tree.ts";
import { applyNot, applyUnion } from "./explain-union.ts";
import { type Application, reportValue, type Walk } from "./explain-walk.ts";
import { jsonType, matchesType, resolveRef, type Schema, type SchemaObject } from "./json-schema.ts";
import { deepEqual, isObject } from "./json-values.ts";

/** Schemas inside one another, data depth included. Deeper nesting could overflow the stack. */
const MAX_NESTING = 600;

export function applySchema(
  walk: Walk,
  schema: Schema,
  data: unknown,
  tree?: FaultTree,
  outer?: SchemaChain,
): Evaluated | undefined {
  if (schema === true) return NOTHING_EVALUATED;
  walk.work -= 1;
  if (walk.work < 0) walk.stopped = true;
  if (walk.stopped) return NOTHING_EVALUATED;
  const here = { tree, chain: outer };
  if (schema === false) return reportValue(walk, here, "false", () => NOT_ALLOWED) ? ALL_EVALUATED : undefined;
  if (walk.nesting >= MAX_NESTING) {
    reportValue(walk, here, "maxDepth", () => "is nested too deeply");
    return NOTHING_EVALUATED;
  }
  const before = tree?.applied.get(schema);
  if (before !== undefined) return before;
  const rules = schema["x-across-fields"] === true ? 1 : 0;
  walk.nesting += 1;
  walk.acrossFields += rules;
  const evaluated = tree === undefined ? checkOnce(walk, schema, data) : evaluate(walk, schema, data, tree, outer);
  walk.acrossFields -= rules;
  walk.nesting -= 1;
  return evaluated;
}

/** The result is kept: unions inside unions ask for the same one many times. */
function checkOnce(walk: Walk, schema: SchemaObject, data: unknown): Evaluated | undefined {
  if (typeof data !== "object" || data === null) return evaluate(walk, schema, data);
  let known = walk.checked.get(schema);
  if (known === undefined) {
    known = new Map();
    walk.checked.set(schema, known);
  }
  if (known.has(data)) return known.get(data);
  const evaluated = evaluate(walk, schema, data);
  // A walk that was stopped has no result.
  if (!walk.stopped) known.set(data, evaluated);
  return evaluated;
}

function evaluate(
  walk: Walk,
  schema: SchemaObject,
  data: unknown,
  tree?: FaultTree,
  outer?: SchemaChain,
): Evaluated | undefined {
  const evaluated = new Evaluated();
  const application: Application = { schema, tree, chain: tree?.enter(schema, outer), evaluated };
  const { type } = schema;
  if (type !== undefined && !matchesType(type, data)) {
    tree?.leave(schema, ALL_EVALUATED);
    // Everything else in this schema is about values of another type.
    return reportValue(walk, application, "type", () => mustBeOfType(type)) ? ALL_EVALUATED : undefined;
  }
  // The schema's own keywords come first, so that its fields, at every depth, lead the order.
  if (!assertValue(walk, application, data)) return undefined;
  if (isObject(data)) {
    if (!checkRequired(walk, application, data)) return undefined;
    if (!applyToFields(walk, application, data)) return undefined;
  } else if (Array.isArray(data) && !applyToItems(walk, application, data)) return undefined;
  if (!applyInPlace(walk, application, data)) return undefined;
  tree?.leave(schema, evaluated);
  const hasMembers = isObject(data) || Array.isArray(data);
  return !hasMembers || applyToUnevaluated(walk, application, data) ? evaluated : undefined;
}

/** The keywords that apply further schemas to the same value. */
function applyInPlace(walk: Walk, application: Application, data: unknown): boolean {
  const { schema, tree, chain, evaluated } = application;
  const merge = (inner: Evaluated | undefined): boolean => {
    if (inner !== undefined) evaluated.merge(inner);
    return inner !== undefined;
  };
  const applyHere = (inner: Schema): boolean => merge(walk.apply(inner, data, tree, chain));

  if (schema.$dynamicRef !== undefined) throw new Error(`$dynamicRef "${schema.$dynamicRef}" is not supported here`);
  if (schema.$ref !== undefined && !applyHere(resolveRef(schema.$ref, walk.defs))) return false;
  if (schema.allOf !== undefined && !schema.allOf.every(applyHere)) return false;
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const branches = schema[keyword];
    // Which branch the fields would fit is no fault of its own if their number is wrong.
    if (branches !== undefined && tree !== undefined && hasWrongSize(schema, data)) evaluated.addAll();
    else if (branches !== undefined && !merge(applyUnion(walk, application, keyword, branches, data))) return false;
  }
  if (schema.not !== undefined && !applyNot(walk, application, schema.not, data)) return false;
  if (schema.if !== undefined) {
    const holds = merge(walk.apply(schema.if, data));
    if (!applyHere((holds ? schema.then : schema.else) ?? true)) return false;
  }
  if (schema.dependentSchemas !== undefined && isObject(data)) {
    for (const [field, inner] of Object.entries(schema.dependentSchemas))
      if (Object.hasOwn(data, field) && !applyHere(inner)) return false;
  }
  return true;
}

function hasWrongSize({ minProperties = 0, maxProperties = Infinity }: SchemaObject, data: unknown): boolean {
  if (!isObject(data) || (minProperties === 0 && maxProperties === Infinity)) return false;
  const size = Object.keys(data).length;
  return size < minProperties || size > maxProperties;
}

const MAX_WORK_FOR_STRING = 200;

function assertValue(walk: Walk, application: Application, data: unknown): boolean {
  const { schema } = application;
  if (schema.enum !== undefined) {
    const { enum: values } = schema;
    walk.work -= values.length >> 3;
    const isListed = values.some((value) => deepEqual(value, data));
    if (!isListed && !reportValue(walk, application, "enum", () => mustBeOneOf(values))) return false;
  }
  if (Object.hasOwn(schema, "const") && !deepEqual(schema.const, data)) {
    if (!reportValue(walk, application, "const", () => mustBeOneOf([schema.const]))) return false;
  }
  const broken: KeywordRule[] = [];
  for (const rule of walk.rules.get(jsonType(data)) ?? []) {
    const param = schema[rule.keyword];
    if (param === undefined) continue;
    // A rule reads a string to its end. The longest string alone must leave enough work to report its fault.
    if (typeof data === "string") walk.work -= Math.min(data.length >> 7, MAX_WORK_FOR_STRING);
    if (rule.holds(data, param)) continue;
    if (application.tree === undefined) return false;
    broken.push(rule);
  }
  for (const { keyword, message } of broken)
    if (!broken.some(({ covers }) => covers?.includes(keyword)))
      reportValue(walk, application, keyword, () => message(schema[keyword], data));
  const { format } = schema;
  if (format === undefined || typeof data !== "string" || !Object.hasOwn(walk.formats, format)) return true;
  if (walk.formats[format]?.(data) !== false) return true;
  return reportValue(walk, application, "format", () => `must be a valid ${format}`);
}
