import type { ParameterizedContext } from "koa";
import type { BodyLease } from "./body-memory.ts";
import type { Budget } from "./limit.ts";

/** One request, and what becomes known of it on its way. */
export class Exchange {
  readonly requestId: string;
  readonly nowMs: number;
  readonly #begun = performance.now();
  operation: string | undefined = undefined;
  account: string | undefined = undefined;
  code: string | undefined = undefined;
  /** The memory that its body was given, until it is answered. */
  body: BodyLease | undefined = undefined;
  /** What the caller may still ask for: its answer tells. */
  budget: Budget | undefined = undefined;

  constructor(requestId: string, nowMs: number) {
    this.requestId = requestId;
    this.nowMs = nowMs;
  }

  tookMs(): number {
    return performance.now() - this.#begun;
  }
}

/** What middleware knows of a request besides what Koa knows. */
export interface State {
  exchange: Exchange;
}

export type ServerContext = ParameterizedContext<State>;
