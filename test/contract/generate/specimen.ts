import type { Json } from "../json-pointer.ts";
import type { Evaluation } from "../trace.ts";

/** A valid body of an operation, and every keyword that was looked at with it. */
export interface Specimen {
  readonly operationId: string;
  /** Where the schema of the body stands. */
  readonly schema: string;
  readonly name: string;
  readonly body: Json;
  readonly evaluations: readonly Evaluation[];
}
