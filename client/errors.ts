import type { OperationId } from "./contract.ts";
import type { NoReportYet } from "./message-reports.ts";
import type { AnyFailure, Fault } from "./results.ts";

type Thrown = AnyFailure | NoReportYet;

/** The error of the throwing style. It has the failure that the other style returns. */
export class GatewayError extends Error {
  /** Always `GatewayError`. */
  override readonly name = "GatewayError";
  /** The failure; check its `kind` first. */
  readonly failure: Thrown;

  constructor(failure: Thrown) {
    super(failure.message, "cause" in failure ? { cause: failure.cause } : undefined);
    this.failure = failure;
  }

  /** The kind of failure: `refused`, `undocumented`, `unanswered`, or `no-report-yet` of `waitForReport`. */
  get kind(): Thrown["kind"] {
    return this.failure.kind;
  }

  /** The operation that failed; `issueToken` if there was no token for the call. */
  get operation(): OperationId {
    return this.failure.operation;
  }

  /** The result code, if the gateway refused the call. */
  get code(): Thrown["code"] {
    return this.failure.code;
  }

  /** The HTTP status, if the contract documents the response. */
  get status(): Thrown["status"] {
    return this.failure.status;
  }

  /** The ID of the request in the gateway's own records; undefined if no response arrived. Tell it when you ask about a request. */
  get requestId(): string | undefined {
    return "requestId" in this.failure ? this.failure.requestId : undefined;
  }

  /** All faults that the gateway found in the request. */
  get errors(): readonly Fault[] {
    return this.failure.kind === "refused" ? this.failure.errors : [];
  }
}
