// Which fields and items a schema has looked at: what `unevaluatedProperties` and `unevaluatedItems`
// leave out. Merged outward through the schemas that describe the same value.

export class Seen {
  private keys: Set<string> | undefined;
  private indexes: Set<number> | undefined;
  private everyKey = false;
  private prefix = 0;

  static everything(): Seen {
    const seen = new Seen();
    seen.addEveryKey();
    seen.addPrefix(Number.POSITIVE_INFINITY);
    return seen;
  }

  addKey(key: string): void {
    this.keys ??= new Set();
    this.keys.add(key);
  }

  addEveryKey(): void {
    this.everyKey = true;
  }

  /** The first `length` items; Infinity for all. */
  addPrefix(length: number): void {
    if (length > this.prefix) this.prefix = length;
  }

  addIndex(index: number): void {
    this.indexes ??= new Set();
    this.indexes.add(index);
  }

  merge(other: Seen): void {
    if (other.everyKey) this.everyKey = true;
    this.addPrefix(other.prefix);
    for (const key of other.keys ?? []) this.addKey(key);
    for (const index of other.indexes ?? []) this.addIndex(index);
  }

  hasKey(key: string): boolean {
    return this.everyKey || this.keys?.has(key) === true;
  }

  hasIndex(index: number): boolean {
    return index < this.prefix || this.indexes?.has(index) === true;
  }
}

/** Shared and never written to: what a schema that looks at nothing has seen. */
export const NOTHING_SEEN: Seen = new Seen();
export const ALL_SEEN: Seen = Seen.everything();
