import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

type Path = readonly (string | number)[];

/** All faults of a carriers file, one a line, each with its place. */
export class CarriersFileError extends Error {
  override readonly name = "CarriersFileError";
}

/** A carriers file with the places of its values. Faults are collected, so that an operator can fix all of them at once. */
export class CarriersFile {
  /** What the YAML holds, of any form. */
  readonly value: unknown;
  readonly #fileName: string;
  readonly #document: ReturnType<typeof parseDocument>;
  readonly #lines = new LineCounter();
  readonly #faults: { readonly offset: number; readonly message: string }[] = [];

  /** Throws for a text that is no YAML. */
  constructor(text: string, fileName: string) {
    this.#fileName = fileName;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    for (const { message, pos } of this.#document.errors)
      this.#faults.push({ offset: pos[0], message: message.split("\n")[0] ?? message });
    this.throwFaults();
    try {
      this.value = this.#document.toJS({ maxAliasCount: 100 });
    } catch {
      this.fault([], "the file repeats itself without end");
      this.throwFaults();
    }
  }

  /** `at` is the path to the value from the top of the file; where the value is missing, its parent is shown. */
  fault(at: Path, message: string): void {
    this.#faults.push({ offset: this.#offsetOf(at), message });
  }

  throwFaults(): void {
    if (this.#faults.length === 0) return;
    const lines = this.#faults
      .toSorted((one, other) => one.offset - other.offset)
      .map(({ offset, message }) => {
        const { line, col } = this.#lines.linePos(offset);
        return `${this.#fileName}:${Math.max(line, 1)}:${Math.max(col, 1)} ${message}`;
      });
    throw new CarriersFileError(lines.join("\n"));
  }

  lineOf(at: Path): number {
    return Math.max(this.#lines.linePos(this.#offsetOf(at)).line, 1);
  }

  /** A value as it was typed: `+81` is a number to YAML. */
  sourceText(at: Path): string | undefined {
    const node = this.#findPair(at).value;
    return isScalar(node) ? node.source : undefined;
  }

  #offsetOf(at: Path): number {
    const { key, value } = this.#findPair(at);
    for (const node of [key, value]) if (isNode(node) && node.range) return node.range[0];
    return 0;
  }

  /** Key and value at the end of the path, or as far along the path as the document goes. */
  #findPair(at: Path): { readonly key: unknown; readonly value: unknown } {
    let pair: { key: unknown; value: unknown } = { key: undefined, value: this.#document.contents };
    for (const segment of at) {
      const node = isAlias(pair.value) ? pair.value.resolve(this.#document) : pair.value;
      const next = isMap(node)
        ? node.items.find(({ key }) => String(key) === String(segment))
        : isSeq(node)
          ? { key: undefined, value: node.items[Number(segment)] }
          : undefined;
      if (next === undefined) break;
      pair = { key: next.key, value: next.value };
    }
    return pair;
  }
}
