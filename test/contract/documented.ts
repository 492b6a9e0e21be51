import { at, followed, isObject, type Json, type JsonObject, pointerOf } from "./json-pointer.ts";

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];

export interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly node: JsonObject;
  /** Where its schema stands in the document. */
  readonly schema: string;
}

export interface DocumentedBody {
  readonly required: boolean;
  readonly mediaTypes: ReadonlyMap<string, DocumentedMedia>;
}

export interface DocumentedMedia {
  readonly node: JsonObject;
  /** Where its schema stands in the document; undefined where it has none. */
  readonly schema: string | undefined;
}

export interface DocumentedResponse {
  readonly mediaTypes: ReadonlyMap<string, DocumentedMedia>;
  readonly headers: readonly DocumentedParameter[];
}

export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly node: JsonObject;
  readonly parameters: readonly DocumentedParameter[];
  readonly body: DocumentedBody | undefined;
  /** By status as the document writes it: `200`, `4XX`, `default`. */
  readonly responses: ReadonlyMap<string, DocumentedResponse>;
}

/** What a document says of its operations, read without any part of our generator. */
export function documentedOperations(document: JsonObject): DocumentedOperation[] {
  return membersOf(document, "/paths").flatMap(([path]) =>
    METHODS.flatMap((method) => {
      const place = pointerOf("paths", path, method);
      const node = at(document, place);
      return isObject(node) ? [operationAt(document, path, method, place, node)] : [];
    }),
  );
}

function operationAt(
  document: JsonObject,
  path: string,
  method: string,
  place: string,
  node: JsonObject,
): DocumentedOperation {
  const parameters = new Map(
    [pointerOf("paths", path, "parameters"), `${place}/parameters`].flatMap((list) =>
      membersOf(document, list).map(([index]) => {
        const parameter = parameterAt(document, followed(document, `${list}/${index}`));
        return [`${parameter.in} ${parameter.name}`, parameter];
      }),
    ),
  );
  const responses = membersOf(document, `${place}/responses`).map(([status]) => {
    const response = followed(document, `${place}/responses/${status}`);
    return [status, { mediaTypes: mediaTypesAt(document, response), headers: headersAt(document, response) }] as const;
  });
  return {
    id: String(node.operationId),
    method: method.toUpperCase(),
    path,
    node,
    parameters: [...parameters.values()],
    body: node.requestBody === undefined ? undefined : bodyAt(document, followed(document, `${place}/requestBody`)),
    responses: new Map(responses),
  };
}

function bodyAt(document: JsonObject, place: string): DocumentedBody {
  return { required: at(document, `${place}/required`) === true, mediaTypes: mediaTypesAt(document, place) };
}

function mediaTypesAt(document: JsonObject, place: string): Map<string, DocumentedMedia> {
  return new Map(
    membersOf(document, `${place}/content`).map(([name, node]) => {
      const schema = `${place}/content${pointerOf(name)}/schema`;
      return [name, { node: objectOr(node), schema: at(document, schema) === undefined ? undefined : schema }];
    }),
  );
}

function headersAt(document: JsonObject, place: string): DocumentedParameter[] {
  return membersOf(document, `${place}/headers`).map(([name]) => ({
    ...parameterAt(document, followed(document, `${place}/headers${pointerOf(name)}`)),
    name,
    in: "header",
  }));
}

function parameterAt(document: JsonObject, place: string): DocumentedParameter {
  const node = objectOr(at(document, place));
  return {
    name: String(node.name),
    in: String(node.in),
    required: node.required === true,
    node,
    schema: `${place}/schema`,
  };
}

function membersOf(document: JsonObject, place: string): [string, Json][] {
  const value = at(document, place);
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

const objectOr = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
