// The second tier of validation: called when the compiled validator has refused a value, lists every
// fault with its place, code and plain words, in the order of the contract.

import { messageOfAbsent } from "./explain-absent.ts";
import { codeOf } from "./explain-code.ts";
import { Place, visitFaults } from "./explain-place.ts";
import type { KeywordRule } from "./explain-rules.ts";
import { newBook, startRun, type Vocabulary } from "./explain-run.ts";
import { apply } from "./explain-walk.ts";
import { escapePointer, type Schema } from "./json-schema.ts";

export type { KeywordRule, Schema };

export interface Fault {
  /** RFC 6901, into the instance. */
  pointer: string;
  keyword: string;
  code: string;
  message: string;
}

export interface ExplainOptions extends Vocabulary {
  /** The code of a fault at a place that names none. */
  faultCode: string;
  maxFaults?: number;
  /** What each pointer begins with. */
  at?: string;
}

const MOST_FAULTS = 50;
// More are noted than told, because those noted first need not come first in the contract's order.
const NOTED_PER_TOLD = 20;

/** No faults also when the work cap was reached before one was found: the caller then speaks in general. */
export function explain(schema: Schema, data: unknown, options: ExplainOptions): Fault[] {
  const { faultCode, maxFaults = MOST_FAULTS, at = "" } = options;
  const root = new Place(data, newBook(Math.max(1, maxFaults) * NOTED_PER_TOLD));
  apply(startRun(options, apply), schema, data, root);

  const faults: Fault[] = [];
  const told = new Set<string>();
  visitFaults(root, [], (raw, place, path) => {
    if (faults.length >= maxFaults) return false;
    const pointer = at + path.map((token) => `/${escapePointer(token)}`).join("");
    const { keyword } = raw;
    const message = messageOfAbsent(raw, place, options.defs) ?? raw.message;
    const code = codeOf(raw, place, options.defs) ?? faultCode;
    const marks = [JSON.stringify([pointer, keyword]), JSON.stringify([pointer, code, message])];
    if (!marks.some((mark) => told.has(mark))) faults.push({ pointer, keyword, code, message });
    for (const mark of marks) told.add(mark);
    return true;
  });
  return faults;
}

/** Whether `explain` would find nothing, at the cost of the first fault only. */
export function isValid(schema: Schema, data: unknown, options: Vocabulary): boolean {
  return apply(startRun(options, apply), schema, data) !== undefined;
}
