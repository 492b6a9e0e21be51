import { writeExact } from "../runtime/exact-json.ts";
import type { Json } from "../schema/json.ts";
import type { Branch } from "./branches.ts";

/** Who sends a value: callers (a request that is refused now breaks them) or the service (a new response may break them). */
export type Direction = "request" | "response";

/** The part of an operation that a value belongs to. */
export type Holder =
  | { readonly kind: "body" }
  | { readonly kind: "parameter"; readonly in: string; readonly name: string }
  | { readonly kind: "response"; readonly status: string }
  | { readonly kind: "header"; readonly name: string; readonly status: string };

/** One step from a value to a part of it, or to the value as one of the branches that it may take. */
export interface Step {
  readonly to?: string;
  readonly branch?: Branch | undefined;
}

/** A value of an operation. The service calls a webhook: callers read its body and send its response. */
interface SubjectValue {
  readonly direction: Direction;
  readonly holder: Holder;
  readonly steps: readonly Step[];
  readonly isWebhook: boolean;
}

/** The value that a sentence is about. */
export class Subject {
  readonly #value: SubjectValue;

  constructor(value: SubjectValue) {
    this.#value = value;
  }

  /** `data.report[].code`, or a member of it. */
  field(member?: string): string {
    const steps = this.#value.steps.flatMap(({ to }) => to ?? []);
    return [...steps, ...(member === undefined ? [] : [`.${member}`])].join("").replace(/^\./, "");
  }

  /** The value in words: "`text`", "`code` in the 200 response", "the query parameter `limit`". */
  name(member?: string): string {
    const field = this.field(member);
    const { holder, direction } = this.#value;
    if (holder.kind === "parameter") return fieldOf(field, `the ${holder.in} parameter \`${holder.name}\``);
    if (holder.kind === "header") return fieldOf(field, `the header \`${holder.name}\` of ${this.container()}`);
    if (direction === "request") return field === "" ? "a body" : quoted(field);
    return field === "" ? this.container() : `${quoted(field)} in ${this.container()}`;
  }

  /** The message that the value is part of: "the 200 response". */
  container(): string {
    const { holder, isWebhook } = this.#value;
    if (holder.kind === "response" || holder.kind === "header")
      return `the ${holder.status} ${isWebhook ? "reply" : "response"}`;
    return isWebhook ? "the call" : "the request";
  }

  /** "requests with `text` over 80 characters are now refused". */
  refused(clause: string): string {
    return `${this.messages()} ${clause} are now refused`;
  }

  /** What callers send. */
  messages(): string {
    return this.#value.isWebhook ? "replies" : "requests";
  }
}

const fieldOf = (field: string, holder: string): string => {
  if (field === "") return holder;
  return field === "[]" ? `an entry of ${holder}` : `${quoted(field)} of ${holder}`;
};

/** "`to`", or for the entries of a list "an entry of `to`". */
const quoted = (field: string): string => {
  if (field === "[]") return "an entry";
  return field.endsWith("[]") ? `an entry of \`${field.slice(0, -2)}\`` : `\`${field}\``;
};

/** A sentence names this many values and counts the others. */
const MAX_NAMED = 5;

/** "a, b and c"; a long list ends with "and 7 more". */
export function listed(words: readonly string[], maxNamed = MAX_NAMED): string {
  if (words.length <= 1) return words[0] ?? "nothing";
  const shown = words.length > maxNamed + 1 ? words.slice(0, maxNamed) : words.slice(0, -1);
  const rest = words.length - shown.length;
  return `${shown.join(", ")} and ${rest === 1 ? words.at(-1) : `${rest} more`}`;
}

/** "a, b or c". */
export const either = (words: readonly string[]): string => listed(words).replace(/ and (?!\d+ more$)/, " or ");

const MAX_LENGTH = 60;

/** A value as code; a long one is shortened. */
export function code(value: Json | undefined): string {
  const text = typeof value === "string" ? value : writeExact(value ?? null);
  return `\`${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}\``;
}

export const codes = (values: readonly Json[]): string[] => values.map(code);

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

export const typeWords = (types: Iterable<string>): string[] => [...types].map((type) => TYPE_WORDS[type] ?? type);

/** " (before: …)"; empty if there was nothing before. */
export const formerly = (words: string | undefined): string => (words === undefined ? "" : ` (before: ${words})`);
