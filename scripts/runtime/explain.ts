// The second tier of validation: when a generated check has refused a value, lists every fault with its place, code and
// message, in the order of the contract.

import { applySchema } from "./explain-evaluate.ts";
import type { KeywordRule } from "./explain-rules.ts";
import { getCode, getMessage } from "./explain-text.ts";
import { FaultTree, newBudget, visitFaults } from "./explain-tree.ts";
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
}

export interface ExplainOptions extends Vocabulary {
  /** The code of a fault for which no schema names one. */
  faultCode: string;
  maxFaults?: number;
  /** What each pointer begins with. */
  at?: string;
}

const MAX_FAULTS = 50;
// More faults are collected than returned, because the first ones found need not come first in the order of the contract.
const COLLECTED_PER_RETURNED = 20;

/** The list is also empty if the work limit was reached before a fault was found. */
export function explain(schema: Schema, data: unknown, options: ExplainOptions): Fault[] {
  const { faultCode, maxFaults = MAX_FAULTS, at = "" } = options;
  const root = new FaultTree(data, newBudget(Math.max(1, maxFaults) * COLLECTED_PER_RETURNED));
  startWalk(options, applySchema).apply(schema, data, root);

  const faults: Fault[] = [];
  const reported = new Set<string>();
  visitFaults(root, [], (raw, tree, path) => {
    if (faults.length >= maxFaults) return false;
    const pointer = at + path.map((segment) => `/${escapeSegment(segment)}`).join("");
    const { keyword } = raw;
    const message = getMessage(raw, tree, options.defs);
    const code = getCode(raw, tree, options.defs) ?? faultCode;
    const keys = [JSON.stringify([pointer, keyword]), JSON.stringify([pointer, code, message])];
    if (!keys.some((key) => reported.has(key))) faults.push({ pointer, keyword, code, message });
    for (const key of keys) reported.add(key);
    return true;
  });
  return faults;
}

/** Whether `explain` would find nothing. Stops at the first fault. */
export function isValid(schema: Schema, data: unknown, options: Vocabulary): boolean {
  return startWalk(options, applySchema).apply(schema, data) !== undefined;
}
