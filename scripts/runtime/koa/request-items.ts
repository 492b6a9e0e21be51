import type { Readable } from "node:stream";
import { decodeItems, StreamFault, type StreamRow } from "../stream-model.ts";
import { makeDecoder } from "../streams.ts";
import type { Validator } from "../validator.ts";
import { Aborted, type IncomingRequest, type Invalid, type RequestFault } from "./call.ts";
import { checkBody } from "./check-body.ts";
import { invalid, unreadable } from "./invalid.ts";
import { findPrototypeNames, parseJson } from "./json-body.ts";
import { measureJson } from "./json-size.ts";
import type { ReadBodyValues } from "./route-values.ts";

/** Thrown to a handler that reads the items of a request, at the first that is not one of the document. Its caller gets the refusal. */
export class InvalidItem extends Error {
  override readonly name = "InvalidItem";
  readonly invalid: Invalid;

  constructor(why: Invalid) {
    super(`An item of the request is not valid: ${why.faults.map(({ message }) => message).join("; ")}`);
    this.invalid = why;
  }
}

export interface ItemsOptions {
  /** The largest item. The whole stream may be of any length: only what the handler asks for is read. */
  readonly bodyBytes: number;
  readonly jsonValues: number;
  readonly faultCode: string;
  /** Parses JSON, if not as usual. */
  readonly parse?: ((text: string) => unknown) | undefined;
  /** Reads the values of an item that JSON does not have. */
  readonly readValues?: ReadBodyValues | undefined;
}

/** The items of a request as its handler asks for them: decoded, checked and with their defaults. */
export async function* readItems(
  request: IncomingRequest,
  row: StreamRow,
  validator: Validator | undefined,
  options: ItemsOptions,
): AsyncGenerator<unknown> {
  const { bodyBytes: maxItemChars, faultCode, readValues } = options;
  const contentType = request.headers["content-type"] ?? "";
  let index = 0;
  try {
    const decoder = makeDecoder({ row, contentType, maxItemChars, parse: (text) => parse(text, options) });
    for await (const item of decodeItems(chunksOf(request.stream()), decoder)) {
      const faults: RequestFault[] = [];
      checkBody({ value: item }, validator, faults, faultCode);
      const made = faults.length === 0 && readValues ? readValues(item, faults, faultCode) : item;
      if (faults.length > 0) throw new InvalidItem(invalid("invalid", { faults: faults.map(at(index)) }));
      yield made;
      index++;
    }
  } catch (error) {
    throw error instanceof StreamFault ? new InvalidItem(unreadable(error.message, faultCode, `/${index}`)) : error;
  }
}

const at =
  (index: number) =>
  (fault: RequestFault): RequestFault => ({ ...fault, pointer: `/${index}${fault.pointer}` });

/** The same limits as for a whole body of JSON. */
function parse(text: string, { jsonValues, parse: parseText }: ItemsOptions): unknown {
  const bytes = Buffer.from(text);
  const size = measureJson(bytes, jsonValues);
  if (size.values > jsonValues) throw new StreamFault(`an item has more than ${jsonValues} values`);
  const json = size.isTooDeep ? undefined : parseJson(bytes, parseText);
  if (json?.ok !== true) throw new StreamFault("an item must be JSON");
  const [name] = findPrototypeNames(json.text, json.value);
  if (name !== undefined) throw new StreamFault(`${name} is not known here`);
  return json.value;
}

/** The chunks of a body as they arrive. Unlike the iterator of a stream, it leaves the connection open when nobody reads on. */
async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk: Buffer | null = stream.read();
    if (chunk !== null) yield chunk;
    else if (stream.readableEnded) return;
    else if (stream.destroyed) throw new Aborted("the caller closed the connection");
    else await nextEvent(stream);
  }
}

const EVENTS = ["readable", "end", "close", "error"];

function nextEvent(stream: Readable): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      for (const name of EVENTS) stream.off(name, settle);
      resolve();
    };
    for (const name of EVENTS) stream.on(name, settle);
  });
}
