import { isUtf8 } from "node:buffer";
import { escapeSegment } from "../json-values.ts";
import { findBodyMediaType } from "../media-type.ts";
import { decodeParameters } from "../parameters.ts";
import type { MediaRow, Route } from "../route.ts";
import type { StreamRow } from "../stream-model.ts";
import type { BodyReservation } from "./body-memory.ts";
import type { IncomingRequest, Invalid } from "./call.ts";
import { invalid, type Refused, refused, unreadable } from "./invalid.ts";
import { parseJson } from "./json-body.ts";
import { measureJson } from "./json-size.ts";
import { readItems } from "./request-items.ts";
import { readerOf } from "./route-values.ts";

/** A body that was read and not yet validated. */
export interface Body {
  readonly mediaType: string;
  readonly kind: MediaRow["kind"];
  readonly value: unknown;
  /** For JSON: the text. */
  readonly text?: string;
}

export type BodyOutcome = { readonly ok: true; readonly body: Body | undefined } | Refused;

/** Reads a multipart form. Passed in, because it needs a package that only documents with such forms need. */
export type ReadMultipart = (
  request: IncomingRequest,
  row: MediaRow,
  limits: FormLimits,
  intake: BodyIntake,
) => Promise<{ readonly ok: true; readonly value: unknown } | Refused>;

export interface FormLimits {
  readonly parts: number;
  /** In all parts that are JSON, together. */
  readonly jsonValues: number;
  readonly faultCode: string;
}

/** How the bodies of an operation are read. */
export interface BodyOptions extends FormLimits {
  readonly bodyBytes: number;
  readonly readMultipart: ReadMultipart | undefined;
}

/** Counts the bytes of a body while they arrive, towards its own limit and towards that of all bodies. */
export class BodyIntake {
  /** Why the last chunk was not taken. */
  refusal: Invalid | undefined;
  readonly #limitBytes: number;
  readonly #reservation: Pick<BodyReservation, "reserve">;
  #bytes = 0;

  constructor(limitBytes: number, reservation: Pick<BodyReservation, "reserve">) {
    this.#limitBytes = limitBytes;
    this.#reservation = reservation;
  }

  readonly take = (chunkBytes: number): boolean => {
    this.#bytes += chunkBytes;
    if (this.#bytes > this.#limitBytes) this.refusal = invalid("too-large");
    else if (!this.#reservation.reserve(chunkBytes)) this.refusal = busy();
    return this.refusal === undefined;
  };
}

const busy = (): Invalid => invalid("busy", { headers: { "Retry-After": "1" } });

export type VerifyBody = (body: Uint8Array) => boolean | Promise<boolean>;

const NO_BODY: BodyOutcome = { ok: true, body: undefined };
const NO_BYTES = Buffer.alloc(0);

/** Checks media type, size and signature, then parses. If the operation has no body, the body of the request is left unread. */
export async function readBody(
  route: Route,
  request: IncomingRequest,
  options: BodyOptions,
  reservation: Pick<BodyReservation, "begin" | "reserve">,
  verify: VerifyBody | undefined,
): Promise<BodyOutcome> {
  const { headers } = request;
  if (route.body === undefined || (!route.body.required && !hasBody(headers))) {
    const isVerified = verify === undefined || (await verify(NO_BYTES));
    return isVerified ? NO_BODY : refused(invalid("unauthorized"));
  }
  const media = findBodyMedia(headers, route.body.media);
  if (media === undefined) return refused(invalid("unsupported-media-type"));
  const { stream } = media.row;
  if (stream !== undefined) return beginStream(route, request, media.type, { ...media.row, stream }, options, verify);

  // Node has already refused a request whose length is not a number.
  const declared = headers["content-length"];
  const length = declared === undefined ? 0 : Number(declared);
  if (length > options.bodyBytes) return refused(invalid("too-large"));
  if (!reservation.begin(length)) return refused(busy());

  const intake = new BodyIntake(options.bodyBytes, reservation);
  if (media.row.kind === "multipart") return readForm(route, request, media, { options, intake, verify });
  const bytes = await request.bytes(intake.take);
  if (bytes === undefined) return refused(intake.refusal ?? invalid("too-large"));
  if (verify !== undefined && !(await verify(bytes))) return refused(invalid("unauthorized"));
  return parseBody(bytes, media, options);
}

function beginStream(
  { operationId, validators, values }: Route,
  request: IncomingRequest,
  mediaType: string,
  { stream: row, parse }: MediaRow & { readonly stream: StreamRow },
  options: BodyOptions,
  verify: VerifyBody | undefined,
): BodyOutcome {
  // Items reach the handler before the last byte is there.
  if (verify !== undefined)
    throw new Error(`${operationId} takes a stream of items: the signature of such a body cannot be checked`);
  const plan = values?.body?.[mediaType];
  const readValues = values && plan !== undefined ? readerOf(values, plan) : undefined;
  const value = readItems(request, row, validators.body[mediaType], { ...options, parse, readValues });
  return { ok: true, body: { mediaType, kind: "stream", value } };
}

const hasBody = (headers: IncomingRequest["headers"]): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function parseBody(bytes: Buffer, { type: mediaType, row }: ChosenMedia, options: BodyOptions): BodyOutcome {
  const { kind } = row;
  const { faultCode } = options;
  switch (kind) {
    case "json": {
      const size = measureJson(bytes, options.jsonValues);
      if (size.values > options.jsonValues) return refused(invalid("too-large"));
      if (size.isTooDeep) return refused(unreadable("must be JSON", faultCode));
      const json = parseJson(bytes, row.parse);
      if (!json.ok) return refused(unreadable("must be JSON", faultCode));
      return { ok: true, body: { mediaType, kind, value: json.value, text: json.text } };
    }
    case "form":
      return isUtf8(bytes)
        ? parseForm(bytes, mediaType, row, faultCode)
        : refused(unreadable("must be UTF-8", faultCode));
    case "text":
      if (!isUtf8(bytes)) return refused(unreadable("must be UTF-8", faultCode));
      return { ok: true, body: { mediaType, kind, value: bytes.toString("utf8") } };
    default:
      return { ok: true, body: { mediaType, kind, value: bytes } };
  }
}

/** The fields of a form are written like a query. */
function parseForm(bytes: Buffer, mediaType: string, row: MediaRow, code: string): BodyOutcome {
  const query = bytes.toString("utf8");
  const decoded = decodeParameters(row.fields ?? [], { path: {}, query, header: () => undefined, cookie: undefined });
  const faults = decoded.faults.map(({ name, keyword, message }) => {
    const pointer = `/${escapeSegment(name)}`;
    return { in: "body" as const, pointer, keyword, code, message };
  });
  if (faults.length > 0) return refused(invalid("invalid", { faults }));
  return { ok: true, body: { mediaType, kind: "form", value: decoded.query } };
}

async function readForm(
  { operationId }: Route,
  request: IncomingRequest,
  { type: mediaType, row }: ChosenMedia,
  parts: { readonly options: BodyOptions; readonly intake: BodyIntake; readonly verify: VerifyBody | undefined },
): Promise<BodyOutcome> {
  const { options, intake, verify } = parts;
  const { readMultipart, ...limits } = options;
  // A form is parsed while it arrives, so its bytes are not available to check a signature.
  if (verify !== undefined)
    throw new Error(`${operationId} takes a multipart form: the signature of such a body cannot be checked`);
  if (readMultipart === undefined)
    throw new Error(`${operationId} takes a multipart form, but no readMultipart was passed in`);
  const form = await readMultipart(request, row, limits, intake);
  return form.ok ? { ok: true, body: { mediaType, kind: "multipart", value: form.value } } : form;
}

interface ChosenMedia {
  /** As the document writes it. */
  readonly type: string;
  readonly row: MediaRow;
}

type MediaRows = Readonly<Record<string, MediaRow>>;

/** Finds the media type of an operation that a body has. Text must be UTF-8, and compressed bodies are not accepted. */
function findBodyMedia(headers: IncomingRequest["headers"], rows: MediaRows): ChosenMedia | undefined {
  const { "content-encoding": encoding, "content-type": type = "" } = headers;
  if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity") return undefined;
  const found = exactMedia(type, rows) ?? matchingMedia(type, rows);
  return found !== undefined && found.row.kind !== "bytes" && !hasUtf8Charset(type) ? undefined : found;
}

function exactMedia(type: string, rows: MediaRows): ChosenMedia | undefined {
  const row = Object.hasOwn(rows, type) ? rows[type] : undefined;
  return row && { type, row };
}

function matchingMedia(contentType: string, rows: MediaRows): ChosenMedia | undefined {
  const type = findBodyMediaType(contentType, Object.keys(rows));
  return type === undefined ? undefined : exactMedia(type, rows);
}

function hasUtf8Charset(type: string): boolean {
  if (!type.includes(";")) return true;
  const charset = /;\s*charset="?([^";\s]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}
