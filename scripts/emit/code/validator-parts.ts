import { unique } from "../../document/names.ts";
import type { Api, Operation } from "../../model/model.ts";
import { findReferences, type Schema } from "../../schema/walk.ts";

type Defs = Readonly<Record<string, Schema>>;

/** One module of validators. */
export interface ValidatorPart {
  /** Its file in the folder of validators, without an ending. */
  readonly file: string;
  /** The schemas in it, as their names in `defs`. */
  readonly names: string[];
  /** The operation or webhook to which the module belongs; undefined: its schemas are of several, or of none. */
  readonly operation?: Operation;
}

/** A module of its own must be worth the millisecond that it takes to load, in characters of its schemas as JSON. */
const SMALL = 600;

/**
 * Divides the schemas into modules: one for each operation, with what only that operation uses, and one for each set of
 * schemas that the same operations share. Whoever loads an operation loads its schemas once, and hardly any others: small
 * sets that refer to nothing else are in one module.
 */
export function divideValidators(api: Omit<Api, "defs">, defs: Defs): readonly ValidatorPart[] {
  const operations = [...api.operations, ...api.webhooks];
  const files = new Set(["settings", "small"]);
  const owners = operations.map(
    (operation): ValidatorPart => ({ file: fileName(operation.id, files), names: [], operation }),
  );
  const users = findUsers(defs, operations);
  const shared = new Map<string, string[]>();
  for (const name of Object.keys(defs)) {
    const indexes = users.get(name) ?? [];
    const [only, ...others] = indexes;
    const owner = only !== undefined && others.length === 0 ? owners[only] : undefined;
    if (owner !== undefined) owner.names.push(name);
    else shared.set(indexes.join(), [...(shared.get(indexes.join()) ?? []), name]);
  }
  // A component has a name that readers of the document know.
  const components = new Set(api.components.map(({ schema }) => schema));
  const [small, large] = separateSmall([...shared.values()], defs);
  const largeParts = large.map((names): ValidatorPart => {
    const title = names.find((name) => components.has(name)) ?? names[0] ?? "";
    return { file: `schemas/${fileName(title, files)}`, names };
  });
  const smallPart: ValidatorPart = { file: "schemas/small", names: small };
  return [...(small.length > 0 ? [smallPart] : []), ...largeParts, ...owners];
}

/** The schemas of sets that are small and refer to no large set, so that no two modules need each other; and the other sets. */
function separateSmall(sets: readonly string[][], defs: Defs): [small: string[], large: readonly string[][]] {
  const size = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + JSON.stringify(defs[name] ?? true).length, 0);
  let small = sets.filter((names) => size(names) <= SMALL);
  for (let before = -1; before !== small.length; ) {
    before = small.length;
    const inSmall = new Set(small.flat());
    const staysInside = (name: string): boolean =>
      [...findReferences(defs[name] ?? true)].every((target) => inSmall.has(target));
    small = small.filter((names) => names.every(staysInside));
  }
  return [small.flat(), sets.filter((names) => !small.includes(names))];
}

/** The operations that use each schema, as their indexes in ascending order. */
function findUsers(defs: Defs, operations: readonly Operation[]): ReadonlyMap<string, readonly number[]> {
  const users = new Map<string, number[]>();
  const references = new Map(Object.entries(defs).map(([name, schema]) => [name, findReferences(schema)]));
  for (const [index, operation] of operations.entries()) {
    const reached = new Set(listSchemas(operation));
    // A set is walked to its end although it grows.
    for (const name of reached) for (const target of references.get(name) ?? []) reached.add(target);
    for (const name of reached) users.set(name, [...(users.get(name) ?? []), index]);
  }
  return users;
}

/** The schemas of everything that an operation sends and gets. */
function listSchemas({ parameters, body, responses }: Operation): readonly string[] {
  const media = [...(body?.media ?? []), ...responses.flatMap((response) => response.media)];
  const headers = responses.flatMap((response) => response.headers);
  const schemas = [...parameters, ...media, ...headers].map(({ schema }) => schema);
  return schemas.filter((name) => name !== undefined);
}

/** The name of a file is part of a variable's name too. Some file systems do not tell capital letters from small ones. */
function fileName(id: string, taken: Set<string>): string {
  const plain = id.replaceAll(/\W+/g, "_");
  const free = unique(plain.toLowerCase(), taken);
  return plain + free.slice(plain.length);
}

/** The name of the function that checks each schema: `Pet.Tag` → `isPet_Tag`. */
export function nameFunctions(schemas: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    schemas.map((schema) => {
      const plain = `is${schema.charAt(0).toUpperCase()}${schema.slice(1)}`.replaceAll(/\W/g, "_");
      return [schema, unique(plain, taken)];
    }),
  );
}
