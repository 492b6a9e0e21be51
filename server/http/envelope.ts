import type { Reply } from "../../generated/server.ts";
import { refuse, statusOf } from "../domain/refusal.ts";
import { envelopeOf, type Refusal } from "../handlers/all.ts";

const JSON_HEADERS = { "Cache-Control": "no-store" };

/** The answer to what the contract, or the way to the handler, refuses. */
export function refusalReply(refusal: Refusal, headers?: Reply["headers"]): Reply {
  return { status: statusOf(refusal.code), headers: { ...JSON_HEADERS, ...headers }, body: envelopeOf(refusal) };
}

export const busyReply = refusalReply(refuse("A920"), { "Retry-After": 1 });
export const unknownErrorReply = refusalReply(refuse("A999"));

/** The result code in a reply's envelope; an image has none and is a success. */
export function codeOf({ body }: Reply): string {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string"
    ? body.code
    : "A000";
}

/** Bytes that a caller uploaded: a browser must take them for nothing but the image they were checked to be. */
const UPLOAD_HEADERS = { "Content-Security-Policy": "default-src 'none'; sandbox" };

/** What every answer with this media type says; undefined is JSON. */
export const headersFor = (mediaType: string | undefined): Readonly<Record<string, string>> =>
  mediaType === undefined || mediaType === "application/json" ? JSON_HEADERS : UPLOAD_HEADERS;
