import { toValidatorSchema, type ValidatorSchemaOptions } from "../../model/validator-schemas.ts";
import { explain, type Fault, isValid, type Schema } from "../../runtime/explain.ts";
import { FORMATS } from "../../runtime/formats.ts";
import { isObject, valueAt } from "../../schema/json.ts";
import type { Path } from "../../schema/spot.ts";
import { type Schema as DocumentSchema, isSchema } from "../../schema/walk.ts";
import type { LintContext } from "./lint-context.ts";

/** The first faults are enough to correct a value. */
const MAX_FAULTS = 3;

/** Checks values by the schemas that also become validators, with the keywords of the plug-in. */
export class ValueCheck {
  readonly #context: LintContext;
  readonly #options: ValidatorSchemaOptions;
  readonly #defs: Readonly<Record<string, Schema>>;
  readonly #vocabulary: Parameters<typeof isValid>[2];

  constructor(context: LintContext) {
    const { bundle, built } = context;
    this.#context = context;
    const schemas = valueAt(built.document, ["components", "schemas"]);
    this.#options = {
      schemas: isObject(schemas) ? schemas : {},
      keywords: new Set(bundle.plugin.keywords.map(({ module }) => module.keyword)),
      formats: new Set(Object.keys(FORMATS)),
    };
    this.#defs = built.api.defs as Readonly<Record<string, Schema>>;
    const keywords = bundle.plugin.keywords.map(({ module }) => module);
    this.#vocabulary = { defs: this.#defs, keywords, formats: FORMATS };
  }

  /** The faults of a value, by the name of a schema among those of the validators. */
  byName(schema: string, value: unknown): Fault[] {
    return this.#explain(this.#defs[schema] ?? true, value);
  }

  /** The faults of a value by the schema at a path of the document. */
  byPath(path: Path, value: unknown): Fault[] {
    const schema = valueAt(this.#context.built.document, path.map(String));
    if (schema === undefined || !isSchema(schema)) return [];
    const faults = this.#explain(toValidatorSchema(schema as DocumentSchema, this.#options) as Schema, value);
    // A value of a schema is read in requests and in responses, which may each leave other parts out.
    return this.#context.built.hasViews ? faults.filter(({ keyword }) => keyword !== "required") : faults;
  }

  /** Most values are valid, and finding that out is faster than looking for all faults. */
  #explain(schema: Schema, value: unknown): Fault[] {
    if (isValid(schema, value, this.#vocabulary)) return [];
    return explain(schema, value, { ...this.#vocabulary, faultCode: "", maxFaults: MAX_FAULTS });
  }
}

/** `/text must be at most 20 characters (maxLength)` */
export const describeFault = ({ pointer, message, keyword }: Fault): string =>
  `${pointer === "" ? "" : `${pointer} `}${message} (${keyword})`;
