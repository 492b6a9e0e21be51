import { rateLimits } from "../../generated/tables.ts";

type RateLimit = (typeof rateLimits)[number];

const byKind = Object.fromEntries(rateLimits.map((limit) => [limit.kind, limit])) as {
  readonly [Kind in RateLimit["kind"]]: Extract<RateLimit, { readonly kind: Kind }>;
};

/** What an account may ask for, unless the operator sets other values. The contract says the same to its users. */
export const usualLimits = {
  sendPerSecond: byKind.send.count,
  pollingPerSecond: byKind.polling.count,
  uploadPerSecond: byKind.upload.count,
  tokenPerMinute: byKind.token.count,
  tokenFailuresPerMinute: byKind.token.failures,
};
