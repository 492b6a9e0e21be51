import type { ParameterizedContext } from "koa";

/** Thrown by a handler whose caller has seen another version than the current one. The answer is 412. */
export class PreconditionFailed extends Error {
  override readonly name = "PreconditionFailed";
}

/**
 * For a handler that changes something: throws `PreconditionFailed` if the caller's `If-Match` or `If-None-Match` does not hold (RFC 9110,
 * section 13.1). `etag` is that of the current version; undefined: there is none yet. Call it where nobody else can change it at the same
 * time, such as in the transaction that changes it.
 */
export function assertPreconditions(header: Readonly<Record<string, unknown>>, etag: string | undefined): void {
  const find = (name: string): unknown => Object.entries(header).find(([own]) => own.toLowerCase() === name)?.[1];
  const [match, noneMatch] = [find("if-match"), find("if-none-match")];
  const isStrong = etag !== undefined && !etag.startsWith("W/");
  if (typeof match === "string" && !(isAny(match) ? etag !== undefined : isStrong && listEtags(match).includes(etag)))
    throw new PreconditionFailed("If-Match does not hold");
  if (typeof noneMatch === "string" && etag !== undefined && (isAny(noneMatch) || isListed(noneMatch, etag)))
    throw new PreconditionFailed("If-None-Match does not hold");
}

/**
 * Whether the caller has the answer already. Koa's `fresh` would say no to every `fetch`, because `fetch` sends `Cache-Control: no-cache`
 * together with `If-None-Match`.
 */
export function isNotModified(ctx: ParameterizedContext<unknown>): boolean {
  const field = ctx.get("If-None-Match");
  const isRead = ctx.method === "GET" || ctx.method === "HEAD";
  const etag = ctx.res.getHeader("ETag");
  if (field === "" || !isRead || ctx.status >= 300 || etag === undefined) return false;
  return isAny(field) || isListed(field, String(etag));
}

const isAny = (field: string): boolean => field.trim() === "*";
const listEtags = (field: string): string[] => field.match(/(?:W\/)?"[^"]*"/g) ?? [];
const withoutWeak = (etag: string): string => etag.replace(/^W\//, "");
/** If-None-Match compares weakly: versions that mean the same are the same. */
const isListed = (field: string, etag: string): boolean =>
  listEtags(field).map(withoutWeak).includes(withoutWeak(etag));
