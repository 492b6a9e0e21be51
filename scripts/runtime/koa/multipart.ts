import { once } from "node:events";
import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import busboy, { type Busboy, type FileInfo } from "busboy";
import { standardCode } from "../explain-text.ts";
import { escapeSegment, setProperty } from "../json-values.ts";
import type { Shape } from "../parameter-model.ts";
import { readScalar } from "../parameter-text.ts";
import type { FieldRow } from "../route.ts";
import { Aborted, type IncomingRequest, type Invalid, type RequestFault } from "./call.ts";
import { ChunkList } from "./chunk-list.ts";
import { type FileFault, findLengthFault, findTypeFault } from "./file-rules.ts";
import { invalid, refused, unreadable } from "./invalid.ts";
import { findPrototypeNames, parseJson } from "./json-body.ts";
import { measureJson } from "./json-size.ts";
import type { BodyIntake, FormLimits, ReadMultipart } from "./read-body.ts";

/** busboy's own limit of a part's header block. */
const HEADER_BYTES = 16 * 1024;
/** All parts that are not files, together: they are parsed, and so cost far more than the bytes of a file. */
const TEXT_BYTES = 1_048_576;
/** A chunk below this is not parsed before the next ones had time to come. */
const SMALL_BYTES = 4096;

/**
 * Reads a form while it arrives, within its limits. Files become `File`s, other parts get the types of the document. If the
 * form is refused, the rest of the stream is left unread and open, so that the reply can still be sent.
 */
export const readMultipart: ReadMultipart = async (request, row, limits, intake) => {
  const form = new Form(row.fields ?? [], limits);
  let parser: Busboy;
  try {
    const { headers } = request;
    // busboy raises partsLimit already at the last part that it allows, and cuts a text off at one byte more than we allow.
    const most = { fieldSize: TEXT_BYTES + 1, parts: limits.parts + 1 };
    parser = busboy({ headers, defParamCharset: "utf8", limits: most });
  } catch {
    return refused(invalid("unsupported-media-type"));
  }
  form.listen(parser);
  const fault = await feed(request, parser, form, intake);
  const why = fault ?? form.fault;
  return why === undefined ? { ok: true, value: form.value() } : refused(why);
};

/** Returns undefined if the form was read to its end. */
async function feed(
  request: IncomingRequest,
  parser: Busboy,
  form: Form,
  intake: BodyIntake,
): Promise<Invalid | undefined> {
  const stream = request.stream();
  try {
    for await (const first of stream.iterator({ destroyOnReturn: false })) {
      const chunk = first.length < SMALL_BYTES ? await joinNext(first, stream) : first;
      if (!intake.take(chunk.length)) return intake.refusal;
      form.keepRecent(chunk);
      if (!parser.write(chunk) && !form.isBroken) await once(parser, "drain");
      if (form.isBroken) return form.broken;
      if (form.fault !== undefined) return form.fault;
    }
    const closed = once(parser, "close");
    parser.end();
    await closed;
    return undefined;
  } catch {
    // Either the connection was closed, or the form ends before its last boundary.
    if (stream.destroyed && !stream.readableEnded) throw new Aborted("the caller closed the connection");
    return form.broken;
  } finally {
    parser.destroy();
  }
}

/**
 * A small chunk with those that came in the same packet. A caller can send a form in chunks of one byte, and for each call of the parser
 * thousands of bytes are copied.
 */
async function joinNext(chunk: Buffer, stream: Readable): Promise<Buffer> {
  await setImmediate();
  const rest: Buffer | null = stream.readableLength > 0 ? stream.read(stream.readableLength) : null;
  return rest === null ? chunk : Buffer.concat([chunk, rest]);
}

/** The parts of a form that have arrived. */
class Form {
  /** The parser found a boundary or header that it cannot read. */
  isBroken = false;
  fault: Invalid | undefined;
  readonly broken: Invalid;
  readonly #fields: ReadonlyMap<string, FieldRow>;
  readonly #faultCode: string;
  #textBytesLeft = TEXT_BYTES;
  #jsonValuesLeft: number;
  readonly #parts = new Map<string, unknown[]>();
  /** How many parts of a name have begun: a file ends after the next part has begun. */
  readonly #begun = new Map<string, number>();
  #recent: Buffer = Buffer.alloc(0);

  constructor(fields: readonly FieldRow[], limits: FormLimits) {
    this.#fields = new Map(fields.map((field) => [field.name, field]));
    this.#faultCode = limits.faultCode;
    this.#jsonValuesLeft = limits.jsonValues;
    this.broken = unreadable("is malformed or cut off", limits.faultCode);
  }

  value(): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    for (const [name, parts] of this.#parts) setProperty(value, name, this.#isList(name) ? parts : parts[0]);
    return value;
  }

  /** Keeps the last bytes, which contain the headers of the current part. */
  keepRecent(chunk: Buffer): void {
    this.#recent = Buffer.concat([this.#recent.subarray(-HEADER_BYTES), chunk]);
  }

  listen(parser: Busboy): void {
    // A part may lack a name, although busboy's types say otherwise.
    parser.on("file", (given: string | undefined, content, info) => {
      // First of all: if the parser fails, the current part fails with the same error, and nobody else would take it.
      content.on("error", () => {});
      const name = given ?? "";
      const chunks = new ChunkList();
      let length = 0;
      const field = this.#fields.get(name);
      const type = this.#declaredType(name, info);
      const pointer = this.#pointerTo(name);
      this.#refuseFile(pointer, findTypeFault(field?.file, type));
      content.on("data", (chunk: Buffer<ArrayBuffer>) => {
        length += chunk.length;
        // The rest of a file that is too large is read and not kept: many callers lose an answer that comes while they still send.
        if (length <= (field?.file?.maxLength ?? length)) chunks.add(chunk);
      });
      content.on("end", () => {
        const bytes = chunks.join();
        // FormData sends a file name with every part that has a type, also with JSON.
        const isText = field !== undefined && !field.file;
        if (!isText) this.#refuseFile(pointer, findLengthFault(field?.file, length));
        const file = (): File => new File([bytes], info.filename ?? "", { type });
        this.#add(name, isText ? this.#parseValue(name, bytes, type, field) : file());
      });
    });
    parser.on("field", (given: string | undefined, text, info) => {
      const name = given ?? "";
      const type = info.mimeType === "text/plain" ? "" : info.mimeType;
      if (info.valueTruncated) this.fault ??= invalid("too-large");
      const field = this.#fields.get(name);
      this.#refuseFile(
        this.#pointerTo(name),
        findTypeFault(field?.file, type) ?? findLengthFault(field?.file, Buffer.byteLength(text)),
      );
      this.#add(
        name,
        field?.file ? new File([text], "", { type }) : this.#parseValue(name, Buffer.from(text), type, field),
      );
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

  #add(name: string, value: unknown): void {
    const before = this.#parts.get(name);
    if (before === undefined) this.#parts.set(name, [value]);
    else if (this.#isList(name)) before.push(value);
    else this.#refuse(name, "repeated", "must be given only once");
  }

  #parseValue(name: string, bytes: Buffer, type: string, field: FieldRow | undefined): unknown {
    const isJson = field?.json || /[/+]json$/i.test(type);
    if (!this.#fitsTexts(bytes, isJson)) {
      this.fault ??= invalid("too-large");
      return undefined;
    }
    const text = bytes.toString("utf8");
    if (!isJson) return readScalar(text, scalarShape(field?.shape));
    const json = parseJson(bytes, field?.parse);
    if (!json.ok) {
      this.#refuse(name, "syntax", "must be JSON");
      return undefined;
    }
    for (const pointer of findPrototypeNames(text, json.value))
      this.#refuse(name, "additionalProperties", "is not known here", pointer);
    return json.value;
  }

  /** Whether a part that is not a file is small enough to be parsed. */
  #fitsTexts(bytes: Buffer, isJson: boolean): boolean {
    this.#textBytesLeft -= bytes.length;
    if (this.#textBytesLeft < 0) return false;
    if (!isJson) return true;
    const { values, isTooDeep } = measureJson(bytes, this.#jsonValuesLeft);
    this.#jsonValuesLeft -= values;
    return this.#jsonValuesLeft >= 0 && !isTooDeep;
  }

  #refuse(name: string, keyword: string, message: string, within = ""): void {
    const pointer = name === "" ? "" : `/${escapeSegment(name)}${within}`;
    const code = standardCode(this.#faultCode, keyword);
    this.fault ??= invalid("invalid", { faults: [{ in: "body", pointer, keyword, code, message }] });
  }

  /** A part of a list has its place in the list. */
  #pointerTo(name: string): string {
    const index = this.#begun.get(name) ?? 0;
    this.#begun.set(name, index + 1);
    return `/${escapeSegment(name)}${this.#isList(name) ? `/${index}` : ""}`;
  }

  #refuseFile(pointer: string, why: FileFault | undefined): void {
    if (why === undefined) return;
    const { reason, keyword, message, code = standardCode(this.#faultCode, keyword) } = why;
    const fault: RequestFault = { in: "body", pointer, keyword, code, message };
    this.fault ??= invalid(reason, { faults: [fault] });
  }

  /**
   * busboy reports text/plain both for a part of that type and for one without a type, such as the files that Python's
   * requests sends. The part's own header tells them apart.
   */
  #declaredType(name: string, info: FileInfo): string {
    const type = info.mimeType.toLowerCase();
    if (type !== "text/plain") return type;
    const blocks = this.#recent.toString("latin1").split(/^--[^\r\n]+\r\n/m);
    const own = blocks
      .map((block) => block.split("\r\n\r\n", 1)[0] ?? "")
      .findLast((block) => block.includes(`name="${name}"`) || block.includes(`name=${name}`));
    return own === undefined || !/^content-type:/im.test(own) ? "" : type;
  }
}

/** A list is sent as one part for each item. */
const scalarShape = (shape: Shape | undefined): Shape =>
  shape === undefined ? { kind: "any" } : shape.kind === "array" ? shape.items : shape;
