import type { Middleware } from "koa";
import { securitySchemes } from "../../generated/security.ts";
import { writeReply } from "../../generated/server.ts";
import { busyReply, COMMON_HEADERS, getResultCode } from "./replies.ts";
import type { RequestObserver } from "./request-observer.ts";
import type { State } from "./request-record.ts";

/** The code in log and metrics of a request whose caller closed the connection before it was answered. */
const ABORTED = "aborted";

/** Around every request: its id, its log line, its metrics, and the answer to an unexpected error. */
export function observeRequests(observer: RequestObserver): Middleware<State> {
  return async (ctx, next) => {
    const record = observer.begin(ctx.get("traceparent") || undefined);
    ctx.state.record = record;
    ctx.set("X-Request-Id", record.requestId);
    ctx.set(COMMON_HEADERS);
    try {
      await next();
      if (ctx.respond === false) record.code = ABORTED;
    } catch (error) {
      writeReply(ctx, observer.replyToError(error, record), undefined);
    }
    observer.end(record, ctx.status);
  };
}

/** Refuses requests above MAX_REQUESTS at once, because each request that is served needs memory until its answer. */
export function limitRequests(observer: RequestObserver, maxRequests: number): Middleware<State> {
  return (ctx, next) => {
    if (observer.underWay <= maxRequests) return next();
    ctx.state.record.code = getResultCode(busyReply);
    return writeReply(ctx, busyReply, undefined);
  };
}

const CONTRACT_PREFIX = "SVC";

/** Renames the credential headers of a deployment with another VENDOR_PREFIX to those of the contract. */
export function renameVendorHeaders(vendorPrefix: string): Middleware[] {
  if (vendorPrefix === CONTRACT_PREFIX) return [];
  const names = [securitySchemes.clientId.parameter, securitySchemes.clientPassword.parameter].map((name) => ({
    contract: name.toLowerCase(),
    deployed: name.replace(`X-${CONTRACT_PREFIX}-`, `X-${vendorPrefix}-`).toLowerCase(),
  }));
  const rename: Middleware = (ctx, next) => {
    const { headers } = ctx.req;
    for (const { contract, deployed } of names) {
      const value = headers[deployed];
      if (value !== undefined) headers[contract] = value;
    }
    return next();
  };
  return [rename];
}
