import { toValidatorSchema, type ValidatorSchemaOptions } from "../../model/validator-schemas.ts";
import type { Fault } from "../../runtime/explain.ts";
import { FORMATS } from "../../runtime/formats.ts";
import { ChecksInMemory } from "../../schema/checks-in-memory.ts";
import { isObject, valueAt } from "../../schema/json.ts";
import type { Path } from "../../schema/spot.ts";
import { isSchema, type Schema } from "../../schema/walk.ts";
import { FaultMemory } from "./fault-memory.ts";
import type { LintContext } from "./lint-context.ts";

/** The first faults are enough to correct a value. */
const MAX_FAULTS = 3;

const checks = new WeakMap<LintContext, ValueCheck>();

/** One for all rules that lint a document: they share the compiled schemas, and what is known from the run before. */
export function valueCheckOf(context: LintContext): ValueCheck {
  const check = checks.get(context) ?? new ValueCheck(context);
  checks.set(context, check);
  return check;
}

/** Checks values by the schemas that also become validators, with the keywords of the plug-in. */
class ValueCheck {
  readonly #context: LintContext;
  readonly #options: ValidatorSchemaOptions;
  readonly #explain: ReturnType<ChecksInMemory["explainer"]>;
  readonly #memory: FaultMemory;

  constructor(context: LintContext) {
    const { bundle, built } = context;
    this.#context = context;
    const schemas = valueAt(built.document, ["components", "schemas"]);
    this.#options = {
      schemas: isObject(schemas) ? schemas : {},
      keywords: new Set(bundle.plugin.keywords.map(({ module }) => module.keyword)),
      formats: new Set(Object.keys(FORMATS)),
    };
    const keywords = bundle.plugin.keywords.map(({ module }) => module);
    this.#explain = new ChecksInMemory(keywords).explainer(built.api.defs);
    this.#memory = new FaultMemory(built.api.defs, keywords);
  }

  /** The faults of a value, by the name of a schema among those of the validators. */
  byName(schema: string, value: unknown): readonly Fault[] {
    return this.#faults({ $ref: `#/$defs/${schema}` }, value);
  }

  /** The faults of a value by the schema at a path of the document. */
  byPath(path: Path, value: unknown): readonly Fault[] {
    const schema = valueAt(this.#context.built.document, path.map(String));
    if (schema === undefined || !isSchema(schema)) return [];
    const faults = this.#faults(toValidatorSchema(schema, this.#options), value);
    // A value of a schema is read in requests and in responses, which may each leave other parts out.
    return this.#context.built.hasViews ? faults.filter(({ keyword }) => keyword !== "required") : faults;
  }

  #faults(schema: Schema, value: unknown): readonly Fault[] {
    return this.#memory.remember(schema, value, () => this.#explain(schema, value, { maxFaults: MAX_FAULTS }));
  }
}

/** `/text must be at most 20 characters (maxLength)` */
export const describeFault = ({ pointer, message, keyword }: Fault): string =>
  `${pointer === "" ? "" : `${pointer} `}${message} (${keyword})`;
