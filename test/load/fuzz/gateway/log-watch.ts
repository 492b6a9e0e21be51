/** Reads along what the gateway prints, for what must never stand there. */
export class LogWatch {
  readonly #secrets = new Map<string, string>();
  readonly #found = new Map<string, string>();
  readonly #numbers = new Set<string>();
  readonly #tokens = new Set<string>();
  readonly #errors: string[] = [];
  #rest = "";
  #lines = 0;

  /** From now on this must not be printed. */
  hide(secret: string, what: string): void {
    this.#secrets.set(secret, what);
  }

  /** There are too many of them to look for each in every line: what looks like one is looked up. */
  hideToken(token: string): void {
    this.#tokens.add(token);
  }

  /** Phone numbers that begin so, whatever follows. */
  hideNumbers(prefix: string): void {
    this.#numbers.add(prefix);
  }

  read(chunk: string): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#line(line);
  }

  #line(line: string): void {
    this.#lines += 1;
    for (const [secret, what] of this.#secrets) if (line.includes(secret)) this.#found.set(what, line);
    for (const [text] of line.matchAll(/[\w-]{20,}\.[\w-]{20,}/g))
      if (this.#tokens.has(text)) this.#found.set("a token", line);
    for (const [digits] of line.matchAll(/\d{8,}/g))
      for (const prefix of this.#numbers) if (digits.startsWith(prefix)) this.#found.set("a phone number", line);
    if (line.includes('"level":50') || line.includes('"level":60') || !line.startsWith("{")) {
      this.#errors.push(line);
      if (this.#errors.length > 200) this.#errors.shift();
    }
  }

  get lines(): number {
    return this.#lines;
  }

  /** What was printed that must not be, each kind with a line that shows it. */
  get found(): ReadonlyMap<string, string> {
    return this.#found;
  }

  /** Lines of errors, and whatever is no line of the log: the last of them. */
  get errors(): readonly string[] {
    return this.#errors;
  }
}
