import { type CallRow, chooseBody, type GivenHeaders, toObject } from "./calls.ts";
import { parseExact } from "./exact-json.ts";
import { findMediaType } from "./media-type.ts";
import { mapItems, readValues, toJson, ValueError, type Values } from "./values.ts";

/** What is done with the values of an operation that JSON does not have. */
export interface ValueRow {
  /** Its parameters or body have some. */
  readonly sends?: true;
  /** A success has integers of 64 bits. */
  readonly exact?: true;
  /** A refusal has integers of 64 bits. */
  readonly exactRefusals?: true;
  /** The plans of its answers, by status and media type. */
  readonly answers?: { readonly [status: string]: { readonly [mediaType: string]: string } };
}

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

type Parameters = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface CallInit {
  readonly params?: Parameters;
  readonly body?: unknown;
  readonly bodySerializer?: unknown;
  readonly headers?: GivenHeaders;
  readonly parseAs?: string;
  readonly middleware?: readonly object[];
}

type Call = (init?: CallInit) => Promise<Answer>;

/** The same calls, with values in the types of the document. Calls that have none are left as they are. */
export function valueCalls<Calls extends object>(
  calls: Calls,
  rows: Readonly<Record<string, CallRow>>,
  own: Readonly<Record<string, ValueRow>>,
  values: Values,
): Calls {
  const mapped = Object.entries<Call>(calls as Record<string, Call>).map(([id, call]) => {
    const [row, valueRow] = [rows[id], own[id]];
    return [id, row && valueRow ? valueCall(id, row, valueRow, values, call) : call] as const;
  });
  return Object.fromEntries(mapped) as Calls;
}

function valueCall(id: string, row: CallRow, own: ValueRow, values: Values, call: Call): Call {
  return async (given = {}) => {
    const init = own.sends === true ? writeInit(row, given) : given;
    const { parseAs = "json" } = init;
    // Whoever wants text or bytes gets them as they are. Streams have decoders of their own.
    if (parseAs !== "json") return call(init);
    const isText = own.exact === true && row.streams === undefined;
    let refusal: Response | undefined;
    const keepRefusal = {
      onResponse({ response }: Answer): void {
        refusal = response.ok ? undefined : response.clone();
      },
    };
    const answer = await call({
      ...init,
      ...(isText && { parseAs: "text" }),
      ...(own.exactRefusals === true && { middleware: [keepRefusal, ...(init.middleware ?? [])] }),
    });
    const refused = refusal === undefined ? undefined : await refusal.text();
    return readAnswer(id, row, own, values, answer, isText, refused);
  };
}

function readAnswer(
  id: string,
  { pages }: CallRow,
  { answers = {} }: ValueRow,
  values: Values,
  answer: Answer,
  isText: boolean,
  refused: string | undefined,
): Answer {
  const { response } = answer;
  const { status, ok } = response;
  const plans = answers[status] ?? answers[`${String(status)[0]}XX`] ?? answers.default ?? {};
  const type = findMediaType(response.headers.get("content-type") ?? "", Object.keys(plans));
  const plan = type === undefined ? Object.values(plans)[0] : plans[type];
  const read = (value: unknown, text?: string): unknown => {
    if (plan === undefined) return value;
    const { value: made, faults } = readValues(values, plan, value, text);
    // Limits are the server's task.
    const fault = faults.find(({ keyword }) => keyword === undefined);
    // A refusal may come from a proxy, and its status says more than its body.
    if (fault !== undefined && ok)
      throw new ValueError(`${id}, answer ${status}: ${fault.pointer || "the body"} ${fault.message}`);
    return made;
  };
  if (!ok) {
    const isJson = answer.error !== undefined && typeof answer.error !== "string";
    const parsed = isJson && refused !== undefined ? parseExact(refused) : answer.error;
    return { ...answer, error: read(parsed, refused) };
  }
  const { data } = answer;
  if (isItems(data)) return { ...answer, data: mapItems(data, (item) => read(item)) };
  if (!isText || typeof data !== "string") return { ...answer, ...cursorOf(pages?.next, data), data: read(data) };
  const parsed = data === "" ? undefined : parseExact(data);
  return { ...answer, ...cursorOf(pages?.next, parsed), data: read(parsed, data) };
}

const isItems = (data: unknown): data is AsyncIterable<unknown> =>
  typeof data === "object" && data !== null && Symbol.asyncIterator in data;

/** A text that leads to the next page is sent back as it came: a Date would lose what is finer than milliseconds. */
function cursorOf(names: readonly string[] | string | undefined, data: unknown): { readonly cursor?: string } {
  if (typeof names !== "object") return {};
  let cursor: unknown = data;
  for (const name of names)
    cursor = typeof cursor === "object" && cursor !== null ? Reflect.get(cursor, name) : undefined;
  return typeof cursor === "string" ? { cursor } : {};
}

function writeInit(row: CallRow, init: CallInit): CallInit {
  const { params, body, bodySerializer } = init;
  return {
    ...init,
    ...(params !== undefined && { params: writeParameters(row, params) }),
    ...(body !== undefined && bodySerializer === undefined && { body: writeBody(row, init) }),
  };
}

const writeParameters = ({ parameters = [] }: CallRow, params: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(params).map(([place, values = {}]) => {
      const isJson = (name: string): boolean =>
        parameters.some((row) => row.in === place && row.name === name && row.json === true);
      return [place, writeFields(values, isJson, `/${place}`)];
    }),
  );

const writeFields = (
  fields: Readonly<Record<string, unknown>>,
  isJson: (name: string) => boolean,
  pointer: string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      toJson(value, isJson(name) ? "json" : "text", `${pointer}/${name}`),
    ]),
  );

function writeBody({ bodies }: CallRow, { body, headers }: CallInit): unknown {
  const { kind, fields = [] } = (bodies && chooseBody(bodies, toObject(headers))?.[1]) ?? { kind: "json" };
  switch (kind) {
    case "form":
    case "multipart": {
      if (body instanceof FormData || body instanceof URLSearchParams) return body;
      const isJson = (name: string): boolean => fields.some((field) => field.name === name && field.json === true);
      return writeFields(body as Record<string, unknown>, isJson, "/body");
    }
    case "stream":
      return writeItems(body);
    case "text":
      return toJson(body, "text", "/body");
    case "json":
      return toJson(body, "json", "/body");
    default:
      return body;
  }
}

/** It can be walked as often as what was given. */
function writeItems(items: unknown): unknown {
  const write = (item: unknown): unknown => toJson(item, "json", "/body");
  if (isItems(items)) return mapItems(items, write);
  return {
    *[Symbol.iterator]() {
      for (const item of items as Iterable<unknown>) yield write(item);
    },
  };
}
