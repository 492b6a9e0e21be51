import type { Json } from "../../schema/json.ts";
import type { Evaluation } from "../contract/trace.ts";

/** A valid body of an operation, and the result of every keyword that was evaluated. */
export interface ValidBody {
  readonly operationId: string;
  /** The pointer to the schema of the body. */
  readonly schema: string;
  readonly name: string;
  readonly body: Json;
  readonly evaluations: readonly Evaluation[];
}
