import { matches } from "../../schema/facets.ts";
import { formatPointer, isObject, type Json, type JsonObject, nodeAt } from "../../schema/json.ts";
import { replaceAt, without } from "../../schema/replace-at.ts";
import type { ValidBody } from "./valid-body.ts";
import type { ValueSource } from "./value-source.ts";

/** A change of a value that should leave it valid. */
export interface Change {
  readonly name: string;
  /** The schema that applies after the change; undefined if that is not known. */
  readonly behind: string | undefined;
  readonly isUnlikely?: boolean;
  readonly change: () => Json;
}

export function* listChanges(schema: string, value: Json, source: ValueSource): Generator<Change> {
  const node = nodeAt(source.document, schema);
  if (!isObject(node)) return;
  const make = (place: string, from?: Json): Json => source.make(place, from);
  if (isObject(value)) {
    const add = (name: string, behind: string): Change => ({
      name: `with ${name}`,
      behind,
      change: () => ({ ...value, [name]: make(behind) }),
    });
    for (const name of namesIn(node.properties)) {
      if (value[name] !== undefined) continue;
      const behind = `${schema}/properties${formatPointer([name])}`;
      yield add(name, behind);
      // Fields may exclude each other.
      for (const other of Object.keys(value))
        yield {
          name: `with ${name}, not ${other}`,
          behind,
          isUnlikely: true,
          change: () => ({ ...(without(value, other) as JsonObject), [name]: make(behind) }),
        };
    }
    for (const pattern of namesIn(node.patternProperties))
      for (const name of source.words.names((known) => matches(pattern, known), 2))
        yield add(name, `${schema}/patternProperties${formatPointer([pattern])}`);
    if (isObject(node.additionalProperties)) yield add("word", `${schema}/additionalProperties`);
  }
  if (Array.isArray(value) && node.items !== undefined) {
    const behind = `${schema}/items`;
    yield { name: "one more", behind, change: () => [...value, value.at(-1) ?? make(behind)] };
  }
  for (const other of Array.isArray(node.enum) ? node.enum : [])
    if (other !== value) yield { name: `as ${String(other)}`, behind: undefined, change: () => other };
  for (const union of ["anyOf", "oneOf"])
    for (const index of namesIn(node[union])) {
      const behind = `${schema}/${union}/${index}`;
      yield { name: `${union} ${index}`, behind, change: () => make(behind, value) };
      yield { name: `${union} ${index} anew`, behind, change: () => make(behind) };
    }
  if (node.if !== undefined)
    yield { name: "on a condition", behind: schema, change: () => make(schema, make(`${schema}/if`, value)) };
}

/**
 * The body of one operation may be a part of the body of another: puts the bodies of the others in the place of each closed
 * object of the host, without the fields that are unknown there.
 */
export function* transplantBodies(host: ValidBody, others: readonly ValidBody[], source: ValueSource): Generator<Json> {
  const visited = new Set<string>();
  for (const { chain, pointer } of host.evaluations) {
    for (const schema of pointer === "" || pointer.startsWith("*") ? [] : chain) {
      const node = nodeAt(source.document, schema);
      if (visited.has(schema) || !isObject(node) || !isObject(node.properties)) continue;
      visited.add(schema);
      if (node.additionalProperties !== false) continue;
      for (const { body } of others) {
        const part = pick(body, node.properties);
        if (Object.keys(part).length > 1 && source.holds(schema, part)) yield replaceAt(host.body, pointer, () => part);
      }
    }
  }
}

const pick = (body: Json, known: object): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(isObject(body) ? body : {}).filter(([name]) => Object.hasOwn(known, name)));

const namesIn = (value: Json | undefined): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];
