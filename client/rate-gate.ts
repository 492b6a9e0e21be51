import type { AnyFailure } from "./results.ts";
import { sleep } from "./wait.ts";

type AnyResult = { readonly ok: true; readonly headers: Headers } | AnyFailure;

const TOO_MANY = 429;
/** If a refusal does not say how long to wait. */
const DEFAULT_WAIT_MS = 1000;

/** Holds all messages back while the gateway says that the rate limit is reached, and sends what it refused again. */
export class RateGate {
  readonly #patienceMs: number;
  #closedUntilMs = 0;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  async run<Result extends AnyResult>(signal: AbortSignal | undefined, send: () => Promise<Result>): Promise<Result> {
    const endMs = performance.now() + this.#patienceMs;
    for (;;) {
      await this.#opened(signal);
      const result = await send();
      const waitMs = getWaitMs(result);
      if (waitMs === undefined) return result;
      const openMs = performance.now() + waitMs;
      this.#closedUntilMs = Math.max(this.#closedUntilMs, openMs);
      if (result.ok || openMs > endMs) return result;
    }
  }

  async #opened(signal: AbortSignal | undefined): Promise<void> {
    // Another message may have closed it again during the wait.
    for (;;) {
      const waitMs = this.#closedUntilMs - performance.now();
      if (waitMs <= 0) return;
      await sleep(waitMs, signal);
    }
  }
}

/** How long no message should be sent; undefined: the limit is not reached. */
function getWaitMs(result: AnyResult): number | undefined {
  if (result.ok) {
    const { headers } = result;
    return headers.get("ratelimit-remaining") === "0" ? Number(headers.get("ratelimit-reset") ?? 1) * 1000 : undefined;
  }
  const status = result.kind === "undocumented" ? result.httpStatus : result.status;
  if (status !== TOO_MANY) return undefined;
  return "retryAfterMs" in result ? (result.retryAfterMs ?? DEFAULT_WAIT_MS) : DEFAULT_WAIT_MS;
}
