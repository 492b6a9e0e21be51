import type { Json, JsonObject } from "../../schema/json.ts";
import type { Words } from "../../schema/words.ts";
import type { Contract } from "../contract/contract.ts";
import { documentedRequests } from "../contract/examples.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { makeValidator, type OwnKeyword, type SchemaValidator } from "../contract/validator.ts";
import { generatedMediaType } from "../request/make-requests.ts";
import { isForm } from "../request/write-parameter.ts";
import { Corpus } from "./corpus.ts";
import { decides, ReachableSchemas } from "./reachable-schemas.ts";
import { type Violation, Violations } from "./violations.ts";

/** Bodies that are made from the schemas of all requests: valid ones for every keyword, and one for each broken keyword. */
export interface GeneratedBodies {
  readonly corpus: Corpus;
  readonly violations: readonly Violation[];
  readonly validator: SchemaValidator;
  /** Every keyword of the schemas of bodies that a value can satisfy or violate. */
  readonly goals: readonly string[];
  /** The examples of the document that are not valid. */
  readonly invalidExamples: readonly InvalidExample[];
}

export interface InvalidExample {
  readonly operation: DocumentedOperation;
  readonly example: string;
  readonly value: Json;
  readonly schema: string;
}

export interface GenerateOptions {
  /** Only bodies of these operations; unless told otherwise, of all. */
  readonly operations?: Iterable<DocumentedOperation>;
  /** One that has all schemas of the contract; unless told otherwise, one is made. */
  readonly validator?: SchemaValidator;
  readonly words?: Words;
  /** So many bodies are tried at most, valid ones and broken ones. */
  readonly mostTries?: number;
  /** Also the fields of forms, where there is no JSON. */
  readonly withForms?: boolean;
}

export async function generateBodies(
  document: JsonObject,
  contract: Contract,
  ownKeywords: readonly OwnKeyword[],
  options: GenerateOptions = {},
): Promise<GeneratedBodies> {
  const validator = options.validator ?? makeValidator(document, ownKeywords);
  const operations = [...(options.operations ?? contract.operations.values())];
  const bodies = operations.flatMap((operation) => {
    const mediaType = generatedMediaType(operation);
    if (mediaType !== undefined && isForm(mediaType) && options.withForms !== true) return [];
    const schema = operation.body?.mediaTypes.get(mediaType ?? "")?.schema;
    const isReadable = schema === undefined || !contract.unreadable.has(schema);
    return schema === undefined || !isReadable ? [] : [{ operation, schema, mediaType }];
  });
  for (const { schema } of bodies) await validator.prepare(schema);
  if (options.validator === undefined)
    for (const { parameters } of operations) for (const { schema } of parameters) await validator.prepare(schema);
  const examples = bodies.flatMap(({ operation, schema, mediaType }) =>
    documentedRequests(document, operation).flatMap(({ mediaType: shownType, example, value }) =>
      shownType === mediaType && value !== undefined ? [{ operation, schema, example, value }] : [],
    ),
  );
  const isValid = new Map(examples.map((one) => [one, validator.violations(one.schema, one.value).length === 0]));
  const grown = makeLater(() => {
    const own = ownKeywords.map(({ keyword }) => keyword);
    const reach = new ReachableSchemas(document);
    const places = new Set(bodies.flatMap(({ schema }) => reach.keywords(schema)));
    const goals = [...places].filter((place) => decides(place.slice(place.lastIndexOf("/") + 1), own));
    const corpus = new Corpus(document, validator, goals, { ownKeywords, ...options });
    for (const { operation, schema } of bodies) {
      const valid = examples.filter((one) => one.operation === operation && isValid.get(one) === true);
      for (const { example, value } of valid) corpus.add(operation.id, schema, example, value);
      if (valid.length === 0) corpus.add(operation.id, schema, "", corpus.make(schema));
    }
    corpus.grow();
    return { corpus, goals };
  });
  const violations = makeLater(() => {
    const { corpus, goals } = grown();
    return [...new Violations(corpus.bodies, corpus, validator, goals, options.mostTries)];
  });
  return {
    validator,
    invalidExamples: examples.filter((one) => isValid.get(one) === false),
    get goals() {
      return grown().goals;
    },
    get corpus() {
      return grown().corpus;
    },
    get violations() {
      return violations();
    },
  };
}

/** For large schemas it takes seconds, and an operation that is not written yet needs none of it. */
function makeLater<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
