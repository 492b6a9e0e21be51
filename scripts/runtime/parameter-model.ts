// A parameter as the decoders and encoders see it. The rows are generated from the document.

import type { Deprecation } from "./deprecation.ts";

/** `int64`, beside `integer`: one that a number cannot hold becomes a bigint. */
export type ScalarType = "string" | "number" | "integer" | "int64" | "boolean" | "null";

/** What a text is converted to; with "any" it stays text. */
export type Shape =
  | { kind: "scalar"; types: readonly ScalarType[] }
  | { kind: "array"; items: Shape }
  | { kind: "object"; properties: Readonly<Record<string, Shape>>; rest?: Shape }
  | { kind: "any" };

export type Style =
  | "simple"
  | "label"
  | "matrix"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject"
  /** A cookie that is not percent-encoded. */
  | "cookie"
  /** The whole query is one value (`in: querystring`): a form, JSON or text. */
  | "querystring";
export type ParameterPlace = "path" | "query" | "header" | "cookie";

export interface ParameterRow {
  name: string;
  in: ParameterPlace;
  style: Style;
  explode: boolean;
  required: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  /** The value is one JSON text (`content: application/json`); style and explode do not matter. */
  json?: boolean;
  /** Parses this JSON, if not as usual. */
  parse?: (text: string) => unknown;
  shape: Shape;
  default?: unknown;
  deprecation?: Deprecation;
}

export interface RawParameters {
  /** As matched, still percent-encoded. */
  path: Readonly<Record<string, string>>;
  /** Without the question mark. */
  query: string;
  /** The name is given in lower case. */
  header(name: string): string | undefined;
  /** The Cookie header. */
  cookie: string | undefined;
}

export interface ParameterFault {
  in: ParameterPlace;
  name: string;
  keyword: string;
  message: string;
}

export type ParameterValues = Record<string, unknown>;

export interface DecodedParameters extends Record<ParameterPlace, ParameterValues> {
  faults: ParameterFault[];
}

/** Thrown for text that breaks the rules of its style or encoding. A value that can be read is left to the schema. */
export class UnreadableParameter {
  readonly keyword: string;
  readonly message: string;
  constructor(keyword: string, message: string) {
    this.keyword = keyword;
    this.message = message;
  }
}

export const ANY: Shape = { kind: "any" };

export function fieldShape(shape: Shape, field: string): Shape {
  if (shape.kind !== "object") return ANY;
  return (Object.hasOwn(shape.properties, field) ? shape.properties[field] : shape.rest) ?? ANY;
}
