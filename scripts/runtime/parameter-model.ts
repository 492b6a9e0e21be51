// What a parameter is to the code that reads and writes it. The rows come from the document.

export type ScalarType = "string" | "number" | "integer" | "boolean" | "null";

/** The form of a value as far as text must be told apart; "any" stays text. */
export type Shape =
  | { kind: "scalar"; types: readonly ScalarType[] }
  | { kind: "array"; items: Shape }
  | { kind: "object"; properties: Readonly<Record<string, Shape>>; rest?: Shape }
  | { kind: "any" };

export type Style = "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
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
  shape: Shape;
  default?: unknown;
}

export interface RawParameters {
  /** As matched, still percent-encoded. */
  path: Readonly<Record<string, string>>;
  /** Without the question mark. */
  query: string;
  /** Asked for in lower case. */
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

/** Text that cannot be read at all, as opposed to a value that the schema will refuse. */
export class Unreadable {
  readonly keyword: string;
  readonly message: string;
  constructor(keyword: string, message: string) {
    this.keyword = keyword;
    this.message = message;
  }
}

export const ANY: Shape = { kind: "any" };

export function shapeOfField(shape: Shape, field: string): Shape {
  if (shape.kind !== "object") return ANY;
  return (Object.hasOwn(shape.properties, field) ? shape.properties[field] : shape.rest) ?? ANY;
}

/** Sets an own property whatever its name: assigning to "__proto__" would change the object's nature. */
export function setField(target: ParameterValues, name: string, value: unknown): void {
  if (name !== "__proto__") target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
