// One encoder for each style, the inverse of the decoders. As in RFC 6570, an absent value writes nothing, and neither does
// an empty list, unless the parameter is required.

import type { ParameterRow } from "./parameter-model.ts";
import { percentEncode, percentEncodeReserved, writeJson, writeScalar } from "./parameter-text.ts";

type Encode = (text: string) => string;
type Field = readonly [name: string, value: string];

const writeItems = (value: readonly unknown[]): string[] => value.filter((item) => item !== undefined).map(writeScalar);

function writeFields(value: object): Field[] {
  const present = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return present.map(([name, inner]) => [name, writeScalar(inner)]);
}

/** Whether it is a list or an object, and not one scalar. */
const hasParts = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Items or fields in one text: a,b or R,100 or, exploded, R=100. */
function joinParts(value: unknown, delimiter: string, assigned: boolean, encode: Encode): string {
  if (Array.isArray(value)) return writeItems(value).map(encode).join(delimiter);
  if (!hasParts(value)) return encode(writeScalar(value));
  const link = assigned ? "=" : delimiter;
  return writeFields(value)
    .map(([name, inner]) => `${encode(name)}${link}${encode(inner)}`)
    .join(delimiter);
}

export function encodeHeader(row: Pick<ParameterRow, "json" | "explode">, value: unknown): string {
  return row.json ? writeJson(value, true) : joinParts(value, ",", row.explode, (text) => text);
}

export function encodePath(row: ParameterRow, value: unknown): string {
  const { name, explode } = row;
  if (row.json) return percentEncode(writeJson(value, false));
  if (row.style === "label") {
    // A full stop inside an item would split it.
    const encode: Encode =
      explode && hasParts(value) ? (text) => percentEncode(text).replaceAll(".", "%2E") : percentEncode;
    return `.${joinParts(value, explode ? "." : ",", explode, encode)}`;
  }
  if (row.style === "matrix") return encodeMatrix(row, value);
  const text = joinParts(value, ",", explode, percentEncode);
  // Even encoded, these two are resolved as path segments, and the request would reach another route.
  if (text === "." || text === "..") throw new TypeError(`path parameter "${name}" cannot be "${text}"`);
  return text;
}

function encodeMatrix(row: ParameterRow, value: unknown): string {
  const assign = (name: string, text: string) =>
    text === "" ? `;${percentEncode(name)}` : `;${percentEncode(name)}=${text}`;
  if (!row.explode || !hasParts(value)) return assign(row.name, joinParts(value, ",", false, percentEncode));
  if (Array.isArray(value))
    return writeItems(value)
      .map((item) => assign(row.name, percentEncode(item)))
      .join("");
  // With an equals sign even when empty: without it, it would be read as a name alone.
  return writeFields(value)
    .map(([name, inner]) => `;${percentEncode(name)}=${percentEncode(inner)}`)
    .join("");
}

const DELIMITERS: Readonly<Record<string, string>> = { form: ",", spaceDelimited: "%20", pipeDelimited: "%7C" };

/** Query and cookie: the `name=value` pairs of one parameter. */
export function encodePairs(row: ParameterRow, value: unknown): string[] {
  const { name, style, explode } = row;
  const isCookie = style === "cookie";
  const encode: Encode = isCookie
    ? (text) => text
    : row.allowReserved && row.in === "query"
      ? percentEncodeReserved
      : percentEncode;
  const assign = (key: string, text: string) => `${isCookie ? key : percentEncode(key)}=${text}`;
  if (style === "querystring" && (row.json || !hasParts(value)))
    return [encode(row.json ? writeJson(value, false) : writeScalar(value))];
  if (row.json) return [assign(name, encode(writeJson(value, false)))];
  if (style === "deepObject") return encodeDeep(name, value, encode);
  if (!hasParts(value)) return [assign(name, encode(writeScalar(value)))];
  if (Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0) {
    return row.required && !explode ? [assign(name, "")] : [];
  }
  if (!explode) {
    // An item must not contain the delimiter, even if it is a reserved character.
    const delimiter = DELIMITERS[style] ?? ",";
    const inItem: Encode = (text) => encode(text).replaceAll(",", style === "form" ? "%2C" : ",");
    return [assign(name, joinParts(value, delimiter, false, inItem))];
  }
  if (Array.isArray(value)) return writeItems(value).map((item) => assign(name, encode(item)));
  return Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) return [];
    const texts = Array.isArray(inner) ? writeItems(inner) : [writeScalar(inner)];
    return texts.map((text) => assign(key, encode(text)));
  });
}

function encodeDeep(name: string, value: unknown, encode: Encode): string[] {
  if (Array.isArray(value)) {
    // Indexes only if an item has parts that must be kept together.
    const plain = value.every((item) => typeof item !== "object" || item === null);
    return value.flatMap((item, index) => encodeDeep(`${name}[${plain ? "" : index}]`, item, encode));
  }
  if (typeof value !== "object" || value === null) return [`${percentEncode(name)}=${encode(writeScalar(value))}`];
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .flatMap(([key, inner]) => encodeDeep(`${name}[${key}]`, inner, encode));
}
