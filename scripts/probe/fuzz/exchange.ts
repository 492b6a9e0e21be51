import type { FuzzOperation } from "./contract/contract.ts";
import type { RequestFault } from "./request/judge-request.ts";
import type { Plan } from "./request/plan.ts";
import type { WireAnswer } from "./wire/answer.ts";
import type { WireRequest } from "../wire/request.ts";

/** A request with what came of it. */
export interface Exchange {
  readonly operation: FuzzOperation;
  readonly plan: Plan;
  readonly request: WireRequest;
  /** How the request breaks the document; empty: it is valid. */
  readonly faults: readonly RequestFault[];
  /** Undefined: none came. */
  readonly answer: WireAnswer | undefined;
  /** Why none came. */
  readonly noAnswer?: string;
  /** The answer's body where it is JSON. */
  readonly body: unknown;
}
