import { isFile } from "../../schema/file.ts";
import { branchesOf, conjunctionOf, holdsFor, typesOf } from "../../schema/flat.ts";
import { REST_HOLDERS } from "../../schema/keywords.ts";
import { child, children, type Node, type Spot } from "../../schema/spot.ts";
import { limitsLength } from "./bounded-string.ts";
import { documentRule, listOperations, listRequestSchemas } from "./document.ts";
import { isClosed, isClosedList, isEmptySchema, isFreeMap } from "./open-schemas.ts";

/** A value that callers can make as large as they like. */
interface Unbounded {
  readonly spot: Spot;
  readonly message: string;
  readonly fix: string;
}

/** Branches of a union or condition, with their references. `every`: each value satisfies at least one branch. */
interface Union {
  readonly every: boolean;
  readonly branches: readonly (readonly Spot[])[];
}

/** Every string, array and map that callers send must be limited, because callers could otherwise fill the memory. */
export const boundedInputs = documentRule((root, report, options) => {
  const keywords = Array.isArray(options.boundingKeywords) ? options.boundingKeywords.map(String) : [];
  const walk = new InputWalk(root, keywords);
  for (const operation of listOperations(root))
    for (const schema of listRequestSchemas(root, operation)) walk.value([schema], false);
  for (const { spot, message, fix } of walk.found) report.atValue(spot.path, message, fix);
});

/**
 * Visits values, not schemas. All schemas that apply to a value are checked together, so that a limit in one part of an
 * allOf also counts for the string that another part declares.
 */
class InputWalk {
  readonly found: Unbounded[] = [];
  readonly #root: Spot;
  readonly #limitingKeywords: readonly string[];
  readonly #visited = new Set<string>();
  readonly #numbers = new Map<unknown, number>();
  readonly #branchNames = new Map<Node, ReadonlySet<string>>();

  constructor(root: Spot, limitingKeywords: readonly string[]) {
    this.#root = root;
    this.#limitingKeywords = limitingKeywords;
  }

  /** `refined`: another schema also declares this value, so that an empty schema is not a problem here. */
  value(spots: readonly Spot[], refined: boolean): void {
    const all = conjunctionOf(this.#root, spots);
    if (!this.#isNew(all)) return;
    this.#check(all, refined);
    this.#members(all, all, refined);
    for (const { branches } of all.flatMap(branchesOf)) {
      for (const branch of branches) this.#branch(all, branch);
    }
  }

  /** Checks a branch together with the schemas that always apply. Members that it does not name are already checked. */
  #branch(base: readonly Spot[], branch: Spot): void {
    const own = conjunctionOf(this.#root, [branch]);
    const all = conjunctionOf(this.#root, [...base, branch]);
    if (!this.#isNew(all)) return;
    if (own.some(({ node }) => typesOf(node).length > 0)) this.#check(all, true);
    this.#members(all, own, true);
    for (const { branches } of own.flatMap(branchesOf)) {
      for (const inner of branches) this.#branch(all, inner);
    }
  }

  #members(all: readonly Spot[], own: readonly Spot[], refined: boolean): void {
    const names = new Set(own.flatMap((spot) => [...propertiesOf(spot).keys()]));
    let unions: readonly Union[] | undefined;
    for (const name of names) {
      const declared = membersOf(all, name);
      if (all.some((spot) => this.#namesInBranches(spot).has(name))) {
        unions ??= this.#branchesOf(all);
        for (const further of alternatives(unions, name)) this.value([...declared, ...further], true);
      } else this.value(declared, refined);
    }
    for (const keyword of REST_HOLDERS) {
      const declared = all.flatMap((spot) => child(spot, keyword) ?? []);
      if (own.some((spot) => child(spot, keyword) !== undefined)) this.value(declared, refined);
    }
    for (const keyword of ["patternProperties", "prefixItems"])
      for (const key of new Set(own.flatMap((spot) => children(spot, keyword).map((member) => member.key))))
        this.value(
          all.flatMap((spot) => child(spot, keyword, key) ?? child(spot, restOf(keyword)) ?? []),
          refined,
        );
  }

  /** The members that some branch of a schema names. */
  #namesInBranches(spot: Spot): ReadonlySet<string> {
    const known = this.#branchNames.get(spot.node);
    if (known !== undefined) return known;
    const branches = this.#branchesOf([spot]).flatMap((union) => union.branches.flat());
    const names = new Set(branches.flatMap((branch) => [...propertiesOf(branch).keys()]));
    this.#branchNames.set(spot.node, names);
    return names;
  }

  #branchesOf(all: readonly Spot[]): Union[] {
    return all.flatMap(branchesOf).map(({ every, branches }) => ({
      every,
      branches: branches.map((branch) => conjunctionOf(this.#root, [branch])),
    }));
  }

  #check(all: readonly Spot[], refined: boolean): void {
    const bounded = (test: Parameters<typeof holdsFor>[2]): boolean => holdsFor(this.#root, all, test);
    const first = (type: string): Spot | undefined => all.find(({ node }) => typesOf(node).includes(type));
    const text = first("string");
    // The size of a file is limited by the operation, not by a number of characters.
    if (text && !isFile(text.node) && !bounded((schema) => limitsLength(schema, this.#limitingKeywords))) {
      this.#report(
        text,
        "The string has no maximum length.",
        "add maxLength, an enum, or an anchored pattern with an end",
      );
    }
    const list = first("array");
    if (list && !bounded((schema) => "maxItems" in schema || isClosedList(schema) || hasStatedValues(schema))) {
      this.#report(list, "The array has no maximum length.", "add maxItems");
    }
    const map = first("object");
    const capped = bounded((schema) => "maxProperties" in schema || hasStatedValues(schema));
    if (map && !capped && all.some(({ node }) => isFreeMap(node))) {
      this.#report(map, "The map has no maximum number of entries.", "add maxProperties");
    } else if (map && !capped && !bounded(isClosed)) {
      this.#report(map, "The object accepts any other fields.", "add unevaluatedProperties: false, or maxProperties");
    }
    if (!refined && all[0] && all.every(({ node }) => isEmptySchema(node))) {
      this.#report(all[0], "The schema accepts any value.", "add a type to the schema");
    }
  }

  #report(spot: Spot, message: string, fix: string): void {
    this.found.push({ spot, message, fix });
  }

  #isNew(spots: readonly Spot[]): boolean {
    const key = spots.map(({ node }) => this.#numberOf(node)).join(" ");
    if (this.#visited.has(key)) return false;
    this.#visited.add(key);
    return true;
  }

  #numberOf(node: unknown): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size;
    this.#numbers.set(node, number);
    return number;
  }
}

/** By schema; the same ones are asked for thousands of times. */
const knownProperties = new WeakMap<Node, ReadonlyMap<string, Spot>>();

function propertiesOf(spot: Spot): ReadonlyMap<string, Spot> {
  const known = knownProperties.get(spot.node);
  if (known !== undefined) return known;
  const found = new Map(children(spot, "properties").map(({ key, spot: property }) => [String(key), property]));
  knownProperties.set(spot.node, found);
  return found;
}

const membersOf = (spots: readonly Spot[], name: string): Spot[] =>
  spots.flatMap((spot) => propertiesOf(spot).get(name) ?? []);

/**
 * The schemas of a member in the branches of a union. The limit of the member can be in the union, even if the member
 * is also declared outside of it.
 */
function alternatives(unions: readonly Union[], name: string): Spot[][] {
  for (const { every, branches } of unions) {
    const declaring = branches.map((branch) => membersOf(branch, name)).filter((spots) => spots.length > 0);
    if (every && declaring.length > 0) return declaring;
  }
  return [[]];
}

const hasStatedValues = (schema: Node): boolean => "const" in schema || "enum" in schema;

/** What describes the entries or members that the keyword does not name. */
const restOf = (keyword: string): string => (keyword === "prefixItems" ? "items" : "additionalProperties");
