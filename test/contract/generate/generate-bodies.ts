import { documentedRequests } from "../documented-answer.ts";
import type { Contract } from "../independent.ts";
import type { Json, JsonObject } from "../json-pointer.ts";
import { type Judge, judgeOf, type OwnKeyword } from "../judge.ts";
import { adaptBody } from "./adapt-body.ts";
import { Corpus } from "./corpus.ts";
import { decides } from "./keywords.ts";
import { type Violation, Violations } from "./violations.ts";

/** Bodies that are made from the schemas of all requests: valid ones for every keyword, and one for each broken keyword. */
export interface GeneratedBodies {
  readonly corpus: Corpus;
  readonly violations: readonly Violation[];
  readonly judge: Judge;
  /** Every keyword of the schemas of bodies that a value can satisfy or violate. */
  readonly goals: readonly string[];
}

const JSON_BODY = "application/json";

export async function generateBodies(
  document: JsonObject,
  contract: Contract,
  ownKeywords: readonly OwnKeyword[],
): Promise<GeneratedBodies> {
  const judge = judgeOf(document, ownKeywords);
  const bodies = [...contract.operations.values()].flatMap((operation) => {
    const schema = operation.body?.mediaTypes.get(JSON_BODY)?.schema;
    return schema === undefined ? [] : [{ operation, schema }];
  });
  for (const { schema } of bodies) await judge.prepare(schema);
  const goalsOfBodies = judge.keywordPlaces();
  for (const { parameters } of contract.operations.values())
    for (const { schema } of parameters) await judge.prepare(schema);
  const own = ownKeywords.map(({ keyword }) => keyword);
  const goals = goalsOfBodies.flatMap(({ place, keyword }) => (decides(keyword, own) ? [place] : []));

  const corpus = new Corpus(document, judge, goals);
  for (const { operation, schema } of bodies)
    for (const { example, value = null } of documentedRequests(document, operation))
      if (!corpus.add(operation.id, schema, example, value))
        throw new Error(`The example ${example} of ${operation.id} is not valid`);
  corpus.grow();
  return { corpus, violations: [...new Violations(corpus.specimens, corpus, judge, goals)], judge, goals };
}

/** Every valid body for an operation, also those made for another operation that accepts the same. */
export function validBodies(document: JsonObject, { corpus }: GeneratedBodies, operationId: string): Json[] {
  const own = corpus.specimens.filter((specimen) => specimen.operationId === operationId);
  const others = corpus.specimens.filter((specimen) => specimen.operationId !== operationId);
  return [...own.map(({ body }) => body), ...others.flatMap((one) => adaptBody(document, one, own)?.body ?? [])];
}
