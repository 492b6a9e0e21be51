import type { Budget } from "./limit.ts";

/** One request, and what becomes known of it on its way: what its log line and its metrics say. */
export class Exchange {
  readonly requestId: string;
  readonly nowMs: number;
  readonly #beganMs = performance.now();
  operation: string | undefined = undefined;
  account: string | undefined = undefined;
  code: string | undefined = undefined;
  /** What the caller may still ask for: the answer tells. */
  budget: Budget | undefined = undefined;

  constructor(requestId: string, nowMs: number) {
    this.requestId = requestId;
    this.nowMs = nowMs;
  }

  tookMs(): number {
    return performance.now() - this.#beganMs;
  }
}

/** Koa's `ctx.state` in this application. */
export interface State {
  exchange: Exchange;
}
