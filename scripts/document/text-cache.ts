import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hash, toolHash } from "./run-record.ts";

/** Texts that take long to make, kept between runs with what they were made from. */
export class TextCache {
  readonly #file: string;
  readonly #known: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();

  /** One file for each output folder; another version of the generator begins with an empty one. */
  constructor(cache: string, out: string) {
    tool ??= toolHash();
    this.#file = join(cache, "generate", `${hash(out)}-texts.json`);
    this.#known = read(this.#file, tool);
  }

  readonly remember = (madeFrom: string, make: () => string): string => {
    const key = hash(madeFrom);
    const text = this.#known.get(key) ?? make();
    this.#used.set(key, text);
    return text;
  };

  /** Keeps what this run has used, so that the file does not grow. */
  save(): void {
    const isSame = this.#used.size === this.#known.size && [...this.#used.keys()].every((key) => this.#known.has(key));
    if (isSame) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ tool, texts: [...this.#used] }));
  }
}

let tool: string | undefined;

function read(file: string, version: string): ReadonlyMap<string, string> {
  try {
    const { tool: madeBy, texts } = JSON.parse(readFileSync(file, "utf8"));
    return new Map(madeBy === version ? texts : []);
  } catch {
    // There is none, or it is damaged.
    return new Map();
  }
}
