import { setProperty } from "../runtime/json-values.ts";
import { escapeSegment, isObject, type Json, type JsonObject, unescapeSegment } from "./json.ts";
import { type Keyword, keywordOf, SCHEMA_HOLDERS } from "./keywords.ts";
import { child, children, type Spot, target } from "./spot.ts";

/** A JSON Schema 2020-12: an object of keywords, or true or false. */
export type Schema = JsonObject | boolean;

export const isSchema = (value: Json | undefined): value is Schema => isObject(value) || typeof value === "boolean";

/** Calls `visit` for each schema directly inside another. */
export function eachSubschema(schema: JsonObject, visit: (child: Schema, keyword: string, key?: string) => void): void {
  for (const keyword of SCHEMA_HOLDERS) {
    const value = schema[keyword];
    if (value === undefined) continue;
    if (keywordOf(keyword)?.schemas === "one") {
      if (isSchema(value)) visit(value, keyword);
    } else if (typeof value === "object") {
      for (const [key, child] of Object.entries(value ?? {})) if (isSchema(child)) visit(child, keyword, key);
    }
  }
}

/** A copy in which `change` replaces each direct subschema; undefined removes it. */
export function mapSubschemas(
  schema: JsonObject,
  change: (child: Schema, keyword: string) => Schema | undefined,
): JsonObject {
  const copy: JsonObject = { ...schema };
  // Most schemas have few keywords, so these are looked up and not the thirty that may have subschemas.
  for (const [keyword, value] of Object.entries(schema)) {
    const form = keywordOf(keyword)?.schemas;
    if (form === undefined) continue;
    if (form === "one") {
      if (isSchema(value)) put(copy, keyword, change(value, keyword));
    } else if (Array.isArray(value)) {
      copy[keyword] = value
        .map((child) => (isSchema(child) ? change(child, keyword) : child))
        .filter((child) => child !== undefined);
    } else if (isObject(value)) {
      const members: JsonObject = {};
      for (const [key, child] of Object.entries(value))
        put(members, key, isSchema(child) ? change(child, keyword) : child);
      copy[keyword] = members;
    }
  }
  return copy;
}

function put(holder: JsonObject, key: string, value: Json | undefined): void {
  if (value === undefined) delete holder[key];
  else setProperty(holder, key, value);
}

const SCHEMA_REF = "#/components/schemas/";

/** The name of the component that a $ref refers to. After normalisation every schema $ref has this form. */
export const refName = (reference: Json | undefined): string | undefined =>
  typeof reference === "string" && reference.startsWith(SCHEMA_REF)
    ? unescapeSegment(reference.slice(SCHEMA_REF.length))
    : undefined;

export const refTo = (name: string): string => SCHEMA_REF + escapeSegment(name);

/** The starts and everything that `next` leads to, each once, in the order of the document. */
export function collect<Part>(
  starts: readonly Part[],
  identify: (part: Part) => unknown,
  next: (part: Part) => readonly Part[],
): Part[] {
  const known = new Set<unknown>();
  const found: Part[] = [];
  const waiting = [...starts].reverse();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const identity = identify(part);
    if (known.has(identity)) continue;
    known.add(identity);
    found.push(part);
    waiting.push(...next(part).toReversed());
  }
  return found;
}

/** The schemas directly inside another, with their places, of the keywords that are wanted. */
export function listSubschemas(spot: Spot, isWanted: (keyword: Keyword) => boolean = () => true): Spot[] {
  return Object.keys(spot.node).flatMap((name) => {
    const keyword = keywordOf(name);
    if (keyword?.schemas === undefined || !isWanted(keyword)) return [];
    if (keyword.schemas === "one") return child(spot, name) ?? [];
    return children(spot, name).map((member) => member.spot);
  });
}

/** All schemas that can refuse a value, with their references, each once. Conditions are left out, unless they are wanted. */
export const reachableSchemas = (root: Spot, starts: readonly Spot[], withConditions = false): Spot[] =>
  collect(
    starts,
    ({ node }) => node,
    (spot) => [
      ...[target(root, spot) ?? []].flat(),
      ...listSubschemas(spot, ({ isCondition, refusesNothing }) => (isCondition ? withConditions : !refusesNothing)),
    ],
  );

/** The definitions to which a schema of validators refers, by `#/$defs/<name>`. */
export function findReferences(schema: Schema, found: Set<string> = new Set()): Set<string> {
  if (!isObject(schema)) return found;
  if (typeof schema.$ref === "string") found.add(schema.$ref.slice("#/$defs/".length));
  eachSubschema(schema, (child) => findReferences(child, found));
  return found;
}
