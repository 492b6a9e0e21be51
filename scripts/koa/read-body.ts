import { isUtf8 } from "node:buffer";
import { escapeSegment } from "../runtime/json-values.ts";
import { decodeParameters } from "../runtime/parameters.ts";
import type { MediaRow, Route } from "../runtime/route.ts";
import type { IncomingRequest, Invalid } from "./call.ts";
import { invalid, unreadable } from "./invalid.ts";
import { parseJson } from "./json-body.ts";
import { type ChosenMedia, mediaOfBody } from "./media-type.ts";

/** A body as it was read, not yet checked. */
export interface Body {
  readonly mediaType: string;
  readonly kind: MediaRow["kind"];
  readonly value: unknown;
  /** Of JSON: the text that it was read from. */
  readonly text?: string;
}

export type BodyOutcome =
  | { readonly ok: true; readonly body: Body | undefined }
  | { readonly ok: false; readonly invalid: Invalid };

/** Reads the parts of a multipart form. It needs a package that only documents with such forms need. */
export type ReadMultipart = (
  request: IncomingRequest,
  row: MediaRow,
  limits: { readonly bodyBytes: number; readonly parts: number; readonly faultCode: string },
) => Promise<{ readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly invalid: Invalid }>;

/** How the bodies of an operation are read. */
export interface BodyReader {
  readonly readMultipart: ReadMultipart | undefined;
  readonly bodyBytes: number;
  readonly formParts: number;
  readonly faultCode: string;
}

/** Where a body's bytes are counted among those of all others. */
export interface BodyRoom {
  /** False: there is no room for so many. */
  takeRoom(bytes: number): boolean;
}

export type VerifyBody = (body: Uint8Array) => boolean | Promise<boolean>;

const refused = (why: Invalid): BodyOutcome => ({ ok: false, invalid: why });
const NO_BODY: BodyOutcome = { ok: true, body: undefined };
const NOTHING = Buffer.alloc(0);

/** Media type, size, signature, parsing, in this order. An operation without a body leaves whatever came unread. */
export async function readBody(
  route: Route,
  request: IncomingRequest,
  reader: BodyReader,
  room: BodyRoom,
  verify: VerifyBody | undefined,
): Promise<BodyOutcome> {
  const { headers } = request;
  if (route.body === undefined || (!route.body.required && !hasBody(headers))) {
    const isGood = verify === undefined || (await verify(NOTHING));
    return isGood ? NO_BODY : refused(invalid("unauthorized"));
  }
  const media = mediaOfBody(headers, route.body.media);
  if (media === undefined) return refused(invalid("unsupported-media-type"));

  // Node has refused a request whose length is no number.
  const declared = headers["content-length"];
  const length = declared === undefined ? reader.bodyBytes : Number(declared);
  if (length > reader.bodyBytes) return refused(invalid("too-large"));
  // Reserved as a whole before the first byte is read: a body under way must never be what memory runs out on.
  if (!room.takeRoom(length)) return refused(invalid("busy", { headers: { "Retry-After": "1" } }));

  if (media.row.kind === "multipart") return readForm(route, request, media, reader, verify);
  const bytes = await request.bytes(reader.bodyBytes);
  if (bytes === undefined) return refused(invalid("too-large"));
  if (verify !== undefined && !(await verify(bytes))) return refused(invalid("unauthorized"));
  return parsed(bytes, media, reader);
}

const hasBody = (headers: IncomingRequest["headers"]): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function parsed(bytes: Buffer, { type: mediaType, row }: ChosenMedia, { faultCode }: BodyReader): BodyOutcome {
  const { kind } = row;
  switch (kind) {
    case "json": {
      const json = parseJson(bytes);
      if (!json.ok) return refused(unreadable("must be JSON", faultCode));
      return { ok: true, body: { mediaType, kind, value: json.value, text: json.text } };
    }
    case "form":
      return isUtf8(bytes)
        ? formOutcome(bytes, mediaType, row, faultCode)
        : refused(unreadable("must be UTF-8", faultCode));
    case "text":
      if (!isUtf8(bytes)) return refused(unreadable("must be UTF-8", faultCode));
      return { ok: true, body: { mediaType, kind, value: bytes.toString("utf8") } };
    default:
      return { ok: true, body: { mediaType, kind, value: bytes } };
  }
}

/** The fields of a form are written as a query is. */
function formOutcome(bytes: Buffer, mediaType: string, row: MediaRow, code: string): BodyOutcome {
  const query = bytes.toString("utf8");
  const decoded = decodeParameters(row.fields ?? [], { path: {}, query, header: () => undefined, cookie: undefined });
  const faults = decoded.faults.map(({ name, keyword, message }) => {
    return {
      in: "body" as const,
      pointer: `/${escapeSegment(name)}`,
      keyword,
      code,
      message,
    };
  });
  if (faults.length > 0) return refused(invalid("invalid", { faults }));
  return { ok: true, body: { mediaType, kind: "form", value: decoded.query } };
}

async function readForm(
  { operationId }: Route,
  request: IncomingRequest,
  { type: mediaType, row }: ChosenMedia,
  { readMultipart, bodyBytes, formParts: parts, faultCode }: BodyReader,
  verify: VerifyBody | undefined,
): Promise<BodyOutcome> {
  // Its parts are taken one by one, and are gone: nothing is left that could be signed.
  if (verify !== undefined) throw new Error(`${operationId} takes a form, which no signature can be checked of`);
  if (readMultipart === undefined)
    throw new Error(`${operationId} takes a multipart form, and nothing is there to read it`);
  const form = await readMultipart(request, row, { bodyBytes, parts, faultCode });
  return form.ok ? { ok: true, body: { mediaType, kind: "multipart", value: form.value } } : form;
}
