import { createHash } from "node:crypto";
import type { Fault } from "../../runtime/explain.ts";
import { findReferences, type Schema } from "../../schema/walk.ts";

type Defs = Readonly<Record<string, Schema>>;
type Faults = readonly Fault[];

/** What the last run of this process found, by schema and value. */
let lastRun: ReadonlyMap<string, Faults> = new Map();

/** Most saves change one schema or one example: the faults of the others are known from the run before. */
export class FaultMemory {
  readonly #defs: Defs;
  readonly #keywords: string;
  readonly #known = lastRun;
  readonly #found = new Map<string, Faults>();
  readonly #schemas = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  readonly #direct = new Map<string, ReadonlySet<string>>();
  readonly #reached = new Map<string, ReadonlySet<string>>();

  /** The code of the plug-in's keywords is loaded once for each process; the objects around it are made for each run. */
  constructor(defs: Defs, keywords: readonly { readonly holds: object }[]) {
    this.#defs = defs;
    this.#keywords = keywords.map(({ holds }) => idOf(holds)).join();
    lastRun = this.#found;
  }

  remember(schema: Schema, value: unknown, find: () => Faults): Faults {
    const key = hash([this.#keywords, this.#textOf(schema), JSON.stringify(value)].join("\n"));
    const faults = this.#known.get(key) ?? find();
    this.#found.set(key, faults);
    return faults;
  }

  /** The same for the same schema, with all to which it refers. */
  #textOf(schema: Schema): string {
    const own = JSON.stringify(schema);
    const known = this.#schemas.get(own);
    if (known !== undefined) return known;
    const reached = new Set([...findReferences(schema)].flatMap((name) => [...this.#reachedBy(name)]));
    const text = hash([own, ...[...reached].map((name) => this.#text(name))].join("\n"));
    this.#schemas.set(own, text);
    return text;
  }

  #reachedBy(name: string): ReadonlySet<string> {
    const known = this.#reached.get(name);
    if (known !== undefined) return known;
    const reached = new Set([name]);
    // A set is walked to its end although it grows.
    for (const one of reached) for (const target of this.#references(one)) reached.add(target);
    this.#reached.set(name, reached);
    return reached;
  }

  #references(name: string): ReadonlySet<string> {
    const references = this.#direct.get(name) ?? findReferences(this.#defs[name] ?? true);
    this.#direct.set(name, references);
    return references;
  }

  #text(name: string): string {
    const text = this.#texts.get(name) ?? hash(`${name} ${JSON.stringify(this.#defs[name])}`);
    this.#texts.set(name, text);
    return text;
  }
}

const hash = (text: string): string => createHash("sha1").update(text).digest("base64");

const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(code: object): number {
  const id = ids.get(code) ?? ++lastId;
  ids.set(code, id);
  return id;
}
