import type { Metrics } from "../telemetry/metrics.ts";
import type { DocsSettings } from "./docs.ts";
import type { ServeParts } from "./serve.ts";

/** What both ways of a request need. */
export interface AppParts extends ServeParts {
  readonly metrics: Metrics;
  readonly docs: DocsSettings;
  readonly maxRequests: number;
  /** Whether an error means that something we depend on is away for now. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** How many proxies in front are believed about the caller's address. */
  readonly trustedProxies: number;
}
