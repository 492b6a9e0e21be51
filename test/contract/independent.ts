import {
  type DocumentedMedia,
  type DocumentedOperation,
  type DocumentedParameter,
  documentedOperations,
} from "./documented.ts";
import { at, followed, type JsonObject } from "./json-pointer.ts";
import { type Judge, judgeOf, type OwnKeyword, type Witness } from "./judge.ts";
import { answerView, requestView } from "./views.ts";
import { isJsonType, jsonOf, wireValue } from "./wire-value.ts";

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A request of which the parts are known: the strings of its parameters, and its body after parsing. */
export interface ParsedRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly mediaType?: string;
  /** JSON, or the fields of a form with files as texts; undefined where there is none. */
  readonly body?: unknown;
}

export interface ContractOptions {
  /** Keywords of our own that are to be honoured; without them they are remarks. */
  readonly keywords?: readonly OwnKeyword[];
  /** Headers that the far end adds by itself and the document need not know, in lower case. */
  readonly foreignHeaders?: readonly string[];
  readonly witness?: { readonly answers?: Witness; readonly requests?: Witness };
}

/** What is wrong with a value at a place, as sentences. */
type Inspector = (place: string, value: unknown, what: string) => string[];

/** What an independent reader of the document says. No complaint: it conforms. */
export interface Contract {
  readonly operations: ReadonlyMap<string, DocumentedOperation>;
  readonly judge: Judge;
  checkAnswer(operationId: string, answer: WireAnswer): readonly string[];
  checkRequest(operationId: string, request: ParsedRequest): readonly string[];
}

/** Of HTTP and of browsers, not of an operation: RFC 9110, 9111 and 9112, and the Fetch and CSP standards. */
const HEADERS_OF_HTTP = [
  "cache-control",
  "connection",
  "content-length",
  "content-security-policy",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-content-type-options",
];

/** The document as a contract that answers and requests can be held to. Everything is compiled here, once. */
export async function contractOf(document: JsonObject, options: ContractOptions = {}): Promise<Contract> {
  const sent = requestView(document);
  const got = answerView(document);
  const judge = judgeOf(sent, options.keywords);
  const judgeOfAnswers = got === sent ? judge : judgeOf(got, options.keywords);
  const operations = new Map(documentedOperations(document).map((operation) => [operation.id, operation]));
  for (const operation of operations.values()) {
    for (const place of requestSchemas(operation)) await judge.prepare(place);
    for (const place of answerSchemas(operation)) await judgeOfAnswers.prepare(place);
  }

  const operationOf = (id: string): DocumentedOperation => {
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`The document has no operation ${id}`);
    return operation;
  };
  const known = new Set([...HEADERS_OF_HTTP, ...(options.foreignHeaders ?? [])]);

  const inspectorOf =
    (judging: Judge, witness: Witness | undefined): Inspector =>
    (place, value, what) =>
      judging
        .violations(place, value, witness)
        .map((violation) => `${what}${violation.pointer} violates ${violation.place}`);

  const inspectText = (inspect: Inspector, parameter: DocumentedParameter, text: string): string[] =>
    inspect(
      parameter.schema,
      wireValue(text, at(document, followed(document, parameter.schema))),
      `${parameter.in} ${parameter.name}`,
    );

  return {
    operations,
    judge,
    checkAnswer(operationId, { status, headers, body }) {
      const operation = operationOf(operationId);
      const inspect = inspectorOf(judgeOfAnswers, options.witness?.answers);
      const response = responseOf(operation, status);
      if (response === undefined) return [`status ${status} is not documented`];
      const complaints: string[] = [];

      for (const header of response.headers) {
        const text = headers.get(header.name);
        if (text !== null) complaints.push(...inspectText(inspect, header, text));
        else if (header.required) complaints.push(`header ${header.name} is missing`);
      }
      const documented = new Set(response.headers.map(({ name }) => name.toLowerCase()));
      for (const name of headers.keys())
        if (!documented.has(name) && !known.has(name)) complaints.push(`header ${name} is not documented`);

      if (response.mediaTypes.size === 0)
        return body.length === 0 ? complaints : [...complaints, "a body is not documented"];
      const mediaType = headers.get("content-type") ?? "none";
      const media = response.mediaTypes.get(essenceOf(mediaType));
      if (media === undefined) return [...complaints, `media type ${mediaType} is not documented`];
      const read = isJsonType(essenceOf(mediaType)) ? jsonOf(body) : { value: Buffer.from(body).toString("latin1") };
      if (read.value === undefined) return [...complaints, "the body is not JSON in UTF-8"];
      if (media.schema !== undefined) complaints.push(...inspect(media.schema, read.value, "body "));
      return complaints;
    },

    checkRequest(operationId, request) {
      const operation = operationOf(operationId);
      const inspect = inspectorOf(judge, options.witness?.requests);
      const complaints: string[] = [];
      for (const parameter of operation.parameters) {
        const text = textOf(parameter, request);
        if (text !== undefined) complaints.push(...inspectText(inspect, parameter, text));
        else if (parameter.required) complaints.push(`${parameter.in} ${parameter.name} is missing`);
      }
      if (request.body === undefined) return operation.body?.required ? [...complaints, "body is missing"] : complaints;
      const media = operation.body?.mediaTypes.get(essenceOf(request.mediaType ?? "none"));
      if (media === undefined) return [...complaints, `media type ${request.mediaType} is not documented`];
      if (media.schema !== undefined) complaints.push(...inspect(media.schema, request.body, "body "));
      return complaints;
    },
  };
}

const schemasIn = (mediaTypes: Iterable<DocumentedMedia>): string[] =>
  [...mediaTypes].flatMap(({ schema }) => schema ?? []);

/** The places of an operation where a schema of what is sent stands. */
const requestSchemas = ({ parameters, body }: DocumentedOperation): string[] => [
  ...parameters.map(({ schema }) => schema),
  ...schemasIn(body?.mediaTypes.values() ?? []),
];

/** The places of an operation where a schema of what is answered stands. */
const answerSchemas = ({ responses }: DocumentedOperation): string[] =>
  [...responses.values()].flatMap(({ headers, mediaTypes }) => [
    ...headers.map(({ schema }) => schema),
    ...schemasIn(mediaTypes.values()),
  ]);

function responseOf(operation: DocumentedOperation, status: number) {
  const { responses } = operation;
  return responses.get(String(status)) ?? responses.get(`${Math.floor(status / 100)}XX`) ?? responses.get("default");
}

function textOf({ name, in: where }: DocumentedParameter, request: ParsedRequest): string | undefined {
  if (where === "path") return request.path?.[name];
  if (where === "query") return request.query?.[name];
  const wanted = name.toLowerCase();
  return Object.entries(request.headers ?? {}).find(([header]) => header.toLowerCase() === wanted)?.[1];
}

const essenceOf = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** An answer of `fetch`, with its body. */
export async function wireAnswer(response: Response): Promise<WireAnswer> {
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}
