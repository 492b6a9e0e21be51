import type { OperationId } from "./contract.ts";
import type { NoReportYet } from "./report-of-message.ts";
import type { AnyFailure, Fault } from "./results.ts";

type Thrown = AnyFailure | NoReportYet;

/** What the throwing style throws: the failure that the other style returns, as an error. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  /** The failure itself; look at its `kind` first. */
  readonly failure: Thrown;

  constructor(failure: Thrown) {
    super(failure.message, "cause" in failure ? { cause: failure.cause } : undefined);
    this.failure = failure;
  }

  get kind(): Thrown["kind"] {
    return this.failure.kind;
  }

  get operation(): OperationId {
    return this.failure.operation;
  }

  /** The result code, where the gateway refused. */
  get code(): Thrown["code"] {
    return this.failure.code;
  }

  /** The HTTP status, where the contract knows the answer. */
  get status(): Thrown["status"] {
    return this.failure.status;
  }

  /** Every fault that the gateway found in the request. */
  get errors(): readonly Fault[] {
    return this.failure.kind === "refused" ? this.failure.errors : [];
  }
}
