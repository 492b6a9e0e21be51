import { isObject, type Json } from "./json.ts";

/** The names and texts of a document: some match a pattern that nothing could be made for. */
export class Words {
  readonly #names = new Set<string>();
  readonly #texts: readonly string[];

  constructor(document: Json) {
    const texts = new Set(["a", "Aa", "1", "0", "x".repeat(20), "https://example.net/x"]);
    this.#walk(document, texts);
    // Short ones first, because they exceed fewer limits.
    this.#texts = [...texts].toSorted((a, b) => a.length - b.length);
    for (const name of [...this.#names])
      for (const ending of ["", "1", "2", "7", "9"]) this.#names.add(name.replace(/[0-9]+$/, "") + ending);
  }

  text(fits: (text: string) => boolean): string | undefined {
    return this.#texts.find(fits);
  }

  /** The first names that fit. */
  names(fits: (name: string) => boolean, most: number): string[] {
    return Iterator.from(this.#names).filter(fits).take(most).toArray();
  }

  #walk(value: Json, texts: Set<string>): void {
    if (typeof value === "string" && value.length < 200) texts.add(value);
    else if (Array.isArray(value)) for (const item of value) this.#walk(item, texts);
    else if (isObject(value))
      for (const [name, member] of Object.entries(value)) {
        this.#names.add(name);
        this.#walk(member, texts);
      }
  }
}
