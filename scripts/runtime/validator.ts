import { type ExplainOptions, explain, type Fault, isValid } from "./explain.ts";
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

/** What the generated checks are made into, and what stands in for a check that could not be generated. */
export interface Made {
  validator(check: (value: unknown) => boolean, name: string, plan?: string): Validator;
  interpreted(name: string): (value: unknown) => boolean;
}

export function vocabulary({ schemas, plans, ...rest }: Vocabulary): Made {
  let parsed: Record<string, Schema> | undefined;
  const defs = (): Record<string, Schema> => {
    parsed ??= JSON.parse(schemas) as Record<string, Schema>;
    return parsed;
  };
  const schemaOf = (name: string): Schema => defs()[name] ?? false;
  const explained = (name: string, value: unknown, settings: ExplainSettings = {}): Fault[] => {
    const faults = explain(schemaOf(name), value, { ...rest, ...settings, defs: defs() });
    // The tiers are tested against each other; should they ever differ, a refusal still must say something.
    return faults.length > 0
      ? faults
      : [{ pointer: settings.at ?? "", keyword: "schema", code: rest.faultCode, message: "is not valid" }];
  };
  return {
    validator: (check, name, plan) =>
      Object.assign(check as (value: unknown) => value is unknown, {
        explain: (value: unknown, settings?: ExplainSettings) => explained(name, value, settings),
        fill: (value: unknown) => {
          if (plan !== undefined) fillDefaults(plans, plan, value);
        },
      }),
    interpreted: (name) => (value) => isValid(schemaOf(name), value, { ...rest, defs: defs() }),
  };
}
