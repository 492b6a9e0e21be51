// What a walk over a value collects: faults, and which members the schemas have evaluated.

import type { Schema, SchemaObject } from "./json-schema.ts";
import { isObject, type JsonObject } from "./json-values.ts";

/** The schemas that led to a keyword at one value, innermost first. */
export interface SchemaChain {
  readonly schema: SchemaObject;
  readonly outer: SchemaChain | undefined;
}

export interface RawFault {
  readonly keyword: string;
  readonly message: string;
  readonly chain: SchemaChain | undefined;
  /**
   * "value": the value itself is wrong. "missing": `field` is absent. "clash": `field` is present and must not be.
   * "unknown": no schema describes `field`, or its name is refused.
   */
  readonly about: "value" | "missing" | "clash" | "unknown";
  readonly field?: string;
  /** A schema with `x-across-fields` found it. */
  readonly isAcrossFields?: true;
}

/** How many more faults a walk may collect. The trial of a union's branch has a budget of its own. */
export interface FaultBudget {
  left: number;
}

export const newBudget = (limit: number = Number.POSITIVE_INFINITY): FaultBudget => ({ left: limit });

/** The members of one value that schemas have looked at: `unevaluatedProperties` or `unevaluatedItems` applies to the others. */
export class Evaluated {
  private readonly keys: Set<string> = new Set();
  private isComplete = false;

  add(key: string): void {
    this.keys.add(key);
  }

  addAll(): this {
    this.isComplete = true;
    return this;
  }

  merge(other: Evaluated): void {
    if (other.isComplete) this.isComplete = true;
    for (const key of other.keys) this.keys.add(key);
  }

  has(key: string): boolean {
    return this.isComplete || this.keys.has(key);
  }
}

/** Shared, so never changed. */
export const ALL_EVALUATED: Evaluated = new Evaluated().addAll();

/**
 * The faults of one value and, below it, of its members. Every schema that applies to the value reports here, whichever
 * way it was reached; `visitFaults` brings the faults into the order of the contract.
 */
export class FaultTree {
  readonly data: unknown;
  readonly budget: FaultBudget;
  readonly faults: RawFault[] = [];
  /**
   * Schemas already applied to this value, inner ones before those that refer to them. A schema that is reached a second
   * time adds nothing. Without this, two ways to the same schema at each level of the data would double the work at each.
   */
  readonly applied: Map<SchemaObject, Evaluated> = new Map();
  /** Fields in the order in which schemas list them, with their schemas. */
  readonly fields: Map<string, Schema[]> = new Map();
  readonly members: Map<string, FaultTree> = new Map();
  /** Schemas that members without a tree match, in the order in which they were applied. */
  readonly matched: Map<string, Schema[]> = new Map();

  constructor(data: unknown, budget: FaultBudget = newBudget()) {
    this.data = data;
    this.budget = budget;
  }

  /** Lists the fields that a schema describes. */
  listFields({ properties }: SchemaObject): void {
    if (properties === undefined || !isObject(this.data)) return;
    for (const [field, property] of Object.entries(properties)) {
      const known = this.fields.get(field);
      if (known === undefined) this.fields.set(field, [property]);
      else if (!known.includes(property)) known.push(property);
    }
  }

  member(key: string, data: unknown): FaultTree {
    let member = this.members.get(key);
    if (member === undefined) {
      member = new FaultTree(data, this.budget);
      this.members.set(key, member);
    }
    return member;
  }
}

// Where the type is wrong, these would only repeat that.
const SILENCED_BY_TYPE = new Set(["const", "enum", "anyOf", "oneOf", "not", "format", "false"]);

/** Of two faults of the same keyword the later one is kept, at the place of the earlier: it is the inner, stricter one. */
function lastOfEachKeyword(faults: readonly RawFault[]): readonly RawFault[] {
  return [...new Map(faults.map((fault) => [fault.keyword, fault])).values()];
}

// That a text is empty says why it has not the right form.
const SILENCED_BY_LENGTH = new Set(["pattern", "format"]);

function valueFaults(tree: FaultTree): readonly RawFault[] {
  const all = lastOfEachKeyword(tree.faults.filter((fault) => fault.about === "value"));
  const isEmpty = tree.data === "" && all.some(({ keyword }) => keyword === "minLength");
  const faults = isEmpty ? all.filter(({ keyword }) => !SILENCED_BY_LENGTH.has(keyword)) : all;
  const wrongType = faults.find((fault) => fault.keyword === "type");
  if (wrongType === undefined) return faults;
  return [wrongType, ...faults.filter((fault) => fault.keyword !== "type" && !SILENCED_BY_TYPE.has(fault.keyword))];
}

/** An absent field is reported once, as `required` if that is among its faults. */
function fieldFaults(faults: readonly RawFault[]): readonly RawFault[] {
  const missing = faults.filter((fault) => fault.about === "missing");
  const kept = missing.findLast((fault) => fault.keyword === "required") ?? missing[0];
  return lastOfEachKeyword(faults.filter((fault) => fault.about !== "missing" || fault === kept));
}

/** Rules across fields count once every field is right by itself: their faults are left out beside any other. */
export function keepFirstGroup(tree: FaultTree): void {
  if (hasFaultOfField(tree)) dropAcrossFields(tree);
}

const hasFaultOfField = ({ faults, members }: FaultTree): boolean =>
  faults.some(({ isAcrossFields }) => !isAcrossFields) || [...members.values()].some(hasFaultOfField);

function dropAcrossFields({ faults, members }: FaultTree): void {
  const kept = faults.filter(({ isAcrossFields }) => !isAcrossFields);
  faults.splice(0, faults.length, ...kept);
  for (const member of members.values()) dropAcrossFields(member);
}

type Visit = (fault: RawFault, tree: FaultTree, path: readonly string[]) => boolean;

/** Calls `visit` for each fault in the order of the contract, until it returns false. */
export function visitFaults(tree: FaultTree, path: readonly string[], visit: Visit): boolean {
  for (const fault of valueFaults(tree)) if (!visit(fault, tree, path)) return false;
  const byField = new Map<string, RawFault[]>();
  const unknown = new Map<string, RawFault>();
  for (const fault of tree.faults) {
    if (fault.field === undefined) continue;
    if (fault.about === "unknown") {
      if (!unknown.has(fault.field)) unknown.set(fault.field, fault);
    } else byField.set(fault.field, [...(byField.get(fault.field) ?? []), fault]);
  }
  // Fields that schemas list, then absent ones that no schema lists, then the others in the order of the data.
  const inOrder = new Set([...tree.fields.keys(), ...byField.keys(), ...memberKeys(tree)]);
  for (const key of inOrder) {
    for (const fault of fieldFaults(byField.get(key) ?? [])) if (!visit(fault, tree, [...path, key])) return false;
    const member = tree.members.get(key);
    if (member !== undefined && !visitFaults(member, [...path, key], visit)) return false;
  }
  if (unknown.size === 0) return true;
  for (const key of Object.keys(tree.data as JsonObject)) {
    const fault = unknown.get(key);
    if (fault !== undefined && !visit(fault, tree, [...path, key])) return false;
  }
  return true;
}

function memberKeys(tree: FaultTree): readonly string[] {
  if (tree.members.size === 0) return [];
  if (isObject(tree.data)) return Object.keys(tree.data);
  return [...tree.members.keys()].sort((one, other) => Number(one) - Number(other));
}
