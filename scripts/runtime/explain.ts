// The second tier of validation: when ajv's function has refused a value, lists every fault with its place, code and message,
// in the order of the contract. Whether a branch of a union or a condition matches is asked of ajv's functions.

import { applyToMembers, applyToUnevaluated } from "./explain-members.ts";
import { getCode, getMessage, mustBeOfType, mustBeOneOf, NOT_ALLOWED, standardCode } from "./explain-text.ts";
import {
  ALL_EVALUATED,
  Evaluated,
  FaultTree,
  keepFirstGroup,
  newBudget,
  type SchemaChain,
  visitFaults,
} from "./explain-tree.ts";
import { applyNot, applyUnion } from "./explain-union.ts";
import { type Application, type Vocabulary, Walk } from "./explain-walk.ts";
import { FORMATS } from "./formats.ts";
import { jsonType, matchesType, resolveRef, type Schema, type SchemaObject } from "./json-schema.ts";
import { deepEqual, escapeSegment, isObject } from "./json-values.ts";
import type { KeywordRule } from "./keyword-rules.ts";

export type { KeywordRule, Schema };

export interface Fault {
  /** RFC 6901, into the value. */
  pointer: string;
  keyword: string;
  code: string;
  message: string;
  /** It breaks a rule across fields. Such faults are listed only if every field is right by itself. */
  isAcrossFields?: true;
}

export interface ExplainOptions extends Vocabulary {
  /** The code of a fault for which no schema names one. Empty: the keyword. */
  faultCode: string;
  maxFaults?: number;
  /** How many schemas may be applied to find the faults. */
  maxSteps?: number;
  /** What each pointer begins with. */
  at?: string;
}

const MAX_FAULTS = 50;
/** A step takes a few microseconds. Ajv's functions step over what is valid, so even large values need few steps. */
const MAX_STEPS = 5_000;
/** What a pointer shows of a name. A name can be as long as the body, and every fault below it repeats it. */
const MAX_NAME_LENGTH = 500;
// More faults are collected than returned, because the first ones found need not come first in the order of the contract.
const COLLECTED_PER_RETURNED = 4;

/** The list is also empty if the steps ran out before a fault was found. */
export function explain(schema: Schema, data: unknown, options: ExplainOptions): Fault[] {
  const { faultCode, maxFaults = MAX_FAULTS, maxSteps = MAX_STEPS, at = "" } = options;
  const root = new FaultTree(data, newBudget(Math.max(1, maxFaults) * COLLECTED_PER_RETURNED));
  new Walk(options, apply, maxSteps).apply(schema, data, root);
  keepFirstGroup(root);

  const faults: Fault[] = [];
  const reported = new Set<string>();
  visitFaults(root, [], (raw, tree, path) => {
    if (faults.length >= maxFaults) return false;
    const pointer = at + path.map((segment) => `/${escapeSegment(segment.slice(0, MAX_NAME_LENGTH))}`).join("");
    const { keyword, isAcrossFields } = raw;
    const message = getMessage(raw, tree, options.defs);
    const code = getCode(raw, tree, options.defs) ?? standardCode(faultCode, keyword);
    const keys = [JSON.stringify([pointer, keyword]), JSON.stringify([pointer, code, message])];
    if (!keys.some((key) => reported.has(key)))
      faults.push({ pointer, keyword, code, message, ...(isAcrossFields && { isAcrossFields }) });
    for (const key of keys) reported.add(key);
    return true;
  });
  return faults;
}

/** Schemas inside one another, data depth included. Deeper nesting could overflow the stack. */
const MAX_NESTING = 600;
/** Shared, so never changed. */
const NOTHING_EVALUATED = new Evaluated();

function apply(walk: Walk, schema: Schema, data: unknown, tree: FaultTree, outer?: SchemaChain): Evaluated {
  if (schema === true) return NOTHING_EVALUATED;
  walk.work -= 1;
  if (walk.work < 0) walk.stopped = true;
  if (walk.stopped) return NOTHING_EVALUATED;
  if (schema === false) {
    walk.reportValue({ tree, chain: outer }, "false", NOT_ALLOWED);
    return ALL_EVALUATED;
  }
  if (walk.nesting >= MAX_NESTING) {
    walk.reportValue({ tree, chain: outer }, "maxDepth", "is nested too deeply");
    return NOTHING_EVALUATED;
  }
  const before = tree.applied.get(schema);
  if (before !== undefined) return before;
  const rules = schema["x-across-fields"] === true ? 1 : 0;
  walk.nesting += 1;
  walk.acrossFields += rules;
  const evaluated = evaluate(walk, schema, data, tree, outer);
  walk.acrossFields -= rules;
  walk.nesting -= 1;
  return evaluated;
}

function evaluate(walk: Walk, schema: SchemaObject, data: unknown, tree: FaultTree, outer?: SchemaChain): Evaluated {
  const evaluated = new Evaluated();
  tree.listFields(schema);
  const application: Application = { schema, tree, chain: { schema, outer }, evaluated };
  const { type } = schema;
  if (type !== undefined && !matchesType(type, data)) {
    tree.applied.set(schema, ALL_EVALUATED);
    // Everything else in this schema is about values of another type.
    walk.reportValue(application, "type", mustBeOfType(type));
    return ALL_EVALUATED;
  }
  // The schema's own keywords come first, so that its fields, at every depth, lead the order.
  assertValue(walk, application, data);
  applyToMembers(walk, application, data);
  applyInPlace(walk, application, data);
  tree.applied.set(schema, evaluated);
  applyToUnevaluated(walk, application, data);
  return evaluated;
}

/** The keywords that apply further schemas to the same value. */
function applyInPlace(walk: Walk, application: Application, data: unknown): void {
  const { schema, tree, chain, evaluated } = application;
  const applyHere = (inner: Schema): void => evaluated.merge(walk.apply(inner, data, tree, chain));

  if (schema.$dynamicRef !== undefined) throw new Error(`$dynamicRef "${schema.$dynamicRef}" is not supported here`);
  if (schema.$ref !== undefined) applyHere(resolveRef(schema.$ref, walk.defs));
  for (const inner of schema.allOf ?? []) applyHere(inner);
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const branches = schema[keyword];
    // Which branch the fields would fit is no fault of its own if their number is wrong.
    if (branches !== undefined && hasWrongSize(schema, data)) evaluated.addAll();
    else if (branches !== undefined) evaluated.merge(applyUnion(walk, application, { keyword, branches, data }));
  }
  if (schema.not !== undefined) applyNot(walk, application, schema.not, data);
  if (schema.if !== undefined) {
    const holds = walk.holds(schema.if, data);
    if (holds) evaluated.merge(walk.apply(schema.if, data, new FaultTree(data)));
    applyHere((holds ? schema.then : schema.else) ?? true);
  }
  if (schema.dependentSchemas === undefined || !isObject(data)) return;
  for (const [field, inner] of Object.entries(schema.dependentSchemas))
    if (Object.hasOwn(data, field)) applyHere(inner);
}

function hasWrongSize({ minProperties = 0, maxProperties = Infinity }: SchemaObject, data: unknown): boolean {
  if (!isObject(data) || (minProperties === 0 && maxProperties === Infinity)) return false;
  const size = Object.keys(data).length;
  return size < minProperties || size > maxProperties;
}

const MAX_WORK_FOR_STRING = 200;
function assertValue(walk: Walk, application: Application, data: unknown): void {
  const { schema } = application;
  const { enum: values, format } = schema;
  walk.work -= (values?.length ?? 0) >> 3;
  if (values?.some((value) => deepEqual(value, data)) === false)
    walk.reportValue(application, "enum", mustBeOneOf(values));
  if (Object.hasOwn(schema, "const") && !deepEqual(schema.const, data))
    walk.reportValue(application, "const", mustBeOneOf([schema.const]));
  const broken = (walk.rules.get(jsonType(data)) ?? []).filter((rule) => {
    const param = schema[rule.keyword];
    if (param === undefined) return false;
    // A rule reads a string to its end. The longest string alone must leave enough work to report its fault.
    if (typeof data === "string") walk.work -= Math.min(data.length >> 7, MAX_WORK_FOR_STRING);
    return !rule.holds(data, param);
  });
  for (const { keyword, message } of broken)
    if (!broken.some(({ covers }) => covers?.includes(keyword)))
      walk.reportValue(application, keyword, message(schema[keyword], data));
  if (format === undefined || typeof data !== "string" || !Object.hasOwn(FORMATS, format)) return;
  if (FORMATS[format]?.(data) === false) walk.reportValue(application, "format", `must be a valid ${format}`);
}
