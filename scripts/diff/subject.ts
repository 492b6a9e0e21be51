/** Who sends the value: a caller (then less accepted is what breaks), or the service (then more to expect is). */
export type Direction = "request" | "response";

/** The part of an operation that a value belongs to. */
export type Holder =
  | { readonly kind: "body" }
  | { readonly kind: "parameter"; readonly in: string; readonly name: string }
  | { readonly kind: "response"; readonly status: string }
  | { readonly kind: "header"; readonly name: string; readonly status: string };

/** One step from a value to a part of it; a note says under which condition the step is taken. */
export interface Step {
  readonly to?: string;
  readonly note?: string;
}

/** A value that changes are about, and how to speak of it. */
export class Subject {
  readonly direction: Direction;
  readonly #holder: Holder;
  readonly #steps: readonly Step[];
  /** A webhook is called by the service: its body is what callers read, its response what they send. */
  readonly #isWebhook: boolean;

  constructor(options: { direction: Direction; holder: Holder; steps: readonly Step[]; isWebhook: boolean }) {
    this.direction = options.direction;
    this.#holder = options.holder;
    this.#steps = options.steps;
    this.#isWebhook = options.isWebhook;
  }

  /** `data.report[].code`, with the member if one is named. */
  field(member?: string): string {
    const steps = [
      ...this.#steps.flatMap(({ to }) => (to === undefined ? [] : [to])),
      ...(member === undefined ? [] : [`.${member}`]),
    ];
    return steps.join("").replace(/^\./, "");
  }

  /** The value in words: "`text`", "`code` in the 200 response", "the query parameter `limit`". */
  name(member?: string): string {
    const field = this.field(member);
    const holder = this.#holder;
    if (holder.kind === "parameter") return inside(field, `the ${holder.in} parameter \`${holder.name}\``);
    if (holder.kind === "header")
      return inside(field, `the header \`${holder.name}\` of ${this.#answer(holder.status)}`);
    if (this.direction === "request") return field === "" ? "a body" : quoted(field);
    return field === "" ? this.whole() : `${quoted(field)} in ${this.whole()}`;
  }

  /** What the value is part of: "the 200 response". */
  whole(): string {
    const holder = this.#holder;
    if (holder.kind === "response" || holder.kind === "header") return this.#answer(holder.status);
    return this.#isWebhook ? "the call" : "the request";
  }

  /** "requests with `text` over 80 characters are now refused". */
  refused(what: string, member?: string): string {
    return `${this.sent()} with ${this.name(member)} ${what} are now refused${this.condition()}`;
  }

  accepted(what: string): string {
    return `${this.sent()} with ${this.name()} ${what} are now accepted${this.condition()}`;
  }

  /** "requests in which `type` is `X` are now refused". */
  refusedIf(what: string): string {
    return `${this.sent()} in which ${this.name()} ${what} are now refused${this.condition()}`;
  }

  refusedWith(member?: string): string {
    return `${this.sent()} with ${this.name(member)} are now refused${this.condition()}`;
  }

  refusedWithout(member: string): string {
    return `${this.sent()} without ${this.name(member)} are now refused${this.condition()}`;
  }

  /** " (when `type` is `WL`)". */
  condition(): string {
    const notes = this.#steps.flatMap(({ note }) => (note === undefined ? [] : [note]));
    return notes.length === 0 ? "" : ` (${[...new Set(notes)].join(", ")})`;
  }

  sent(): string {
    return this.#isWebhook ? "replies" : "requests";
  }

  #answer(status: string): string {
    return `the ${status} ${this.#isWebhook ? "reply" : "response"}`;
  }
}

const inside = (field: string, holder: string): string => {
  if (field === "") return holder;
  return field === "[]" ? `an entry of ${holder}` : `${quoted(field)} of ${holder}`;
};

/** "`to`"; of a list "an entry of `to`". */
const quoted = (field: string): string =>
  field.endsWith("[]") ? (field === "[]" ? "an entry" : `an entry of \`${field.slice(0, -2)}\``) : `\`${field}\``;
