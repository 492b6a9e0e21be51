import type { Schema } from "../ir/schema.ts";
import { type Finding, type FindingDetails, newFinding, type Rating } from "./change.ts";
import type { ApiOperation } from "./read-document.ts";
import type { SchemaGraph, SchemaNode } from "./schema-graph.ts";
import type { Direction, Holder, Step } from "./wording.ts";

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

/** All differences of two documents: findings about operations, and the values whose schemas were compared. */
export interface Difference {
  readonly findings: readonly Finding[];
  readonly values: readonly ComparedValue[];
}

/** Collects the differences of one operation. */
export class OperationDiff implements Difference {
  readonly findings: Finding[] = [];
  readonly values: ComparedValue[] = [];
  readonly old: ApiOperation;
  readonly now: ApiOperation;
  /** The service sends the parameters and the body of a webhook, and callers send its response. */
  readonly requestDirection: Direction;
  readonly responseDirection: Direction;
  readonly #graph: SchemaGraph;

  constructor(old: ApiOperation, now: ApiOperation, graph: SchemaGraph) {
    this.old = old;
    this.now = now;
    this.#graph = graph;
    this.requestDirection = old.isWebhook ? "response" : "request";
    this.responseDirection = old.isWebhook ? "request" : "response";
  }

  add(rating: Rating, keyword: string, sentence: string, details?: FindingDetails): void {
    this.findings.push(newFinding(this.old, rating, keyword, sentence, details));
  }

  compareSchemas(part: string, holder: Holder, direction: Direction, before: Schema, after: Schema): void {
    const node = this.#graph.compare([before], [after], direction);
    this.values.push({ operation: this.old, part, holder, direction, node });
  }
}
