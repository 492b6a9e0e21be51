import type { Oas3Rule } from "@redocly/openapi-core";
import { limitsLength } from "./bounded-string.ts";
import { branchesOf, conjunctionOf, holdsFor, isClosed, isFreeMap, saysNothing, typesOf } from "./conjunction.ts";
import { child, children, isNode, operationsOf, requestSchemasOf, type Spot } from "./document.ts";

interface Finding {
  readonly spot: Spot;
  readonly message: string;
  readonly mend: string;
}

/** Schemas of which one holds (`every`) or may hold, each with all that it refers to. */
interface Union {
  readonly every: boolean;
  readonly branches: readonly (readonly Spot[])[];
}

/** What a caller sends without a bound is a caller's way to fill memory: every string, array and map has an end. */
export const boundedInputs: Oas3Rule = (options) => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    const root = { node: document, path: [] };
    const bounding: string[] = Array.isArray(options.boundingKeywords) ? options.boundingKeywords.map(String) : [];
    const walk = new InputWalk(root, bounding);
    for (const operation of operationsOf(root)) {
      for (const schema of requestSchemasOf(root, operation)) walk.value([schema], false);
    }
    for (const { spot, message, mend } of walk.findings) {
      report({ message, location: location.child([...spot.path]), suggest: [mend] });
    }
  },
});

/**
 * Follows values, not schemas: a value is described by all schemas that hold at its place together,
 * so a bound in an allOf part counts for the string that another part declares.
 */
class InputWalk {
  readonly findings: Finding[] = [];
  readonly #root: Spot;
  readonly #bounding: readonly string[];
  readonly #seen = new Set<string>();
  readonly #numbers = new Map<unknown, number>();

  constructor(root: Spot, bounding: readonly string[]) {
    this.#root = root;
    this.#bounding = bounding;
  }

  /** `refined`: another place declares this value too, so a schema that says nothing is no hole here. */
  value(spots: readonly Spot[], refined: boolean): void {
    const all = conjunctionOf(this.#root, spots);
    if (!this.#isNew(all)) return;
    this.#check(all, refined);
    this.#members(all, all, refined);
    for (const { branches } of all.flatMap(branchesOf)) {
      for (const branch of branches) this.#branch(all, branch);
    }
  }

  /** A branch is judged together with what holds anyway; members that it does not mention were judged already. */
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
    const names = new Set(own.flatMap((spot) => children(spot, "properties").map(({ key }) => String(key))));
    const unions = names.size === 0 ? [] : this.#branchesOf(all);
    for (const name of names) {
      const declared = membersOf(all, name);
      const inBranch = unions.some(({ branches }) => branches.some((branch) => membersOf(branch, name).length > 0));
      for (const further of alternatives(unions, name)) this.value([...declared, ...further], refined || inBranch);
    }
    for (const keyword of ["items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems"]) {
      const declared = all.flatMap((spot) => child(spot, keyword) ?? []);
      if (own.some((spot) => child(spot, keyword) !== undefined)) this.value(declared, refined);
    }
    for (const spot of own) {
      for (const keyword of ["patternProperties", "prefixItems"]) {
        for (const entry of children(spot, keyword)) this.value([entry.spot], refined);
      }
    }
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
    if (text && !isFile(text) && !bounded((schema) => limitsLength(schema, this.#bounding))) {
      this.#report(
        text,
        "A string of any length is accepted.",
        "add maxLength, an enum, or an anchored pattern with an end",
      );
    }
    const list = first("array");
    if (list && !bounded((schema) => "maxItems" in schema || "const" in schema || "enum" in schema)) {
      this.#report(list, "An array of any length is accepted.", "add maxItems");
    }
    const map = first("object");
    const capped = bounded((schema) => "maxProperties" in schema || "const" in schema || "enum" in schema);
    if (map && !capped && all.some(({ node }) => isFreeMap(node))) {
      this.#report(map, "A map with any number of entries is accepted.", "add maxProperties");
    } else if (map && !capped && !bounded(isClosed)) {
      this.#report(
        map,
        "An object with any other fields is accepted.",
        "add unevaluatedProperties: false, or maxProperties",
      );
    }
    if (!refined && all[0] && all.every(({ node }) => saysNothing(node))) {
      this.#report(all[0], "Any value at all is accepted.", "give the schema a type");
    }
  }

  #report(spot: Spot, message: string, mend: string): void {
    this.findings.push({ spot, message, mend });
  }

  #isNew(spots: readonly Spot[]): boolean {
    const key = spots.map(({ node }) => this.#numberOf(node)).join(" ");
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  #numberOf(node: unknown): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size;
    this.#numbers.set(node, number);
    return number;
  }
}

function membersOf(spots: readonly Spot[], name: string): Spot[] {
  return spots.flatMap((spot) => child(spot, "properties", name) ?? []);
}

/**
 * What the branches of a union say about a member that is declared outside of the union too: the member's bound may
 * stand in the union while a condition beside it only narrows the member.
 */
function alternatives(unions: readonly Union[], name: string): Spot[][] {
  for (const { every, branches } of unions) {
    const telling = branches.map((branch) => membersOf(branch, name)).filter((spots) => spots.length > 0);
    if (every && telling.length > 0) return telling;
  }
  return [[]];
}

/** A file's size is bounded by the operation that takes it, not by a count of characters. */
function isFile({ node }: Spot): boolean {
  return node.format === "binary" || ("contentMediaType" in node && !("contentEncoding" in node));
}
