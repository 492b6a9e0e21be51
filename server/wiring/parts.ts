import type { Config } from "../config.ts";
import type { Context, Handlers } from "../handlers/all.ts";
import type { GatewayMiddleware } from "../http/app.ts";
import type { Log } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";

export interface StartOptions {
  readonly log: Log;
  /** For tests: operations to serve in place of ours. */
  readonly handlers?: Partial<Handlers<Context>>;
  /** Koa middleware that every request goes through. */
  readonly middleware?: readonly GatewayMiddleware[];
}

/** What the parts of a gateway have in common. */
export interface Parts extends StartOptions {
  readonly config: Config;
  /** Stops what was started, in the opposite order. Each step is tried, also after another has failed. */
  readonly cleanup: AsyncDisposableStack;
  readonly metrics: Metrics;
}
