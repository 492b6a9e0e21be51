import { ajvRequire, childErrors } from "../runtime/ajv.ts";
import { type ExplainOptions, explain, type Fault, type KeywordRule } from "../runtime/explain.ts";
import type { Definitions, Schema as ExplainedSchema } from "../runtime/json-schema.ts";
import { isMultipleOf } from "../runtime/json-values.ts";
import { type Check, definePart, type PartOptions, type Validator } from "../runtime/validator.ts";
import {
  AJV_IMPORTS,
  CheckCompiler,
  keywordImport,
  listCalls,
  type PluginKeyword,
  toAjvSchemas,
} from "./ajv-checks.ts";
import type { JsonObject } from "./json.ts";
import { isBranch, nameBranches } from "./name-branches.ts";
import type { Schema } from "./walk.ts";

type Defs = Readonly<Record<string, Schema>>;

/** A value of which nothing was checked before has to be looked at as a whole. */
const MAX_STEPS = 200_000;

export interface InMemoryOptions extends Pick<PartOptions, "plans" | "readPlans"> {
  readonly settings?: Partial<PartOptions["settings"]>;
}

/** Ajv's functions for schemas of which no code is generated: the same code, made when a function is first called. */
export class ChecksInMemory {
  readonly #keywords: readonly KeywordRule[];
  readonly #compiler: RememberingCompiler;

  constructor(keywords: readonly KeywordRule[] = []) {
    this.#keywords = keywords;
    this.#compiler = compilerFor(keywords);
  }

  /** The function of a schema that refers to no other. */
  check(schema: Schema): Check {
    const { checks } = this.#compiled({ Value: schema });
    return checks.get("Value") ?? (() => false);
  }

  /** The validators of these schemas, by name. */
  validators(defs: Defs, { settings, ...plans }: InMemoryOptions = {}): Readonly<Record<string, Validator>> {
    const { checks, defs: named } = this.#compiled(defs);
    return definePart({
      ...plans,
      settings: { faultCode: "", plans: {}, ...settings, keywords: this.#keywords },
      checks: Object.fromEntries([...checks].filter(([name]) => !isBranch(name))),
      branches: Object.fromEntries([...checks].filter(([name]) => isBranch(name))),
      schemas: () => named as Definitions,
      readCheck: (schema) => this.check(schema as Schema),
    }).validators;
  }

  /**
   * Explains values by these schemas, or by one that refers to them, without asking ajv first: only branches and conditions are compiled,
   * and without any of them ajv need not be loaded. For single values that takes less time than to compile everything.
   */
  explainer(defs: Defs): (schema: string | Schema, value: unknown, options?: Partial<ExplainOptions>) => Fault[] {
    const compiled = this.#compiled(defs);
    return (schema, value, options = {}) => {
      const name = typeof schema === "string" ? schema : compiled.addInline(schema);
      return explain((compiled.defs[name] ?? true) as ExplainedSchema, value, {
        ...{ faultCode: "", maxSteps: MAX_STEPS, keywords: this.#keywords },
        ...{ defs: compiled.defs as Definitions, checks: compiled.checks, stepsOver: false },
        ...options,
      });
    };
  }

  #compiled(defs: Defs): CompiledSchemas {
    const compiled = new CompiledSchemas((schema, call) => this.#compiler.factory(schema)(this.#keywords, call));
    compiled.add(defs);
    return compiled;
  }
}

/** Schemas, their branches, and the functions of both. */
class CompiledSchemas {
  readonly defs: Record<string, Schema> = {};
  readonly checks = new Map<string, Check>();
  readonly #make: (schema: JsonObject, call: (functionName: string) => Check) => Check;
  readonly #functionNames = new Map<string, string>();
  readonly #byFunction = new Map<string, Check>();
  #inline = 0;

  constructor(make: (schema: JsonObject, call: (functionName: string) => Check) => Check) {
    this.#make = make;
  }

  add(defs: Defs): void {
    for (const [name, schema] of Object.entries(nameBranches(defs))) {
      const functionName = toFunctionName(name);
      const check = lazily(() => {
        const [[, converted] = ["", {}]] = toAjvSchemas(this.defs, [name], this.#functionNames);
        return this.#make(converted, (called) => this.#byFunction.get(called) ?? (() => false));
      });
      this.defs[name] = schema;
      this.#functionNames.set(name, functionName);
      this.#byFunction.set(functionName, check);
      this.checks.set(name, check);
    }
  }

  /** Adds a schema without a name. Returns the name that it gets. */
  addInline(schema: Schema): string {
    this.#inline += 1;
    const name = `$inline${this.#inline}`;
    this.add({ [name]: schema });
    return name;
  }
}

/** Compiles the same schema once in a process. */
class RememberingCompiler {
  readonly #compiler: CheckCompiler;
  readonly #keywords: readonly string[];
  readonly #factories = new Map<string, Factory>();

  constructor(keywords: readonly PluginKeyword[]) {
    this.#compiler = new CheckCompiler(keywords);
    this.#keywords = keywords.map((_, index) => keywordImport(index));
  }

  factory(schema: JsonObject): Factory {
    const text = JSON.stringify(schema);
    const factory = this.#factories.get(text) ?? this.#compile(schema);
    this.#factories.set(text, factory);
    return factory;
  }

  #compile(schema: JsonObject): Factory {
    const calls = listCalls(schema);
    const { require, childErrors: child, isMultipleOf: multiple } = AJV_IMPORTS;
    // The same code that is generated. The schema was held against its meta-schema, so that no keyword brings code along.
    const run = new Function(
      ...["exports", require, child, multiple, ...this.#keywords, ...calls],
      this.#compiler.compile("check", schema),
    );
    return (keywords, call) => {
      const exports: { check?: Check } = {};
      run(exports, ajvRequire, childErrors, isMultipleOf, ...keywords, ...calls.map(call));
      if (exports.check === undefined) throw new Error("The code of ajv exports no function.");
      return exports.check;
    };
  }
}

/** Makes the function of a schema. `call` finds those of the schemas to which it refers. */
type Factory = (keywords: readonly KeywordRule[], call: (functionName: string) => Check) => Check;

const compilers = new Map<string, RememberingCompiler>();

/** The code depends on the names of the keywords, not on what they do. */
function compilerFor(rules: readonly KeywordRule[]): RememberingCompiler {
  const keywords = rules.map(({ keyword, appliesTo }): PluginKeyword => ({ keyword, appliesTo }));
  const key = JSON.stringify(keywords);
  const compiler = compilers.get(key) ?? new RememberingCompiler(keywords);
  compilers.set(key, compiler);
  return compiler;
}

/** `Pet.Tag` → `check_Pet$2eTag`. Every name has another. */
const toFunctionName = (name: string): string =>
  `check_${name.replaceAll(/[^\w$]/gu, (char) => `$${(char.codePointAt(0) ?? 0).toString(16)}`)}`;

/** A function that is made when it is first called. */
function lazily(make: () => Check): Check {
  let made: Check | undefined;
  const check: Check = (value) => {
    made ??= make();
    const isValid = made(value);
    check.errors = made.errors ?? null;
    return isValid;
  };
  return check;
}
