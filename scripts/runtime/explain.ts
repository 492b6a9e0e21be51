// The second tier of validation: when a generated check has refused a value, lists every fault with its place, code and
// message, in the order of the contract.

import { applySchema } from "./explain-evaluate.ts";
import type { KeywordRule } from "./explain-rules.ts";
import { getCode, getMessage, standardCode } from "./explain-text.ts";
import { FaultTree, keepFirstGroup, newBudget, visitFaults } from "./explain-tree.ts";
import { startWalk, type Vocabulary } from "./explain-walk.ts";
import type { Schema } from "./json-schema.ts";
import { escapeSegment } from "./json-values.ts";

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
/** A step takes a few microseconds. The generated checks step over what is valid, so even large values need few steps. */
const MAX_STEPS = 5_000;
/** A check without generated code has to look at everything. */
const MAX_CHECK_STEPS = 200_000;
/** What a pointer shows of a name. A name can be as long as the body, and every fault below it repeats it. */
const MAX_NAME_LENGTH = 500;
// More faults are collected than returned, because the first ones found need not come first in the order of the contract.
const COLLECTED_PER_RETURNED = 4;

/** The list is also empty if the steps ran out before a fault was found. */
export function explain(schema: Schema, data: unknown, options: ExplainOptions): Fault[] {
  const { faultCode, maxFaults = MAX_FAULTS, maxSteps = MAX_STEPS, at = "" } = options;
  const root = new FaultTree(data, newBudget(Math.max(1, maxFaults) * COLLECTED_PER_RETURNED));
  startWalk(options, applySchema, maxSteps).apply(schema, data, root);
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

/** Whether `explain` would find nothing. Stops at the first fault. A value that takes too many steps is refused. */
export function isValid(schema: Schema, data: unknown, options: Vocabulary): boolean {
  const walk = startWalk(options, applySchema, MAX_CHECK_STEPS);
  return walk.apply(schema, data) !== undefined && !walk.stopped;
}
