import { type ExplainOptions, explain, type Fault } from "./explain.ts";
import { type FillPlan, fillDefaults } from "./fill.ts";
import type { Schema } from "./json-schema.ts";

/** Which faults to look for, and how they are shown. */
export interface ExplainSettings {
  /** Stop after so many. */
  readonly maxFaults?: number;
  /** Put before every pointer: where the value stands in the request. */
  readonly at?: string;
}

/** The two tiers of validation on one function: called, it says yes or no; asked, it lists all that is wrong. */
export interface Validator<Value = unknown> {
  (value: unknown): value is Value;
  explain(value: unknown, settings?: ExplainSettings): Fault[];
  /** Puts defaults, in place, where a valid value left something out. */
  fill(value: unknown): void;
}

/** What the validators of one document have in common. */
export interface Vocabulary extends Omit<ExplainOptions, "defs" | "maxFaults" | "at"> {
  /** The schemas as JSON: only a refusal needs them, so they are parsed when the first one is due. */
  readonly schemas: string;
  readonly plans: Readonly<Record<string, FillPlan>>;
}

/** Makes validators of the generated checks. */
export function validatorMaker(vocabulary: Vocabulary) {
  let defs: Record<string, Schema> | undefined;
  const { schemas, plans, ...rest } = vocabulary;
  const explained = (name: string, value: unknown, settings: ExplainSettings = {}): Fault[] => {
    defs ??= JSON.parse(schemas) as Record<string, Schema>;
    const faults = explain(defs[name] ?? false, value, { ...rest, ...settings, defs });
    // The tiers are tested against each other; should they ever differ, a refusal still must say something.
    return faults.length > 0
      ? faults
      : [{ pointer: settings.at ?? "", keyword: "schema", code: rest.faultCode, message: "is not valid" }];
  };
  return (check: (value: unknown) => boolean, name: string, plan?: string): Validator =>
    Object.assign(check as (value: unknown) => value is unknown, {
      explain: (value: unknown, settings?: ExplainSettings) => explained(name, value, settings),
      fill: (value: unknown) => {
        if (plan !== undefined) fillDefaults(plans, plan, value);
      },
    });
}
