import { followed, isObject, type Json, type JsonObject, nodeAt } from "../json-pointer.ts";
import type { Specimen } from "./specimen.ts";

export interface Kin {
  readonly host: Specimen;
  readonly body: Json;
}

/** The body of one operation in another: where they are the same, or have a list in common, under whatever name. */
export function kinOf(document: JsonObject, { schema, body }: Specimen, hosts: readonly Specimen[]): Kin | undefined {
  const [first] = hosts;
  if (first === undefined) return undefined;
  const [from, to] = [followed(document, schema), followed(document, first.schema)];
  if (from === to) return { host: first, body };
  for (const [name, target] of referencesOf(document, to))
    for (const [kin, other] of referencesOf(document, from)) {
      if (target !== other || !isObject(body) || !Array.isArray(body[kin])) continue;
      const host = hosts.find((one) => isObject(one.body) && one.body[name] !== undefined);
      if (host !== undefined && isObject(host.body)) return { host, body: { ...host.body, [name]: body[kin] } };
    }
  return undefined;
}

/** The fields of a schema that are described elsewhere, and where. */
function referencesOf(document: JsonObject, place: string): [string, string][] {
  const properties = nodeAt(document, `${place}/properties`);
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) =>
    isObject(field) && typeof field.$ref === "string" ? [[name, field.$ref]] : [],
  );
}
