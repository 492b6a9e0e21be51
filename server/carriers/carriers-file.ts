import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

export type Path = readonly (string | number)[];

/** What is wrong with a carriers file: all of it, a line each, with the place. */
export class CarriersFileError extends Error {
  override readonly name = "CarriersFileError";
}

/** A carriers file as it was written. Faults are gathered, so that an operator mends it once and not fault by fault. */
export class CarriersFile {
  /** What the YAML says, of whatever form. */
  readonly value: unknown;
  readonly #file: string;
  readonly #document: ReturnType<typeof parseDocument>;
  readonly #lines = new LineCounter();
  readonly #faults: { readonly offset: number; readonly message: string }[] = [];

  /** Throws for what is no YAML. */
  constructor(text: string, file: string) {
    this.#file = file;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    for (const { message, pos } of this.#document.errors)
      this.#faults.push({ offset: pos[0], message: message.split("\n")[0] ?? message });
    this.throwFaults();
    this.value = this.#plainly();
    this.throwFaults();
  }

  /** `at` leads to the value from the top of the file; where it is missing, to what it is missing from. */
  fault(at: Path, message: string): void {
    this.#faults.push({ offset: this.#offsetOf(at), message });
  }

  throwFaults(): void {
    if (this.#faults.length === 0) return;
    const inOrder = this.#faults.toSorted((one, other) => one.offset - other.offset);
    throw new CarriersFileError(inOrder.map(({ offset, message }) => `${this.#placeOf(offset)} ${message}`).join("\n"));
  }

  lineOf(at: Path): number {
    return Math.max(this.#lines.linePos(this.#offsetOf(at)).line, 1);
  }

  /** A value as it was typed: `+81` is a number to YAML. */
  typed(at: Path): string | undefined {
    const node = this.#nodes(at).at(-1)?.value;
    return isScalar(node) ? node.source : undefined;
  }

  #plainly(): unknown {
    try {
      return this.#document.toJS({ maxAliasCount: 100 });
    } catch {
      this.#faults.push({ offset: 0, message: "the file repeats itself without end" });
      return undefined;
    }
  }

  #placeOf(offset: number): string {
    const { line, col } = this.#lines.linePos(offset);
    return `${this.#file}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  }

  #offsetOf(at: Path): number {
    const { key, value } = this.#nodes(at).at(-1) ?? {};
    for (const node of [key, value]) if (isNode(node) && node.range) return node.range[0];
    return 0;
  }

  /** The nodes on the way, as far as it goes. */
  #nodes(at: Path): { readonly key: unknown; readonly value: unknown }[] {
    const way: { key: unknown; value: unknown }[] = [{ key: undefined, value: this.#document.contents }];
    for (const segment of at) {
      const last = way.at(-1)?.value;
      const node = isAlias(last) ? last.resolve(this.#document) : last;
      const next = isMap(node)
        ? node.items.find(({ key }) => String(key) === String(segment))
        : isSeq(node)
          ? { key: undefined, value: node.items[Number(segment)] }
          : undefined;
      if (next === undefined) break;
      way.push({ key: next.key, value: next.value });
    }
    return way;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
