import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import busboy, { type Busboy, type FileInfo } from "busboy";
import { imageRules } from "../../generated/tables.ts";

/** A part of a form, with or without a file name. */
export interface UploadedPart {
  /** Without folders; empty where the part names none. */
  readonly fileName: string;
  /** The part's own content type in lower case; empty where it declares none. */
  readonly declaredType: string;
  /** The first `maxPartBytes` of it. */
  readonly bytes: Uint8Array;
  /** The part was larger than that. */
  readonly truncated: boolean;
}

export interface MultipartCaps {
  /** Of the whole body, boundaries included. */
  readonly maxBytes: number;
  /** How much of a part is kept; the largest image that any service takes, unless told otherwise. */
  readonly maxPartBytes?: number;
  /** How many parts a form may have. */
  readonly maxParts?: number;
}

export interface MultipartFault {
  readonly pointer: string;
  readonly code: "A204" | "A011";
  readonly message: string;
}

/** The parts by name, as the contract's schema of the body checks them; or the refusal. */
export type MultipartOutcome =
  | { readonly ok: true; readonly body: { readonly [name: string]: UploadedPart } }
  | { readonly ok: false; readonly code: "A016" | "A015"; readonly faults: readonly [] }
  | { readonly ok: false; readonly code: "A204" | "A011"; readonly faults: readonly MultipartFault[] };

const LARGEST_IMAGE = Math.max(...imageRules.services.map((service) => service.maxBytes));
/** busboy's own limit of a part's header block. */
const HEADER_BYTES = 16 * 1024;

/**
 * Reads a form while it arrives and keeps no more of it than its caps allow. On a refusal the rest of the stream is left
 * unread and open, so that the answer can still be sent. Throws only where busboy or the caller is broken.
 */
export async function readMultipart(
  stream: Readable,
  headers: IncomingHttpHeaders,
  caps: MultipartCaps,
): Promise<MultipartOutcome> {
  if (Number(headers["content-length"] ?? 0) > caps.maxBytes) return tooLarge;
  const form = new Form(caps.maxPartBytes ?? LARGEST_IMAGE);
  let parser: Busboy;
  try {
    parser = busboy({
      headers,
      defParamCharset: "utf8",
      limits: {
        // One more byte tells "exactly at the cap" from "over it".
        fileSize: form.maxPartBytes + 1,
        fieldSize: form.maxPartBytes + 1,
        parts: caps.maxParts ?? 20,
      },
    });
  } catch {
    return { ok: false, code: "A015", faults: [] };
  }
  form.listen(parser);
  let read = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      read += chunk.length;
      if (read > caps.maxBytes) return tooLarge;
      form.see(chunk);
      if (!parser.write(chunk) && !form.broken) await once(parser, "drain");
      if (form.broken) return malformed;
      if (form.refused !== undefined) return refusal(form.refused);
    }
    const closed = once(parser, "close");
    parser.end();
    await closed;
  } catch {
    // The sender went away, or the form ends before its last boundary.
    return malformed;
  } finally {
    parser.destroy();
  }
  return form.refused === undefined ? { ok: true, body: form.body() } : refusal(form.refused);
}

const refusal = (fault: MultipartFault): MultipartOutcome => ({ ok: false, code: fault.code, faults: [fault] });
const tooLarge: MultipartOutcome = { ok: false, code: "A016", faults: [] };
const malformed = refusal({
  pointer: "/file",
  code: "A204",
  message: "is not there: the form is malformed or cut off",
});

/** What has been seen of a form so far. */
class Form {
  readonly maxPartBytes: number;
  /** The parser met a boundary or header that it cannot read. */
  broken = false;
  refused: MultipartFault | undefined;
  readonly #parts = new Map<string, UploadedPart>();
  #recent: Buffer = Buffer.alloc(0);

  constructor(maxPartBytes: number) {
    this.maxPartBytes = maxPartBytes;
  }

  body(): { [name: string]: UploadedPart } {
    return Object.fromEntries(this.#parts);
  }

  /** Keeps the bytes in which the header block of the part at hand stands. */
  see(chunk: Buffer): void {
    this.#recent = Buffer.concat([this.#recent.subarray(-HEADER_BYTES), chunk]);
  }

  listen(parser: Busboy): void {
    parser.on("file", (name, content, info) => {
      const chunks: Buffer[] = [];
      // A parser that fails ends the part it was reading with the same error.
      content.on("error", () => {});
      content.on("data", (chunk: Buffer) => chunks.push(chunk));
      const declaredType = this.#declaredType(name, info);
      content.on("end", () => this.#add(name, info.filename ?? "", declaredType, Buffer.concat(chunks)));
    });
    parser.on("field", (name, value, info) => {
      const type = info.mimeType === "text/plain" ? "" : info.mimeType;
      this.#add(name, "", type.toLowerCase(), Buffer.from(value, "utf8"));
    });
    parser.on("partsLimit", () => this.#refuse("", "has too many parts"));
    parser.on("error", () => {
      this.broken = true;
    });
  }

  #add(name: string | undefined, fileName: string, declaredType: string, bytes: Buffer): void {
    const key = name ?? "";
    if (this.#parts.has(key)) this.#refuse(`/${escapePointer(key)}`, "must be given only once");
    const truncated = bytes.length > this.maxPartBytes;
    this.#parts.set(key, { fileName, declaredType, bytes: bytes.subarray(0, this.maxPartBytes), truncated });
  }

  #refuse(pointer: string, message: string): void {
    this.refused ??= { pointer, code: "A011", message };
  }

  /**
   * busboy says text/plain both of a part declared so and of one that declares nothing, as Python's requests sends
   * files. Only the former is a wrong declaration, so in that case the header itself is looked at.
   */
  #declaredType(name: string | undefined, info: FileInfo): string {
    const type = info.mimeType.toLowerCase();
    if (type !== "text/plain") return type;
    const blocks = this.#recent.toString("latin1").split(/^--[^\r\n]+\r\n/m);
    const own = blocks
      .map((block) => block.split("\r\n\r\n", 1)[0] ?? "")
      .findLast((block) => block.includes(`name="${name ?? ""}"`) || block.includes(`name=${name ?? ""}`));
    return own === undefined || !/^content-type:/im.test(own) ? "" : type;
  }
}

const escapePointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
