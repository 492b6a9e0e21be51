import type { GeneratedBodies } from "../../../scripts/probe/bodies/generate-bodies.ts";
import type { ValidBody } from "../../../scripts/probe/bodies/valid-body.ts";
import { followed, isObject, type Json, type JsonObject, nodeAt } from "../../../scripts/schema/json.ts";

export interface AdaptedBody {
  readonly host: ValidBody;
  readonly body: Json;
}

/** Adapts the body of one operation to another, if they have the same schema or share a list, also under another name. */
export function adaptBody(
  document: JsonObject,
  { schema, body }: ValidBody,
  hosts: readonly ValidBody[],
): AdaptedBody | undefined {
  const [first] = hosts;
  if (first === undefined) return undefined;
  const [from, to] = [followed(document, schema), followed(document, first.schema)];
  if (from === to) return { host: first, body };
  for (const [name, target] of listRefs(document, to))
    for (const [kin, other] of listRefs(document, from)) {
      if (target !== other || !isObject(body) || !Array.isArray(body[kin])) continue;
      const host = hosts.find((one) => isObject(one.body) && one.body[name] !== undefined);
      if (host !== undefined && isObject(host.body)) return { host, body: { ...host.body, [name]: body[kin] } };
    }
  return undefined;
}

/** The fields of a schema that are a $ref, with the target. */
function listRefs(document: JsonObject, place: string): [string, string][] {
  const properties = nodeAt(document, `${place}/properties`);
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) =>
    isObject(field) && typeof field.$ref === "string" ? [[name, field.$ref]] : [],
  );
}

/** Every valid body for an operation, also those made for another operation that accepts the same. */
export function validBodies(document: JsonObject, { corpus }: GeneratedBodies, operationId: string): Json[] {
  const own = corpus.bodies.filter((validBody) => validBody.operationId === operationId);
  const others = corpus.bodies.filter((validBody) => validBody.operationId !== operationId);
  return [...own.map(({ body }) => body), ...others.flatMap((one) => adaptBody(document, one, own)?.body ?? [])];
}
