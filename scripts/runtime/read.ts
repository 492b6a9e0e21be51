// Reads what callers send as the contract writes it: other spellings of a name, empty values of optional members, and
// values of another type that the document lists. What is read so is checked afterwards as any other value.

import type { Deprecation } from "./deprecation.ts";
import { chooseBranch } from "./fill.ts";
import type { Schema } from "./json-schema.ts";
import { deepEqual, escapeSegment, isObject, setProperty } from "./json-values.ts";
import type { Coercion, MemberRule, ReadPlan } from "./read-plan.ts";

/** Something that was read otherwise than it was sent, or that should no longer be sent. */
export interface ReadNote {
  /** RFC 6901, into the value as it was sent. */
  readonly pointer: string;
  readonly message: string;
  readonly deprecation?: Deprecation;
}

export interface ReadResult {
  /** What the caller should change, although the value was read. */
  readonly warnings: readonly ReadNote[];
  /** What makes the value ambiguous, so that it is refused. */
  readonly faults: readonly ReadNote[];
  /** The pointer into the value as it was sent, for a pointer into the value as it was read. */
  sentPointer(pointer: string): string;
}

/** The result for a value in which nothing had to be changed. */
export const AS_SENT: ReadResult = { warnings: [], faults: [], sentPointer: (pointer) => pointer };

/** Reads values by the plans of one document. */
export class ValueReader {
  readonly #plans: ReadonlyMap<string, PreparedPlan>;

  /** `findCheck` gives the functions of the schemas in the plans. */
  constructor(plans: Readonly<Record<string, ReadPlan>>, findCheck: FindCheck = () => undefined) {
    this.#plans = new Map(Object.entries(plans).map(([name, plan]) => [name, prepare(plan, findCheck)]));
  }

  /** Changes the value in place. */
  read(plan: string, value: unknown): ReadResult {
    const reading = new Reading(this.#plans);
    reading.value(plan, value);
    return reading.result();
  }
}

type Check = (value: unknown) => boolean;
type FindCheck = (schema: Schema) => Check | undefined;

interface PreparedRule extends MemberRule {
  /** Whether the object satisfies the schema with which the member is not absent. */
  readonly stays?: Check;
}

interface PreparedPlan extends Omit<ReadPlan, "members" | "coerce" | "ignored"> {
  readonly members: ReadonlyMap<string, PreparedRule>;
  /** The name in the document of each other spelling. */
  readonly spellings: ReadonlyMap<string, string>;
  /** The members that are read as something else if they are missing or wrong. */
  readonly otherwise: readonly (readonly [name: string, value: unknown, isRight: Check])[];
  readonly coerce?: (value: unknown) => unknown;
  readonly ignored?: ReadonlyMap<string, Check>;
}

function prepare({ coerce, ignored, ...plan }: ReadPlan, findCheck: FindCheck): PreparedPlan {
  const checkOf = (schema: Schema): Check => {
    const check = typeof schema === "boolean" ? () => schema : findCheck(schema);
    if (check === undefined) throw new Error(`no function checks ${JSON.stringify(schema).slice(0, 200)}`);
    return check;
  };
  const members = new Map(
    Object.entries(plan.members ?? {}).map(([name, rule]): [string, PreparedRule] => {
      const unless = rule.absent?.unless;
      return [name, unless === undefined ? rule : { ...rule, stays: checkOf(unless) }];
    }),
  );
  const spellings = new Map(
    [...members].flatMap(([name, { also = [] }]) => also.map((other): [string, string] => [other, name])),
  );
  const otherwise = [...members].flatMap(([name, { otherwise: rule }]) =>
    rule === undefined ? [] : [[name, rule.value, checkOf(rule.schema)] as const],
  );
  return {
    ...plan,
    members,
    spellings,
    otherwise,
    ...(coerce && { coerce: coercion(coerce) }),
    ...(ignored && { ignored: new Map(Object.entries(ignored).map(([name, schema]) => [name, checkOf(schema)])) }),
  };
}

function coercion(rule: Coercion): (value: unknown) => unknown {
  if (rule.to === "list") return (value) => (isObject(value) ? [value] : value);
  if (rule.to === "string")
    return (value) => (rule.from.some((type) => typeof value === type) ? JSON.stringify(value) : value);
  const pattern = new RegExp(rule.pattern, "u");
  return (value) => (typeof value === "string" && pattern.test(value) ? Number(value) : value);
}

/** `""`, `null`, `{}` and `[]`. */
export function isEmpty(value: unknown): boolean {
  if (value === "" || value === null) return true;
  if (typeof value !== "object") return false;
  for (const _ in value) return false;
  return true;
}

/** Also an object or list of nothing but empty values: nothing inside a name that is not known is read before. */
const isEmptyThroughout = (value: unknown): boolean =>
  isEmpty(value) || (typeof value === "object" && value !== null && Object.values(value).every(isEmptyThroughout));

const isAbsent = ({ empty }: MemberRule, value: unknown): boolean =>
  empty === "any" ? isEmpty(value) : empty === "null" && value === null;

const haveSame = (object: Readonly<Record<string, unknown>>, [one, other]: readonly [string, string]): boolean =>
  object[one] !== undefined && object[one] === object[other];

/** The reading of one value. */
class Reading {
  readonly #plans: ReadonlyMap<string, PreparedPlan>;
  readonly #warnings: ReadNote[] = [];
  readonly #faults: ReadNote[] = [];
  /** The deprecated fields that were noted. */
  readonly #deprecated = new Set<string>();
  /** Where the value that is being read stands, by the names of the document. */
  readonly #path: (string | number)[] = [];
  /** The members that were sent under another name: pointer as read, pointer as sent. */
  readonly #renamed: [read: string, sent: string][] = [];

  constructor(plans: ReadonlyMap<string, PreparedPlan>) {
    this.#plans = plans;
  }

  result(): ReadResult {
    if (this.#warnings.length === 0 && this.#faults.length === 0) return AS_SENT;
    const sentPointer = (pointer: string): string => this.#toSent(pointer);
    return { warnings: this.#warnings, faults: this.#faults, sentPointer };
  }

  /** Returns the value, or what it is coerced to. */
  value(name: string, given: unknown): unknown {
    const plan = this.#plans.get(name);
    if (plan === undefined) return given;
    const value = plan.coerce === undefined ? given : plan.coerce(given);
    if (Array.isArray(value)) this.#items(plan, value);
    else if (isObject(value)) this.#object(plan, value);
    return value;
  }

  #items({ items }: PreparedPlan, list: unknown[]): void {
    if (items === undefined) return;
    for (let index = 0; index < list.length; index++) {
      this.#path.push(index);
      list[index] = this.value(items, list[index]);
      this.#path.pop();
    }
  }

  #object(plan: PreparedPlan, object: Record<string, unknown>): void {
    if (plan.spellings.size > 0) this.#rename(plan, object);
    let absent: string[] | undefined;
    for (const name in object) {
      const rule = plan.members.get(name);
      const inner = rule === undefined ? plan.values : rule.plan;
      if (inner !== undefined) this.#member(inner, object, name);
      if (rule !== undefined && isAbsent(rule, object[name])) delete object[name];
      else if (rule?.absent?.values.includes(object[name])) absent = [...(absent ?? []), name];
      else if (rule?.deprecated !== undefined) this.#noteDeprecated(name, rule.deprecated);
    }
    if (absent !== undefined) this.#dropAbsent(absent, plan, object);
    for (const name of plan.emptyNames ?? [])
      if (Object.hasOwn(object, name) && isEmptyThroughout(object[name])) delete object[name];
    for (const [name, value, isRight] of plan.otherwise)
      if (object[name] === undefined || !isRight(object[name])) object[name] = value;
    if (plan.also === undefined && plan.union === undefined && plan.ignored === undefined) return;
    const chosen = plan.union && chooseBranch(plan.union, object);
    const alternatives = chosen === undefined ? (plan.also ?? []) : [...(plan.also ?? []), chosen];
    for (const alternative of alternatives) this.value(alternative, object);
    // Without a branch nobody knows which names are not used.
    if (plan.ignored === undefined || (plan.union !== undefined && chosen === undefined)) return;
    this.#ignore(plan, plan.ignored, alternatives, object);
  }

  #member(plan: string, object: Record<string, unknown>, name: string): void {
    this.#path.push(name);
    const before = object[name];
    const value = this.value(plan, before);
    if (value !== before) setProperty(object, name, value);
    this.#path.pop();
  }

  /** Whether a value counts as absent may depend on the other members, so all are read first. */
  #dropAbsent(names: readonly string[], { members }: PreparedPlan, object: Record<string, unknown>): void {
    const mayStay = ({ absent, stays }: PreparedRule): boolean =>
      stays?.(object) === true || (absent?.unlessEqual !== undefined && haveSame(object, absent.unlessEqual));
    const dropped = names.filter((name) => !mayStay(members.get(name) ?? {}));
    for (const name of dropped) delete object[name];
  }

  /** Gives members that are spelled otherwise their name in the document. */
  #rename({ spellings, members }: PreparedPlan, object: Record<string, unknown>): void {
    for (const [sent, name] of spellings) {
      if (!Object.hasOwn(object, sent)) continue;
      const value = object[sent];
      delete object[sent];
      const rule = members.get(name) ?? {};
      if (isAbsent(rule, value)) continue;
      const pointer = this.#pointerTo(sent);
      if (!Object.hasOwn(object, name) || isAbsent(rule, object[name])) {
        setProperty(object, name, value);
        this.#renamed.push([this.#pointerTo(name, false), pointer]);
      } else if (!deepEqual(object[name], value)) {
        this.#faults.push({ pointer, message: `is another spelling of ${name}, which is given with another value` });
        continue;
      }
      this.#warnings.push({ pointer, message: `is read as ${name}: write ${name}` });
    }
  }

  #ignore(
    { members }: PreparedPlan,
    ignored: ReadonlyMap<string, Check>,
    alternatives: readonly string[],
    object: Record<string, unknown>,
  ): void {
    for (const name in object) {
      const isIgnored = ignored.get(name);
      if (isIgnored === undefined || members.has(name)) continue;
      if (alternatives.some((alternative) => this.#plans.get(alternative)?.members.has(name))) continue;
      const value = object[name];
      if (!isEmpty(value)) {
        if (!isIgnored(value)) continue;
        this.#warnings.push({ pointer: this.#pointerTo(name), message: "is not used here and was ignored" });
      }
      delete object[name];
    }
  }

  /** Once for each field, not for each entry of a list: a long list must not have as many notes. */
  #noteDeprecated(name: string, note: Omit<ReadNote, "pointer">): void {
    const pointer = this.#pointerTo(name);
    const field = pointer.replaceAll(/\/\d+(?=\/)/g, "/");
    if (this.#deprecated.has(field)) return;
    this.#deprecated.add(field);
    this.#warnings.push({ pointer, ...note });
  }

  #pointerTo(name: string, asSent = true): string {
    const pointer = [...this.#path, name].map((segment) => `/${escapeSegment(String(segment))}`).join("");
    return asSent ? this.#toSent(pointer) : pointer;
  }

  #toSent(pointer: string): string {
    // Members further inside were renamed later.
    const renamed = this.#renamed.findLast(([read]) => pointer === read || pointer.startsWith(`${read}/`));
    return renamed === undefined ? pointer : renamed[1] + pointer.slice(renamed[0].length);
  }
}
