import type { ExplainOptions, Fault, KeywordRule, Schema } from "../../../../scripts/runtime/explain.ts";
import { ChecksInMemory } from "../../../../scripts/schema/checks-in-memory.ts";
import type { Schema as DocumentSchema } from "../../../../scripts/schema/walk.ts";

export interface CaseOptions extends Partial<Omit<ExplainOptions, "defs" | "keywords">> {
  readonly defs?: Readonly<Record<string, Schema>>;
  readonly keywords?: readonly KeywordRule[];
}

const withValue = (schema: Schema, defs: CaseOptions["defs"]) =>
  ({ ...defs, Value: schema }) as Readonly<Record<string, DocumentSchema>>;

export function faultsOf(schema: Schema, data: unknown, { defs, keywords, ...options }: CaseOptions = {}): Fault[] {
  const explain = new ChecksInMemory(keywords).explainer(withValue(schema, defs));
  return explain("Value", data, { faultCode: "F000", maxSteps: 5000, ...options });
}

/** Whether ajv accepts the value. */
export const isValid = (schema: Schema, data: unknown, { defs, keywords }: CaseOptions = {}): boolean =>
  new ChecksInMemory(keywords).validators(withValue(schema, defs)).Value?.(data) === true;

/** "pointer message", the two parts a person reads. */
export function linesOf(schema: Schema, data: unknown, options: CaseOptions = {}): string[] {
  return faultsOf(schema, data, options).map((fault) => `${fault.pointer} ${fault.message}`);
}

/** "pointer code". */
export function codesOf(schema: Schema, data: unknown, options: CaseOptions = {}): string[] {
  return faultsOf(schema, data, options).map((fault) => `${fault.pointer} ${fault.code}`);
}
