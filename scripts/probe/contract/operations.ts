import { listPathOperations, type PathOperation } from "../../document/path-operations.ts";
import { streamRow } from "../../model/streams.ts";
import { findBodyMediaType, normaliseMediaType } from "../../runtime/media-type.ts";
import type { StreamRow } from "../../runtime/stream-model.ts";
import { at, followed, formatPointer, isObject, type Json, type JsonObject } from "../../schema/json.ts";
import { type CredentialPlace, carriesCredentials, findCredentialPlaces } from "./credentials.ts";
import { type Link, readLinks } from "./links.ts";

export interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly node: JsonObject;
  /** Where it stands in the document. */
  readonly place: string;
  /** Where its schema stands in the document. */
  readonly schema: string;
  /** The media type of its text, if the document describes it by `content`. */
  readonly mediaType?: string;
}

/** By media type, in the spelling of `normaliseMediaType`. */
export type DocumentedMediaTypes = ReadonlyMap<string, DocumentedMedia>;

export interface DocumentedBody {
  readonly required: boolean;
  readonly mediaTypes: DocumentedMediaTypes;
}

export interface DocumentedMedia {
  readonly node: JsonObject;
  /** Where its schema stands in the document; undefined where it has none. Of a stream: that of the list of its items. */
  readonly schema: string | undefined;
  /** How the items of a stream are written. */
  readonly stream?: StreamRow;
}

export interface DocumentedResponse {
  readonly place: string;
  readonly mediaTypes: DocumentedMediaTypes;
  readonly headers: readonly DocumentedParameter[];
}

export interface DocumentedOperation {
  /** The operationId, or method and path where it has none. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Where it stands in the document. */
  readonly place: string;
  readonly node: JsonObject;
  readonly parameters: readonly DocumentedParameter[];
  readonly body: DocumentedBody | undefined;
  /** By status as the document writes it: `200`, `4XX`, `default`. */
  readonly responses: ReadonlyMap<string, DocumentedResponse>;
  /** Where its credentials are sent; empty: it needs none. */
  readonly credentials: readonly CredentialPlace[];
  /** A request without credentials must be refused. */
  readonly needsCredentials: boolean;
  readonly links: readonly Link[];
}

/** What a document says of its operations, read without any part of our generator. */
export function documentedOperations(document: JsonObject): DocumentedOperation[] {
  return membersOf(document, "/paths").flatMap(([path]) => {
    const item = followed(document, formatPointer(["paths", path]));
    return listPathOperations(objectOr(at(document, item))).map((operation) =>
      operationAt(document, path, item, operation),
    );
  });
}

/** OpenAPI ignores header parameters of these names: other parts of the document describe them. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

function operationAt(
  document: JsonObject,
  path: string,
  item: string,
  { method, keys, node }: PathOperation,
): DocumentedOperation {
  const place = `${item}${formatPointer(keys)}`;
  const parameters = new Map(
    [`${item}/parameters`, `${place}/parameters`].flatMap((list) =>
      membersOf(document, list).map(([index]) => {
        const parameter = parameterAt(document, followed(document, `${list}/${index}`));
        return [`${parameter.in} ${parameter.name}`, parameter];
      }),
    ),
  );
  const responses = membersOf(document, `${place}/responses`).flatMap(([status]) => {
    if (status.startsWith("x-")) return [];
    const response = followed(document, `${place}/responses/${status}`);
    const [mediaTypes, headers] = [mediaTypesAt(document, response), headersAt(document, response)];
    return [[status, { place: response, mediaTypes, headers }] as const];
  });
  return {
    id: typeof node.operationId === "string" ? node.operationId : `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    place,
    node,
    parameters: [...parameters.values()].filter(
      (parameter) => parameter.in !== "header" || !IGNORED_HEADERS.has(parameter.name.toLowerCase()),
    ),
    body: node.requestBody === undefined ? undefined : bodyAt(document, followed(document, `${place}/requestBody`)),
    responses: new Map(responses),
    credentials: findCredentialPlaces(document, node),
    needsCredentials: carriesCredentials(document, node),
    links: responses.flatMap(([status, response]) => readLinks(document, status, response.place)),
  };
}

/** Statuses by which an API may say the same: that the request is malformed, or has no credentials, or a body that nobody reads. */
const SAME_REFUSAL: Readonly<Record<number, readonly number[]>> = {
  400: [400, 422],
  401: [401, 403],
  413: [413, 400],
  415: [415, 400],
};

/**
 * Whether the document forgets a refusal: it has no status 4xx at all, or none for what every server has to refuse. A server that answers
 * one where the document has another word for the same is wrong.
 */
export function forgetsRefusal({ responses }: DocumentedOperation, status: number): boolean {
  if (status < 400 || status >= 500) return false;
  const refusals = [...responses.keys()].filter((one) => one.startsWith("4"));
  return refusals.length === 0 || SAME_REFUSAL[status]?.every((same) => !refusals.includes(String(same))) === true;
}

/** What the document says of the media type of a body. One without a media type is described by the entry for any type. */
export const mediaOf = (mediaTypes: DocumentedMediaTypes, mediaType: string): DocumentedMedia | undefined =>
  mediaTypes.get(findBodyMediaType(mediaType, [...mediaTypes.keys()]) ?? "*/*");

/** What the document says of a status: the status itself, its range such as `4XX`, or `default`. */
export function responseOf(operation: DocumentedOperation, status: number): DocumentedResponse | undefined {
  return operation.responses.get(documentedStatus(operation, status) ?? "");
}

/** How the document names a status. */
export function documentedStatus({ responses }: DocumentedOperation, status: number): string | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return [String(status), range, range.toLowerCase(), "default"].find((name) => responses.has(name));
}

/** Whether an operation may answer with a stream of items when it succeeds. */
export const answersStream = ({ responses }: DocumentedOperation): boolean =>
  [...responses].some(
    ([status, { mediaTypes }]) => status.startsWith("2") && [...mediaTypes.values()].some(({ stream }) => stream),
  );

/** The places of an operation where a schema of what is sent stands. */
export const requestSchemas = ({ parameters, body }: DocumentedOperation): string[] => [
  ...parameters.map(({ schema }) => schema),
  ...schemasIn(body?.mediaTypes.values() ?? []),
];

/** The places of an operation where a schema of what is answered stands. */
export const responseSchemas = ({ responses }: DocumentedOperation): string[] =>
  [...responses.values()].flatMap(({ headers, mediaTypes }) => [
    ...headers.map(({ schema }) => schema),
    ...schemasIn(mediaTypes.values()),
  ]);

const schemasIn = (mediaTypes: Iterable<DocumentedMedia>): string[] =>
  [...mediaTypes].flatMap(({ schema }) => schema ?? []);

function bodyAt(document: JsonObject, place: string): DocumentedBody {
  return { required: at(document, `${place}/required`) === true, mediaTypes: mediaTypesAt(document, place) };
}

function mediaTypesAt(document: JsonObject, place: string): Map<string, DocumentedMedia> {
  return new Map(
    membersOf(document, `${place}/content`).map(([name, node]) => {
      const schema = `${place}/content${formatPointer([name])}/schema`;
      const isThere = at(document, schema) !== undefined;
      const stream = streamRow(objectOr(node));
      const media = { node: objectOr(node), schema: isThere ? schema : undefined, ...(stream && { stream }) };
      return [normaliseMediaType(name), media];
    }),
  );
}

function headersAt(document: JsonObject, place: string): DocumentedParameter[] {
  return membersOf(document, `${place}/headers`)
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name]) => ({
      ...parameterAt(document, followed(document, `${place}/headers${formatPointer([name])}`)),
      name,
      in: "header",
    }));
}

function parameterAt(document: JsonObject, place: string): DocumentedParameter {
  const node = objectOr(at(document, place));
  const [mediaType] = Object.keys(objectOr(node.content));
  const schema = mediaType === undefined ? `${place}/schema` : `${place}/content${formatPointer([mediaType])}/schema`;
  return {
    name: String(node.name),
    in: String(node.in),
    required: node.required === true,
    node,
    place,
    schema,
    ...(mediaType !== undefined && { mediaType }),
  };
}

function membersOf(document: JsonObject, place: string): [string, Json][] {
  const value = at(document, place);
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

const objectOr = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
