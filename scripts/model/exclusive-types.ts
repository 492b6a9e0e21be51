import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { refName } from "../schema/walk.ts";

/** Keywords that may stand in a branch that only says which properties are required. */
const BESIDE_REQUIRED: ReadonlySet<string> = new Set(["required", "title", "description"]);

/**
 * An object of which exactly one of several properties must be given, as one object for each of them: "`flow` or `form`,
 * and not both" becomes an object with `flow` and without `form`, and one with `form` and without `flow`. A union of these
 * makes a TypeScript compiler refuse both or none. `parts` are all schemas that apply to the object, itself included.
 */
export function splitChoice(schema: JsonObject, parts: readonly JsonObject[]): JsonObject[] | undefined {
  const properties = asObject(schema.properties);
  const together = parts.flatMap(listForbiddenSets);
  for (const part of parts) {
    const keyword = part.oneOf === undefined ? "anyOf" : "oneOf";
    const choices = readChoices(part[keyword]);
    if (choices === undefined || choices.flat().some((name) => !Object.hasOwn(properties, name))) continue;
    const forbidden = keyword === "oneOf" ? [...choices, ...together] : together;
    const branches = choices.map((needed) => makeBranch(needed, forbidden, parts));
    const excludes = (index: number): boolean =>
      choices.every((other, at) => at === index || other.some((name) => branches[index]?.without.has(name)));
    if (!branches.every((_branch, index) => excludes(index))) continue;
    return branches.map(({ needed, without }) => ({
      ...schema,
      title: `with ${needed.join(" and ")}`,
      required: [...new Set([...asArray(schema.required), ...needed])],
      properties: { ...properties, ...asAbsent(without) },
    }));
  }
  return undefined;
}

/** The properties that each branch requires, if the branches say nothing else. */
function readChoices(branches: Json | undefined): string[][] | undefined {
  const choices = asArray(branches).map((branch) => {
    const keywords = Object.keys(asObject(branch)).filter((keyword) => !keyword.startsWith("x-"));
    return keywords.every((keyword) => BESIDE_REQUIRED.has(keyword)) ? getRequired(branch) : [];
  });
  return choices.length > 1 && choices.every((names) => names.length > 0) ? choices : undefined;
}

/** The sets of properties that must not all be given: `not: {required: [a, b]}`. */
function listForbiddenSets({ not }: JsonObject): string[][] {
  const excluded = asObject(not);
  const sets = Array.isArray(excluded.anyOf) ? excluded.anyOf : [excluded];
  return sets.map(getRequired).filter((names) => names.length > 0);
}

interface Branch {
  readonly needed: readonly string[];
  readonly without: ReadonlySet<string>;
}

function makeBranch(needed: readonly string[], forbidden: string[][], parts: readonly JsonObject[]): Branch {
  const without = new Set<string>();
  for (const names of forbidden) {
    const rest = names.filter((name) => !needed.includes(name));
    // Of several names any may be given, only not all of them; a type cannot say that.
    if (rest.length === 1 && rest[0] !== undefined) without.add(rest[0]);
  }
  // What needs an absent property is absent too.
  for (const [name, needs] of parts.flatMap((part) => Object.entries(asObject(part.dependentRequired))))
    if (asArray(needs).some((other) => without.has(String(other)))) without.add(name);
  return { needed, without };
}

const getRequired = (schema: Json): string[] => asArray(asObject(schema).required).map(String);

/** Properties that no value may have: `name?: never` in TypeScript. */
const asAbsent = (names: Iterable<string>): JsonObject =>
  Object.fromEntries([...names].map((name): [string, Json] => [name, false]));

/**
 * Closes the members of unions against each other. TypeScript lets an object literal have the properties of all members of
 * a union; with `square?: never` in the circle and `circle?: never` in the square it may have only one of them. Members that
 * differ by a constant, such as `type: "circle"`, need no such help.
 */
export function excludeSiblings(components: JsonObject): void {
  const absent = new Map<string, Set<string>>();
  for (const schema of Object.values(components))
    for (const keyword of ["oneOf", "anyOf"]) {
      const names = asArray(asObject(schema)[keyword]).flatMap((member) => refName(asObject(member).$ref) ?? []);
      const members = names.map((name) => [name, asObject(components[name])] as const);
      if (members.length < 2 || members.some(([, member]) => !isObject(member.properties))) continue;
      if (differByConstant(members.map(([, member]) => member))) continue;
      const all = new Set(members.flatMap(([, { properties }]) => Object.keys(asObject(properties))));
      for (const [name, member] of members) {
        if (member.additionalProperties !== false || member.allOf !== undefined) continue;
        const others = [...all].filter((property) => !Object.hasOwn(asObject(member.properties), property));
        absent.set(name, new Set([...(absent.get(name) ?? []), ...others]));
      }
    }
  for (const [name, others] of absent) {
    const member = asObject(components[name]);
    components[name] = { ...member, properties: { ...asObject(member.properties), ...asAbsent(others) } };
  }
}

/**
 * Leaves out the property by which members of a union differ where it stands beside the union as well: each member has it.
 * `{ type: "circle" | "square" } & (Circle | Square)` becomes `Circle | Square`, and a compiler's errors become shorter.
 */
export function dropRepeatedConstants(components: JsonObject): void {
  for (const [name, schema] of Object.entries(components)) {
    const { allOf, ...rest } = asObject(schema);
    const [base, union, ...more] = asArray(allOf).map(asObject);
    const keyword = union?.oneOf === undefined ? "anyOf" : "oneOf";
    const members = asArray(union?.[keyword]).map((member) =>
      asObject(components[refName(asObject(member).$ref) ?? ""]),
    );
    const [property, ...others] = Object.keys(asObject(base?.properties));
    if (members.length < 2 || more.length > 0 || property === undefined || others.length > 0) continue;
    if (Object.keys(base ?? {}).every(isOfPlainObject) && differByConstant(members, property))
      components[name] = { ...rest, [keyword]: union?.[keyword] ?? [] };
  }
}

const isOfPlainObject = (keyword: string): boolean => ["type", "required", "properties"].includes(keyword);

/** Whether all members require a property that has another constant in each. */
function differByConstant(members: readonly JsonObject[], among?: string): boolean {
  const candidates = among === undefined ? getRequired(members[0] ?? {}) : [among];
  return candidates.some((name) => {
    const values = members.map((member) => {
      const constants = asArray(asObject(asObject(member.properties)[name]).enum);
      return getRequired(member).includes(name) && constants.length === 1 ? constants[0] : undefined;
    });
    return !values.includes(undefined) && new Set(values).size === members.length;
  });
}
