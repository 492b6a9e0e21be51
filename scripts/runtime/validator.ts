import type { AjvError } from "./ajv.ts";
import { explain, type Fault, type KeywordRule } from "./explain.ts";
import { standardCode } from "./explain-text.ts";
import { type FillPlan, fillDefaults } from "./fill.ts";
import type { Definitions, Schema } from "./json-schema.ts";
import { unescapeSegment } from "./json-values.ts";
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

/**
 * Ajv's function for a schema, which says quickly whether a value is valid. `explain` then lists all that is wrong, with the
 * codes and sentences of the contract. It is a Standard Schema as well, for libraries that take any validator.
 */
export interface Validator<Value = unknown> {
  (value: unknown): value is Value;
  /** What ajv says of the last value: its first error and, where that is a union, those of its branches; null if it was valid. */
  errors?: readonly AjvError[] | null;
  explain(value: unknown, settings?: ExplainSettings): Fault[];
  /** Reads a request body as its caller meant it, in place, before it is checked: other spellings, empty values, other types. */
  read(value: unknown): ReadResult;
  /** Adds the defaults that a valid value leaves out, in place. */
  fill(value: unknown): void;
  /** The schema, and those that its `$ref`s name. */
  schema(): { readonly schema: Schema; readonly defs: Definitions };
  /** The validator of a schema of the document to which this one refers, directly or through others. */
  component(name: string): Validator | undefined;
  readonly "~standard": StandardSchema<Value>;
}

/** Version 1 of https://standardschema.dev. */
export interface StandardSchema<Value> {
  readonly version: 1;
  readonly vendor: "contract-kit";
  readonly validate: (value: unknown) => StandardResult<Value>;
  readonly types?: { readonly input: Value; readonly output: Value } | undefined;
}

export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] };

export interface Check {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** What the validators of one document have in common. */
export interface ValidatorSettings {
  readonly keywords: readonly KeywordRule[];
  /** The code of a fault for which no schema names one. Empty: the keyword. */
  readonly faultCode: string;
  readonly plans: Readonly<Record<string, FillPlan>>;
}

export interface PartOptions {
  readonly settings: ValidatorSettings;
  /** Ajv's functions, by the names of their schemas. */
  readonly checks: Readonly<Record<string, Check>>;
  /** The same for branches and conditions inside of these schemas, which only `explain` asks. */
  readonly branches?: Readonly<Record<string, Check>>;
  /** The schemas as JSON text: only `explain` needs them, so they are parsed when it is first called. */
  readonly schemas: string | (() => Readonly<Record<string, Schema>>);
  /** The plans by which bodies are filled and read, by the name of the schema. */
  readonly plans?: Readonly<Record<string, readonly [fill?: string | null, read?: string]>>;
  /** How bodies are read, as JSON text: it is needed when a body is first read. */
  readonly readPlans?: string;
  /** Ajv's functions for the schemas in these plans. */
  readonly readCheck?: (schema: Schema) => Check | undefined;
  /** The parts to whose schemas these refer. */
  readonly uses?: readonly ValidatorPart[];
}

/** The validators of one module. */
export interface ValidatorPart {
  // Typed by the declarations of the generated modules.
  // biome-ignore lint/suspicious/noExplicitAny: each validator has another type.
  readonly validators: Readonly<Record<string, Validator<any>>>;
  readonly branches: Readonly<Record<string, Check>>;
  readonly uses: readonly ValidatorPart[];
  ownSchemas(): Readonly<Record<string, Schema>>;
}

interface Reached {
  readonly defs: Definitions;
  readonly validators: ReadonlyMap<string, Validator>;
  readonly checks: ReadonlyMap<string, Check>;
}

export function definePart(given: PartOptions): ValidatorPart {
  const { settings, checks, branches = {}, schemas, plans = {}, readPlans = "{}", readCheck, uses = [] } = given;
  const ownSchemas = once(() =>
    typeof schemas === "string" ? (JSON.parse(schemas) as Readonly<Record<string, Schema>>) : schemas(),
  );
  const getReached = once(() => reach(part));
  const getReader = once(() => new ValueReader(JSON.parse(readPlans), readCheck));

  const toValidator = (name: string, check: Check): Validator => {
    const [fillPlan, readPlan] = (Object.hasOwn(plans, name) ? plans[name] : undefined) ?? [];
    const explainValue = (value: unknown, how: ExplainSettings = {}): Fault[] => {
      const { defs, checks: reached } = getReached();
      const faults = explain(defs[name] ?? false, value, { ...settings, ...how, defs, checks: reached });
      return faults.length > 0 || check(value) ? faults : [unexplained(how.at, how.faultCode ?? settings.faultCode)];
    };
    return Object.assign(check as (value: unknown) => value is unknown, {
      explain: explainValue,
      read: (value: unknown) => (readPlan === undefined ? AS_SENT : getReader().read(readPlan, value)),
      fill: (value: unknown) => {
        if (typeof fillPlan === "string") fillDefaults(settings.plans, fillPlan, value);
      },
      schema: () => ({ schema: getReached().defs[name] ?? false, defs: getReached().defs }),
      component: (other: string) => getReached().validators.get(other),
      "~standard": {
        version: 1,
        vendor: "contract-kit",
        validate: (value: unknown) => (check(value) ? { value } : { issues: explainValue(value).map(toIssue) }),
      } as const,
    });
  };
  const validators = Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [name, toValidator(name, check)]),
  );
  const part: ValidatorPart = { validators, branches, uses, ownSchemas };
  return part;
}

/** Everything to which the schemas of a part refer. */
function reach(start: ValidatorPart): Reached {
  const parts = new Set([start]);
  // A set is walked to its end although it grows.
  for (const { uses } of parts) for (const used of uses) parts.add(used);
  const all = [...parts];
  const validators = all.flatMap((part) => Object.entries(part.validators));
  return {
    defs: Object.assign({}, ...all.map(({ ownSchemas }) => ownSchemas())),
    validators: new Map(validators),
    checks: new Map<string, Check>([...validators, ...all.flatMap(({ branches }) => Object.entries(branches))]),
  };
}

/** Tests hold both tiers to the same answers. Should they ever differ, a refusal still has one fault. */
const unexplained = (pointer = "", faultCode: string): Fault => ({
  ...{ pointer, keyword: "schema", code: standardCode(faultCode, "schema"), message: "is not valid" },
});

const toIssue = ({ pointer, message }: Fault) => ({
  message,
  path: pointer.split("/").slice(1).map(unescapeSegment),
});

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
