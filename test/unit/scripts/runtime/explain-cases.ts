import { type ExplainOptions, explain, type Fault, type Schema } from "../../../../scripts/runtime/explain.ts";

export const OPTIONS: ExplainOptions = { defs: {}, keywords: [], formats: {}, faultCode: "F000" };

export function faultsOf(schema: Schema, data: unknown, options: Partial<ExplainOptions> = {}): Fault[] {
  return explain(schema, data, { ...OPTIONS, ...options });
}

/** "pointer message", the two parts a person reads. */
export function linesOf(schema: Schema, data: unknown, options: Partial<ExplainOptions> = {}): string[] {
  return faultsOf(schema, data, options).map((fault) => `${fault.pointer} ${fault.message}`);
}

/** "pointer code". */
export function codesOf(schema: Schema, data: unknown, options: Partial<ExplainOptions> = {}): string[] {
  return faultsOf(schema, data, options).map((fault) => `${fault.pointer} ${fault.code}`);
}
