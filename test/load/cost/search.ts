import { readFileSync } from "node:fs";
import { at, followed, formatPointer, type Json } from "../../../scripts/schema/json.ts";

import { makeRandom, type Random } from "../../rig/random.ts";
import { drawForm } from "./forms.ts";
import { mutate, type Stock, stockOf } from "./mutate.ts";
import type { Measured, Target } from "./target.ts";

/** A body, and what it was measured to cost. */
export interface Costly extends Measured {
  readonly operationId: string;
  readonly body: Buffer;
}

interface Candidate {
  readonly value: unknown;
  readonly cpuMs: number;
}

/** How many dear bodies the search keeps and changes further. */
const KEPT = 8;

/**
 * Searches the dearest body of one operation: changes the document's examples at random places, keeps the bodies that cost
 * most, and changes these further. Which bodies are tried depends on the seed and, because times differ, on the machine.
 */
export class Search {
  readonly target: Target;
  readonly #random: Random;
  readonly #stock: Stock;
  readonly #examples: readonly unknown[];
  #kept: Candidate[] = [];
  #dearest: Costly | undefined;
  tried = 0;

  constructor(target: Target, seed: number) {
    this.target = target;
    this.#random = makeRandom(seed);
    this.#examples = examplesOf(target);
    this.#stock = stockOf(this.#examples);
  }

  get dearest(): Costly {
    if (this.#dearest === undefined) throw new Error("Nothing was tried yet");
    return this.#dearest;
  }

  async step(): Promise<Costly> {
    const { bodyLimit, mediaType } = this.target;
    if (mediaType === "multipart/form-data") return this.#measure(drawForm(bodyLimit, this.#random));
    const random = this.#random;
    const isNew = this.#kept.length === 0 || random.flip(0.3);
    let value = isNew ? random.pick(this.#examples) : random.pick(this.#kept).value;
    const changes = 1 + random.integer(0, 2);
    for (let count = 0; count < changes; count += 1) value = mutate(value, this.#stock, bodyLimit, random);
    const costly = await this.#measure(Buffer.from(JSON.stringify(value)));
    this.#keep({ value, cpuMs: costly.cpuMs });
    return costly;
  }

  /** The lowest of several times: what else the machine does only ever adds to it. */
  async #measure(body: Buffer): Promise<Costly> {
    const { operationId } = this.target;
    let measured = await this.target.measure(body);
    const bar = Math.min(...this.#kept.map(({ cpuMs }) => cpuMs), this.#dearest?.cpuMs ?? 0);
    for (let again = 0; again < 3 && measured.cpuMs > bar; again += 1) {
      const next = await this.target.measure(body);
      if (next.cpuMs < measured.cpuMs) measured = next;
    }
    this.tried += 1;
    const costly = { operationId, body, ...measured };
    if (this.#dearest === undefined || costly.cpuMs > this.#dearest.cpuMs) this.#dearest = costly;
    return costly;
  }

  #keep(candidate: Candidate): void {
    this.#kept = [...this.#kept, candidate].sort((one, other) => other.cpuMs - one.cpuMs).slice(0, KEPT);
  }
}

const document: Json = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));

/** The JSON bodies that the document shows for an operation. */
export function examplesOf({ method, path }: Pick<Target, "method" | "path">): readonly unknown[] {
  const examples = formatPointer(["paths", path, method, "requestBody", "content", "application/json", "examples"]);
  return Object.keys(Object(at(document, examples))).map((name) =>
    at(document, `${followed(document, examples + formatPointer([name]))}/value`),
  );
}
