import { type ExplainOptions, explain, type Fault, isValid } from "./explain.ts";
import { standardCode } from "./explain-text.ts";
import { type FillPlan, fillDefaults } from "./fill.ts";
import type { Definitions, Schema } from "./json-schema.ts";
import { AS_SENT, type ReadResult, ValueReader } from "./read.ts";

/** Which faults to look for, and how they are reported. */
export interface ExplainSettings {
  /** Stop after so many. */
  readonly maxFaults?: number;
  /** Put before every pointer: where the value stands in the request. */
  readonly at?: string;
  /** The code of a fault for which no schema names one. Default: that of the document's plug-in, or else the keyword. */
  readonly faultCode?: string;
}

/** Validation in two tiers: the function itself says quickly whether a value is valid, `explain` lists all that is wrong. */
export interface Validator<Value = unknown> {
  (value: unknown): value is Value;
  explain(value: unknown, settings?: ExplainSettings): Fault[];
  /** Reads a request body as its caller meant it, in place, before it is checked: other spellings, empty values, other types. */
  read(value: unknown): ReadResult;
  /** Adds the defaults that a valid value leaves out, in place. */
  fill(value: unknown): void;
  /** The schema, and those that its `$ref`s name. */
  schema(): { readonly schema: Schema; readonly defs: Definitions };
}

/** What the validators of one document have in common. */
export interface ValidatorOptions extends Omit<ExplainOptions, "defs" | "maxFaults" | "at"> {
  /** The schemas as JSON text: only `explain` needs them, so they are parsed when it is first called. */
  readonly schemas: string;
  readonly plans: Readonly<Record<string, FillPlan>>;
  /** How bodies are read, as JSON text. */
  readonly readPlans?: string;
}

export interface ValidatorFactory {
  /** Makes a validator of a generated check. */
  validator(check: (value: unknown) => boolean, schemaName: string, plan?: string, readPlan?: string): Validator;
  /** The check of a schema for which no code can be generated. */
  interpretedCheck(schemaName: string): (value: unknown) => boolean;
}

export function validatorFactory({ schemas, plans, readPlans = "{}", ...options }: ValidatorOptions): ValidatorFactory {
  const checks = new Map<string, (value: unknown) => boolean>();
  let parsed: Record<string, Schema> | undefined;
  const getDefs = (): Record<string, Schema> => {
    parsed ??= JSON.parse(schemas) as Record<string, Schema>;
    return parsed;
  };
  const getSchema = (name: string): Schema => getDefs()[name] ?? false;
  let reader: ValueReader | undefined;
  const getReader = (): ValueReader => {
    reader ??= new ValueReader(JSON.parse(readPlans), { ...options, defs: {} });
    return reader;
  };
  const explainValue = (name: string, value: unknown, settings: ExplainSettings = {}): Fault[] => {
    const faults = explain(getSchema(name), value, { ...options, ...settings, defs: getDefs(), checks });
    // Tests hold both tiers to the same answers. Should they ever differ, a refusal still has one fault.
    return faults.length > 0
      ? faults
      : [
          {
            pointer: settings.at ?? "",
            keyword: "schema",
            code: standardCode(settings.faultCode ?? options.faultCode, "schema"),
            message: "is not valid",
          },
        ];
  };
  return {
    validator: (check, name, plan, readPlan) => {
      checks.set(name, check);
      return Object.assign(check as (value: unknown) => value is unknown, {
        explain: (value: unknown, settings?: ExplainSettings) => explainValue(name, value, settings),
        read: (value: unknown) => (readPlan === undefined ? AS_SENT : getReader().read(readPlan, value)),
        fill: (value: unknown) => {
          if (plan !== undefined) fillDefaults(plans, plan, value);
        },
        schema: () => ({ schema: getSchema(name), defs: getDefs() }),
      });
    },
    interpretedCheck: (name) => (value) => isValid(getSchema(name), value, { ...options, defs: getDefs() }),
  };
}
