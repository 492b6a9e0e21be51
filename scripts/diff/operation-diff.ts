import type { Deprecation } from "../runtime/deprecation.ts";
import { findMediaType } from "../runtime/media-type.ts";
import type { Schema } from "../schema/walk.ts";
import { type ApiChange, type ApiChangeDetails, newApiChange, type Rating } from "./change.ts";
import { compareDeprecations, rateRemoval } from "./compare-deprecations.ts";
import type { ApiContent, ApiOperation, Serialization } from "./read-document.ts";
import type { SchemaGraph, SchemaNode } from "./schema-graph.ts";
import { type Direction, formerly, type Holder, type Step } from "./wording.ts";

/** A value of an operation that has a schema, and the comparison of that schema. */
export interface ComparedValue {
  readonly operation: ApiOperation;
  readonly part: string;
  readonly holder: Holder;
  readonly direction: Direction;
  readonly node: SchemaNode;
  /** The steps from the part to the value, if the value is not the whole part. */
  readonly steps?: readonly Step[];
}

/** All differences of two documents: changes about operations, and the values whose schemas were compared. */
export interface Difference {
  readonly apiChanges: readonly ApiChange[];
  readonly values: readonly ComparedValue[];
}

/** A value, or one of its properties, and how it is written. */
export interface WrittenValue {
  readonly serialization: Serialization;
  readonly schema: Schema;
  readonly property?: string;
}

/**
 * `explode` is about the separators of lists and objects. With the style `simple`, a list has commas in any case, and `deepObject` has a
 * name for each member in any case.
 */
const isChangedByExplode = ({ style }: Serialization, types: ReadonlySet<string>): boolean =>
  style !== "deepObject" && (types.has("object") || (types.has("array") && style !== "simple"));

/** Collects the differences of one operation. */
export class OperationDiff implements Difference {
  readonly apiChanges: ApiChange[] = [];
  readonly values: ComparedValue[] = [];
  readonly old: ApiOperation;
  readonly now: ApiOperation;
  readonly #graph: SchemaGraph;
  readonly #today: string;

  constructor(old: ApiOperation, now: ApiOperation, graph: SchemaGraph, today: string) {
    this.old = old;
    this.now = now;
    this.#graph = graph;
    this.#today = today;
  }

  add(rating: Rating, keyword: string, sentence: string, details?: ApiChangeDetails): void {
    this.apiChanges.push(newApiChange(this.old, rating, keyword, sentence, details));
  }

  /** What changed about the deprecation of the operation, or of a part of it. */
  compareDeprecation(
    words: string,
    before: Deprecation | undefined,
    after: Deprecation | undefined,
    place: ApiChangeDetails = {},
  ): void {
    const change = compareDeprecations(before, after);
    if (change === undefined) return;
    const { rating, keyword, describe, ...details } = change;
    this.add(rating, keyword, describe(words), { ...details, ...place });
  }

  /** How a value is written, or the property of a value. */
  compareSerialization(
    keyword: string,
    words: string,
    before: WrittenValue,
    after: WrittenValue,
    details: ApiChangeDetails,
  ): void {
    const [old, now] = [before.serialization, after.serialization];
    const types = [
      this.#graph.getTypes(before.schema, "before", before.property),
      this.#graph.getTypes(after.schema, "after", after.property),
    ];
    const isWrittenAlike = old.isExploded === now.isExploded || !types.every((one) => isChangedByExplode(old, one));
    if (old.style === now.style && isWrittenAlike) return;
    const [earlier, later] = [old, now].map(({ style, isExploded }) => `${style}${isExploded ? ", exploded" : ""}`);
    const sentence = `${words} is now serialized as ${later}${formerly(earlier)}`;
    this.add("major", keyword, sentence, { ...details, before: earlier, after: later });
  }

  /** A part of the operation that is no longer there. Whether that breaks callers depends on what they were told. */
  addRemoved(keyword: string, sentence: string, deprecation: Deprecation | undefined, details: ApiChangeDetails): void {
    const { rating, warning, note } = rateRemoval(deprecation, this.#today);
    this.add(rating, keyword, `${sentence}${note}`, { ...details, warning });
  }

  /** The service sends the parameters and the body of a webhook, and callers send its response. */
  #getDirection({ kind }: Holder): Direction {
    const isResponse = kind === "response" || kind === "header";
    return isResponse === this.old.isWebhook ? "request" : "response";
  }

  compareSchemas(part: string, holder: Holder, before: Schema, after: Schema): void {
    const direction = this.#getDirection(holder);
    const node = this.#graph.compare([before], [after], direction);
    this.values.push({ operation: this.old, part, holder, direction, node });
  }

  /**
   * Compares the schemas of the media types that both have; `lost` and `gained` say what became of the others. A type may also be described
   * by another one, such as `application/*` or the type without parameters: what callers send is then still accepted.
   */
  compareContent(
    part: string,
    holder: Holder,
    [before, after]: readonly [ApiContent, ApiContent],
    { lost, gained, warning = false }: { lost(type: string): string; gained(type: string): string; warning?: boolean },
  ): void {
    const isSent = this.#getDirection(holder) === "request";
    const compared = new Set<string>();
    const compareTypes = (old: string, now: string): void => {
      const [schema, kept] = [before.get(old), after.get(now)];
      if (schema === undefined || kept === undefined || compared.has(`${old} ${now}`)) return;
      compared.add(`${old} ${now}`);
      this.compareSchemas(part, holder, schema, kept);
    };
    for (const type of before.keys()) {
      const kept = after.has(type) || isSent ? findMediaType(type, [...after.keys()]) : undefined;
      if (kept !== undefined) compareTypes(type, kept);
      else this.add("major", "content", lost(type), { part, before: type });
    }
    for (const type of after.keys()) {
      const known = findMediaType(type, [...before.keys()]);
      // A type with parameters that nobody has used yet is new, although the type without them described it.
      if (known !== undefined && (known === type || known.endsWith("/*"))) compareTypes(known, type);
      else this.add("minor", "content", gained(type), { part, after: type, warning });
    }
  }
}
