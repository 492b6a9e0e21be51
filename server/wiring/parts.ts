import type { Config } from "../config.ts";
import type { Timings } from "../domain/timings.ts";
import type { Context, Handlers } from "../handlers/all.ts";
import type { GatewayMiddleware } from "../http/app.ts";
import type { Log } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import type { NamedCleanup } from "./named-cleanup.ts";

export interface StartOptions {
  readonly log: Log;
  /** One of PROCESSES: its parent has the admin port of the settings, with the console of operators, for all of them. */
  readonly isChild?: boolean;
  /** For tests: operations to serve in place of ours. */
  readonly handlers?: Partial<Handlers<Context>>;
  /** Koa middleware that every request goes through. */
  readonly middleware?: readonly GatewayMiddleware[];
  /** For tests: those that differ from the usual ones. */
  readonly timings?: Partial<Timings>;
}

/** What the parts of a gateway have in common. */
export interface Parts extends StartOptions {
  readonly config: Config;
  readonly cleanup: NamedCleanup;
  readonly metrics: Metrics;
  /** Undefined: no traces. */
  readonly tracing: Tracing | undefined;
  readonly timings: Timings;
}
