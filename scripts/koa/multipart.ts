import { once } from "node:events";
import busboy, { type Busboy, type FileInfo } from "busboy";
import { escapeSegment, setProperty } from "../runtime/json-values.ts";
import type { Shape } from "../runtime/parameter-model.ts";
import { readScalar } from "../runtime/parameter-text.ts";
import type { FieldRow, MediaRow } from "../runtime/route.ts";
import { Aborted, type IncomingRequest, type Invalid } from "./call.ts";
import { invalid, unreadable } from "./invalid.ts";
import { parseJson, prototypeNames } from "./json-body.ts";

type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly invalid: Invalid };

/** busboy's own limit of a part's header block. */
const HEADER_BYTES = 16 * 1024;

/**
 * Reads a form while it arrives and keeps no more of it than its limits allow. Files become `File`s, other parts what the
 * document says of them. On a refusal the rest of the stream is left unread and open, so that the answer can still be sent.
 */
export async function readMultipart(
  request: IncomingRequest,
  row: MediaRow,
  limits: { readonly bodyBytes: number; readonly parts: number; readonly faultCode: string },
): Promise<Outcome> {
  const form = new Form(row.fields ?? [], limits.faultCode);
  let parser: Busboy;
  try {
    const { headers } = request;
    // The whole body has a limit: no part needs one of its own. busboy complains of the last part that it allows.
    const most = { fileSize: limits.bodyBytes, fieldSize: limits.bodyBytes, parts: limits.parts + 1 };
    parser = busboy({ headers, defParamCharset: "utf8", limits: most });
  } catch {
    return { ok: false, invalid: invalid("unsupported-media-type") };
  }
  form.listen(parser);
  const fault = await feed(request, parser, form, limits.bodyBytes);
  const why = fault ?? form.fault;
  return why === undefined ? { ok: true, value: form.value() } : { ok: false, invalid: why };
}

/** Undefined when the form was read to its end. */
async function feed(request: IncomingRequest, parser: Busboy, form: Form, limit: number): Promise<Invalid | undefined> {
  const stream = request.stream();
  let read = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      read += chunk.length;
      if (read > limit) return invalid("too-large");
      form.see(chunk);
      if (!parser.write(chunk) && !form.isBroken) await once(parser, "drain");
      if (form.isBroken) return form.broken;
      if (form.fault !== undefined) return form.fault;
    }
    const closed = once(parser, "close");
    parser.end();
    await closed;
    return undefined;
  } catch {
    // Either the sender went away, or the form ends before its last boundary.
    if (stream.destroyed && !stream.readableEnded) throw new Aborted("the caller hung up");
    return form.broken;
  } finally {
    parser.destroy();
  }
}

/** What has been seen of a form so far. */
class Form {
  /** The parser met a boundary or header that it cannot read. */
  isBroken = false;
  fault: Invalid | undefined;
  readonly broken: Invalid;
  readonly #fields: ReadonlyMap<string, FieldRow>;
  readonly #faultCode: string;
  readonly #parts = new Map<string, unknown[]>();
  #recent: Buffer = Buffer.alloc(0);

  constructor(fields: readonly FieldRow[], faultCode: string) {
    this.#fields = new Map(fields.map((field) => [field.name, field]));
    this.#faultCode = faultCode;
    this.broken = unreadable("is malformed or cut off", faultCode);
  }

  value(): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    for (const [name, parts] of this.#parts) setProperty(value, name, this.#isList(name) ? parts : parts[0]);
    return value;
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
      const type = this.#declaredType(name, info);
      content.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const field = this.#fields.get(name);
        // FormData gives a file name to every part that has a type, also to JSON.
        const isText = field !== undefined && !field.file;
        const file = (): File => new File([bytes], info.filename ?? "", { type });
        this.#add(name, isText ? this.#valueOf(name, bytes.toString("utf8"), type, field) : file());
      });
    });
    parser.on("field", (name, text, info) => {
      const type = info.mimeType === "text/plain" ? "" : info.mimeType;
      const field = this.#fields.get(name);
      this.#add(name, field?.file ? new File([text], "", { type }) : this.#valueOf(name, text, type, field));
    });
    parser.on("partsLimit", () => this.#refuse("", "maxProperties", "has too many parts"));
    parser.on("error", () => {
      this.isBroken = true;
    });
  }

  #isList(name: string): boolean {
    const field = this.#fields.get(name);
    return field?.shape.kind === "array" && !field.json;
  }

  #add(given: string | undefined, value: unknown): void {
    const name = given ?? "";
    const before = this.#parts.get(name);
    if (before === undefined) this.#parts.set(name, [value]);
    else if (this.#isList(name)) before.push(value);
    else this.#refuse(name, "repeated", "must be given only once");
  }

  #valueOf(name: string, text: string, type: string, field: FieldRow | undefined): unknown {
    if (!field?.json && !/[/+]json$/i.test(type)) return readScalar(text, scalarShape(field?.shape));
    const json = parseJson(Buffer.from(text));
    if (!json.ok) {
      this.#refuse(name, "syntax", "must be JSON");
      return undefined;
    }
    for (const pointer of prototypeNames(text, json.value))
      this.#refuse(name, "additionalProperties", "is not known here", pointer);
    return json.value;
  }

  #refuse(name: string, keyword: string, message: string, within = ""): void {
    const pointer = name === "" ? "" : `/${escapeSegment(name)}${within}`;
    this.fault ??= invalid("invalid", { faults: [{ in: "body", pointer, keyword, code: this.#faultCode, message }] });
  }

  /**
   * busboy says text/plain both of a part declared so and of one that declares nothing, as Python's requests sends files.
   * In that case the header itself is looked at, so that "nothing" stays nothing.
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

/** A list of values comes as one part for each. */
const scalarShape = (shape: Shape | undefined): Shape =>
  shape === undefined ? { kind: "any" } : shape.kind === "array" ? shape.items : shape;
