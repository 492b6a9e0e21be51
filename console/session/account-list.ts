/** A list that the browser keeps for one account, the newest item first. The API has no such list. */
export class AccountList<Item extends object> {
  readonly #name: string;
  readonly #most: number;
  readonly #isItem: (value: object) => value is Item;

  constructor(name: string, most: number, isItem: (value: object) => value is Item) {
    this.#name = name;
    this.#most = most;
    this.#isItem = isItem;
  }

  read(accountId: string): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.#keyOf(accountId)) ?? "[]");
      return Array.isArray(stored)
        ? stored.filter((value) => typeof value === "object" && value !== null && this.#isItem(value))
        : [];
    } catch {
      return [];
    }
  }

  /** Replaces the list, and answers what is kept of it. */
  write(accountId: string, items: readonly Item[]): readonly Item[] {
    const kept = items.slice(0, this.#most);
    try {
      localStorage.setItem(this.#keyOf(accountId), JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing, or no more: the page shows the list until it is closed.
    }
    return kept;
  }

  add(accountId: string, ...items: readonly Item[]): readonly Item[] {
    return this.write(accountId, [...items, ...this.read(accountId)]);
  }

  #keyOf(accountId: string): string {
    return `console-${this.#name} ${accountId}`;
  }
}
