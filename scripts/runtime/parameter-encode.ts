// One encoder per style, the inverse of the decoders. RFC 6570 is the model: an absent value leaves
// nothing behind, and neither does an empty list, unless the parameter is required.

import { encodeDeep } from "./parameter-deep.ts";
import type { ParameterRow } from "./parameter-model.ts";
import { percentEncode, percentEncodeReserved, writeJson, writeScalar } from "./parameter-text.ts";

type Encode = (text: string) => string;
type Field = readonly [name: string, value: string];

const itemsOf = (value: readonly unknown[]): string[] => value.filter((item) => item !== undefined).map(writeScalar);

function fieldsOf(value: object): Field[] {
  const given = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return given.map(([name, inner]) => [name, writeScalar(inner)]);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Items or fields in one text: a,b or R,100 or, exploded, R=100. */
function joined(value: unknown, delimiter: string, assigned: boolean, encode: Encode): string {
  if (Array.isArray(value)) return itemsOf(value).map(encode).join(delimiter);
  if (!isObject(value)) return encode(writeScalar(value));
  const link = assigned ? "=" : delimiter;
  return fieldsOf(value)
    .map(([name, inner]) => `${encode(name)}${link}${encode(inner)}`)
    .join(delimiter);
}

export function encodeHeader(row: Pick<ParameterRow, "json" | "explode">, value: unknown): string {
  return row.json ? writeJson(value, true) : joined(value, ",", row.explode, (text) => text);
}

export function encodePath(row: ParameterRow, value: unknown): string {
  const { name, explode } = row;
  if (row.json) return percentEncode(writeJson(value, false));
  if (row.style === "label") {
    // A full stop inside an item would divide it.
    const encode: Encode =
      explode && isObject(value) ? (text) => percentEncode(text).replaceAll(".", "%2E") : percentEncode;
    return `.${joined(value, explode ? "." : ",", explode, encode)}`;
  }
  if (row.style === "matrix") return encodeMatrix(row, value);
  const text = joined(value, ",", explode, percentEncode);
  // Even encoded, these two are taken as steps in the path, and the request would reach another route.
  if (text === "." || text === "..") throw new TypeError(`path parameter "${name}" cannot be "${text}"`);
  return text;
}

function encodeMatrix(row: ParameterRow, value: unknown): string {
  const assign = (name: string, text: string) =>
    text === "" ? `;${percentEncode(name)}` : `;${percentEncode(name)}=${text}`;
  if (!row.explode || !isObject(value)) return assign(row.name, joined(value, ",", false, percentEncode));
  if (Array.isArray(value))
    return itemsOf(value)
      .map((item) => assign(row.name, percentEncode(item)))
      .join("");
  // With its equals sign even when empty, or it could not be told from a name alone.
  return fieldsOf(value)
    .map(([name, inner]) => `;${percentEncode(name)}=${percentEncode(inner)}`)
    .join("");
}

const DELIMITERS: Readonly<Record<string, string>> = { form: ",", spaceDelimited: "%20", pipeDelimited: "%7C" };

/** Query and cookie: the `name=value` pairs of one parameter. */
export function encodePairs(row: ParameterRow, value: unknown): string[] {
  const { name, style, explode } = row;
  const encode: Encode = row.allowReserved && row.in === "query" ? percentEncodeReserved : percentEncode;
  const assign = (key: string, text: string) => `${percentEncode(key)}=${text}`;
  if (row.json) return [assign(name, encode(writeJson(value, false)))];
  if (style === "deepObject") return encodeDeep(name, value, encode);
  if (!isObject(value)) return [assign(name, encode(writeScalar(value)))];
  if (Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0) {
    return row.required && !explode ? [assign(name, "")] : [];
  }
  if (!explode) {
    // The delimiter must not stand inside an item, reserved or not.
    const delimiter = DELIMITERS[style] ?? ",";
    const inItem: Encode = (text) => encode(text).replaceAll(",", style === "form" ? "%2C" : ",");
    return [assign(name, joined(value, delimiter, false, inItem))];
  }
  if (Array.isArray(value)) return itemsOf(value).map((item) => assign(name, encode(item)));
  return Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) return [];
    const texts = Array.isArray(inner) ? itemsOf(inner) : [writeScalar(inner)];
    return texts.map((text) => assign(key, encode(text)));
  });
}
