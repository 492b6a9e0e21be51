import "@hyperjump/json-schema/formats";
import "@hyperjump/json-schema/openapi-3-2";
import {
  addKeyword,
  BASIC,
  defineVocabulary,
  type EvaluationPlugin,
  getSchema,
  interpret,
  Validation,
} from "@hyperjump/json-schema/experimental";
import * as Instance from "@hyperjump/json-schema/instance/experimental";
import {
  getShouldValidateSchema,
  type OutputUnit,
  registerSchema,
  type SchemaObject,
  setShouldValidateFormat,
  setShouldValidateSchema,
} from "@hyperjump/json-schema/openapi-3-1";
import type { BreakableKeyword } from "../../schema/break-own-keyword.ts";
import { isObject, type JsonObject } from "../../schema/json.ts";
import { withNumbers } from "../../schema/numeric.ts";
import { ExactKeywords } from "./exact-keywords.ts";
import { type Evaluation, KnownKeywords, type LightEvaluation, Tracer, ViolationLister, watcher } from "./trace.ts";

/** A schema keyword that no standard knows, as spec/keywords describes it. */
export type OwnKeyword = BreakableKeyword;

export interface Violation {
  /** Where in the value. */
  readonly pointer: string;
  /** Where in the document the keyword stands that is violated. */
  readonly place: string;
}

/** Told for every keyword that was looked at: where in the document it stands, and whether the value satisfied it. */
export type Witness = (place: string, satisfied: boolean) => void;

/**
 * Values against the schemas of an OpenAPI document, by a validator that shares nothing with the generated ones. The
 * document itself is held to OpenAPI's own schema first.
 */
export interface SchemaValidator {
  /** Makes the schema at this place of the document ready; the rest is quick. */
  prepare(place: string): Promise<void>;
  violations(place: string, value: unknown): Violation[];
  /** Whether the value satisfies the schema at this place, which lies somewhere in what was prepared. */
  holds(place: string, value: unknown): boolean;
  /** Every keyword that was looked at, and how it came out. */
  trace(place: string, value: unknown): { readonly valid: boolean; readonly evaluations: readonly Evaluation[] };
  /** The same of the parts of the value that violate something, without the rest: that is most of a trace. */
  traceViolated(place: string, value: unknown): readonly Evaluation[];
  /** What is violated, for a fraction of what a trace costs. */
  listViolated(place: string, value: unknown): readonly LightEvaluation[];
  /** Tells of every keyword that speaks of the value or a part of it; costs a fraction of a trace. Returns whether it is valid. */
  watch(place: string, value: unknown, witness: Witness): boolean;
}

/** OpenAPI's own schema for a document, with the vocabulary of its schemas. */
const openapiOf = ({ openapi }: JsonObject): string =>
  `https://spec.openapis.org/oas/${String(openapi).startsWith("3.2") ? "3.2" : "3.1"}`;
const VOCABULARIES = ["core", "applicator", "unevaluated", "validation", "meta-data", "format-annotation", "content"];
let documents = 0;

export interface ValidatorOptions {
  /** Do not hold the document to OpenAPI's own schema: one that it refuses may still have schemas that can be read. */
  readonly isLenient?: boolean;
}

export function makeValidator(
  document: JsonObject,
  ownKeywords: readonly OwnKeyword[] = [],
  { isLenient = false }: ValidatorOptions = {},
): SchemaValidator {
  // The registry of schemas belongs to the whole process, so each validator has addresses of its own.
  const base = `https://contract.invalid/${++documents}/openapi`;
  const openapi = openapiOf(document);
  setShouldValidateFormat(true);
  type Ast = Parameters<typeof Validation.compile>[1];
  const ast = { metaData: {}, plugins: new Set<EvaluationPlugin>() } as unknown as Ast;
  const ready = new Map<string, string>();
  const places = new Map<string, string>();
  const addressOf = (place: string): string => `${base}#${encodeURI(place.replaceAll("#", HASH))}`;
  const placeOf = (uri: string): string => {
    const known = places.get(uri);
    if (known !== undefined) return known;
    const place = decodeURIComponent(uri.slice(uri.indexOf("#") + 1)).replaceAll(HASH, "#");
    places.set(uri, place);
    return place;
  };
  const exact = new ExactKeywords(document, placeOf);
  const rounded = withNumbers(withoutHashes(document));
  registerSchema(rounded as SchemaObject, base, dialectWith(ownKeywords, exact, base, openapi));
  const instanceOf = (value: unknown) => Instance.fromJs(exact.enter(value) as Parameters<typeof Instance.fromJs>[0]);
  const ownTypes = new Map(ownKeywords.map(({ keyword, appliesTo }) => [keyword, appliesTo]));
  const keywords = new KnownKeywords(placeOf, ownTypes);
  const compiledAt = (place: string) => {
    const schemaUri = ready.get(place);
    if (schemaUri === undefined) throw new Error(`The schema at ${place} was not prepared`);
    return { schemaUri, ast };
  };
  const run = (place: string, value: unknown, plugin: EvaluationPlugin): boolean =>
    interpret(compiledAt(place), instanceOf(value), { outputFormat: "FLAG", plugins: [plugin] }).valid;

  return {
    async prepare(place) {
      if (ready.has(place)) return;
      const before = getShouldValidateSchema();
      setShouldValidateSchema(!isLenient);
      try {
        const schema = await getSchema(addressOf(place));
        ready.set(place, await Validation.compile(schema, ast, schema));
      } finally {
        setShouldValidateSchema(before);
      }
    },
    holds(place, value) {
      const schemaUri = addressOf(place);
      if (!(schemaUri in ast)) throw new Error(`The schema at ${place} is in nothing that was prepared`);
      return interpret({ schemaUri, ast }, instanceOf(value), "FLAG").valid;
    },
    trace(place, value) {
      const tracer = new Tracer(keywords);
      const valid = run(place, value, tracer);
      return { valid, evaluations: tracer.evaluations() };
    },
    traceViolated(place, value) {
      const tracer = new Tracer(keywords);
      run(place, value, tracer);
      return tracer.evaluationsOfViolated();
    },
    listViolated(place, value) {
      const lister = new ViolationLister(keywords);
      run(place, value, lister);
      return lister.found;
    },
    watch: (place, value, witness) => run(place, value, watcher(keywords, witness)),
    violations(place, value) {
      const instance = instanceOf(value);
      const compiled = compiledAt(place);
      if (interpret(compiled, instance, "FLAG").valid) return [];
      const { errors } = interpret(compiled, instance, BASIC) as { readonly errors?: readonly OutputUnit[] };
      return (errors ?? []).map(({ instanceLocation, absoluteKeywordLocation }) => ({
        pointer: placeOf(instanceLocation),
        place: placeOf(absoluteKeywordLocation),
      }));
    },
  };
}

/** Stands for a # in the paths of the document: the validator's addresses cannot have one after that before the pointer. */
const HASH = "(hash)";

function withoutHashes(document: JsonObject): JsonObject {
  const paths = Object.entries(isObject(document.paths) ? document.paths : {});
  if (!paths.some(([path]) => path.includes("#"))) return document;
  return { ...document, paths: Object.fromEntries(paths.map(([path, item]) => [path.replaceAll("#", HASH), item])) };
}

/** JSON Schema 2020-12 and these keywords, for an OpenAPI document. */
function dialectWith(ownKeywords: readonly OwnKeyword[], exact: ExactKeywords, base: string, openapi: string): string {
  const vocabulary = `${base}/vocabulary`;
  const dialect = `${base}/dialect`;
  for (const own of ownKeywords)
    addKeyword({
      id: `${vocabulary}/${own.keyword}`,
      compile: async (schema) => Reflect.get(schema, "_value") as unknown,
      interpret: (parameter, node) =>
        Instance.typeOf(node) !== own.appliesTo || own.holds(Instance.value(node) as never, parameter as never),
    });
  for (const name of exact.names) exact.add(name, `${vocabulary}/${name}`);
  const names = [...exact.names, ...ownKeywords.map(({ keyword }) => keyword)];
  defineVocabulary(vocabulary, Object.fromEntries(names.map((name) => [name, `${vocabulary}/${name}`])));
  registerSchema(
    {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $vocabulary: {
        ...Object.fromEntries(
          VOCABULARIES.map((name) => [`https://json-schema.org/draft/2020-12/vocab/${name}`, true]),
        ),
        [`${openapi}/vocab/base`]: false,
        [vocabulary]: true,
      },
      $ref: `${openapi}/schema-draft-2020-12`,
    },
    dialect,
  );
  return dialect;
}
