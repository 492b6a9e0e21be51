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
    const texts = JSON.stringify([...this.#used]);
    writeFileSync(this.#file, `${hash(`${tool}${texts}`)}\n${texts}`);
  }
}

let tool: string | undefined;

/** Empty if there is none, if another version wrote it, or if it is damaged: then all is made anew. */
function read(file: string, version: string): ReadonlyMap<string, string> {
  try {
    const content = readFileSync(file, "utf8");
    const end = content.indexOf("\n");
    const texts = content.slice(end + 1);
    return new Map(content.slice(0, end) === hash(`${version}${texts}`) ? JSON.parse(texts) : []);
  } catch {
    return new Map();
  }
}
