import { plural } from "../../project/text.ts";
import { at, followed, type JsonObject } from "../../schema/json.ts";
import type { WireAnswer } from "../wire/answer.ts";
import { withCurrentSchemas } from "./current-schemas.ts";
import { explainViolation } from "./explain-violation.ts";
import {
  type DocumentedOperation,
  type DocumentedParameter,
  documentedOperations,
  mediaOf,
  requestSchemas,
  responseOf,
  responseSchemas,
} from "./operations.ts";
import { answerView, requestView } from "./schema-views.ts";
import { makeValidator, type OwnKeyword, type SchemaValidator } from "./validator.ts";
import { bodyValue, isJsonType, jsonOf, wireValue } from "./wire-value.ts";

export interface ContractOptions {
  /** Keywords of the plug-in that are to be honoured; without them they are remarks. */
  readonly keywords?: readonly OwnKeyword[];
  /** Headers that the far end adds by itself and the document need not know, in lower case. */
  readonly foreignHeaders?: readonly string[];
  /** Any header that the document does not have is all right. */
  readonly allowOtherHeaders?: boolean;
  /** Schemas that cannot be read are listed in `unreadable` and not checked. Otherwise they are an error. */
  readonly lenient?: boolean;
  /** The schemas of an operation are made ready when `prepare` is called with it, and not all at once. */
  readonly isLazy?: boolean;
}

/** What is not as the document says. */
export type DifferenceKind =
  | "status"
  | "media-type"
  | "header-missing"
  | "header-invalid"
  | "header-undocumented"
  | "body-undocumented"
  | "body-invalid"
  | "stream-broken";

/** In what an answer is not as the document says. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly message: string;
  /** The place in the document. */
  readonly place: string;
  /** Where in the body. */
  readonly pointer?: string;
  /** What is expected and what came, as the end of the message. */
  readonly explanation?: string;
}

/** What an independent reader of the document says. No difference: it conforms. */
export interface Contract {
  /** The document with the schemas of JSON Schema 2020-12. */
  readonly document: JsonObject;
  readonly operations: ReadonlyMap<string, DocumentedOperation>;
  /** Of the schemas of requests. */
  readonly validator: SchemaValidator;
  /** Of the schemas of answers. */
  readonly responseValidator: SchemaValidator;
  /** Schemas that are not checked, each with the reason. */
  readonly unreadable: ReadonlyMap<string, string>;
  /** Makes the schemas of an operation ready. */
  prepare(operation: DocumentedOperation): Promise<void>;
  findDifferences(operationId: string, answer: WireAnswer): readonly Difference[];
  checkAnswer(operationId: string, answer: WireAnswer): readonly string[];
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
  "x-accel-buffering",
  "x-content-type-options",
];

/** The document as a contract that answers and requests can be held to. Everything is compiled here, once. */
export async function readContract(given: JsonObject, options: ContractOptions = {}): Promise<Contract> {
  const document = withCurrentSchemas(given);
  const [sent, got] = [requestView(document), answerView(document)];
  const isLenient = options.lenient === true;
  const validator = makeValidator(sent, options.keywords, { isLenient });
  const responseValidator = got === sent ? validator : makeValidator(got, options.keywords, { isLenient });
  const operations = new Map(documentedOperations(document).map((operation) => [operation.id, operation]));
  const unreadable = new Map<string, string>();
  const prepared = new Set<string>();

  async function prepareSchema(reader: SchemaValidator, place: string): Promise<void> {
    try {
      await reader.prepare(place);
    } catch (error) {
      if (!isLenient) throw error;
      unreadable.set(place, error instanceof Error ? error.message : String(error));
    }
  }

  async function prepare(operation: DocumentedOperation): Promise<void> {
    if (prepared.has(operation.id)) return;
    prepared.add(operation.id);
    for (const place of requestSchemas(operation)) await prepareSchema(validator, place);
    for (const place of responseSchemas(operation)) await prepareSchema(responseValidator, place);
  }
  if (options.isLazy !== true) for (const operation of operations.values()) await prepare(operation);

  const operationOf = (id: string): DocumentedOperation => {
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`The document has no operation ${id}`);
    return operation;
  };
  const known = new Set([...HEADERS_OF_HTTP, ...(options.foreignHeaders ?? [])]);

  /** What is wrong with a value of the schema at a place. */
  const inspect = (place: string, value: unknown, what: string, kind: DifferenceKind): Difference[] =>
    unreadable.has(place)
      ? []
      : responseValidator.violations(place, value).map((violation) => ({
          kind,
          message: `${what}${violation.pointer} violates ${violation.place}`,
          place: violation.place,
          pointer: violation.pointer,
          explanation: explainViolation(document, violation, value),
        }));

  const headerDifferences = (operation: DocumentedOperation, { status, headers }: WireAnswer): Difference[] => {
    const response = responseOf(operation, status);
    if (response === undefined) return [];
    const documented = new Set(response.headers.map(({ name }) => name.toLowerCase()));
    const wrong = response.headers.flatMap((header) => {
      const text = headers.get(header.name);
      if (text !== null)
        return inspect(
          header.schema,
          parameterValue(document, header, text),
          `header ${header.name}`,
          "header-invalid",
        );
      const kind = "header-missing" as const;
      return header.required ? [{ kind, message: `header ${header.name} is missing`, place: header.place }] : [];
    });
    const others = options.allowOtherHeaders
      ? []
      : [...headers.keys()].filter((name) => !documented.has(name) && !known.has(name));
    return [
      ...wrong,
      ...others.map((name) => ({
        kind: "header-undocumented" as const,
        message: `header ${name} is not documented`,
        place: response.place,
      })),
    ];
  };

  const findDifferences = (operationId: string, answer: WireAnswer): Difference[] => {
    const operation = operationOf(operationId);
    const { status, headers, body } = answer;
    const response = responseOf(operation, status);
    if (response === undefined)
      return [{ kind: "status", message: `status ${status} is not documented`, place: `${operation.place}/responses` }];
    const found = headerDifferences(operation, answer);
    const say = (kind: DifferenceKind, message: string): Difference[] => [
      ...found,
      { kind, message, place: response.place },
    ];
    // HEAD and 304 have no body, whatever the document says.
    if (body.length === 0 && (operation.method === "HEAD" || status === 304)) return found;
    if (response.mediaTypes.size === 0)
      return body.length === 0 ? found : say("body-undocumented", "a body is not documented");
    const mediaType = headers.get("content-type") ?? "none";
    const media = mediaOf(response.mediaTypes, mediaType);
    if (media === undefined) return say("media-type", `media type ${mediaType} is not documented`);
    const read = bodyValue(media, mediaType, body, answer.end === undefined);
    if (answer.end === "broken")
      found.push({ kind: "stream-broken", message: describeBreak(read.value), place: response.place });
    if (read.fault !== undefined) found.push({ kind: "body-invalid", message: read.fault, place: response.place });
    if (media.schema === undefined || read.value === undefined) return found;
    return [...found, ...inspect(media.schema, read.value, "body ", "body-invalid")];
  };

  return {
    document,
    operations,
    validator,
    responseValidator,
    unreadable,
    prepare,
    findDifferences,
    checkAnswer: (operationId, answer) => findDifferences(operationId, answer).map(({ message }) => message),
  };
}

const describeBreak = (items: unknown): string =>
  `the connection was closed before the stream ended${Array.isArray(items) ? ` (after ${plural(items.length, "item")})` : ""}`;

/** The value that the text of a parameter or header stands for. */
export function parameterValue(document: JsonObject, parameter: DocumentedParameter, text: string): unknown {
  if (parameter.mediaType === undefined) return wireValue(text, at(document, followed(document, parameter.schema)));
  return isJsonType(parameter.mediaType) ? (jsonOf(Buffer.from(text)).value ?? text) : text;
}
