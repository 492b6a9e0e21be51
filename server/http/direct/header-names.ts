export interface HeaderName {
  readonly name: string;
  /** It asks for more than an answer, or tells how the request goes on. */
  readonly isForNode: boolean;
}

const FOR_NODE: ReadonlySet<string> = new Set([
  "connection",
  // Node takes it for the same.
  "proxy-connection",
  "transfer-encoding",
  "expect",
  "upgrade",
  "trailer",
  "te",
]);

/** Callers have few ways to write a name, and write it so on every request. */
const MOST_REMEMBERED = 200;

/** Names of headers in lower case. */
export class HeaderNames {
  readonly #known = new Map<string, HeaderName>();

  of(given: string): HeaderName {
    const known = this.#known.get(given);
    if (known !== undefined) return known;
    const name = given.toLowerCase();
    const found = { name, isForNode: FOR_NODE.has(name) };
    if (this.#known.size < MOST_REMEMBERED) this.#known.set(given, found);
    return found;
  }
}
