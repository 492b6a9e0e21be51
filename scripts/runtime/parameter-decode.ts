// One decoder per style. A text whose parts do not make the shape is passed on as it is, for the
// schema to refuse; only what breaks the style itself is unreadable.

import { decodeDeep, isDeepKey } from "./parameter-deep.ts";
import {
  type ParameterRow,
  type ParameterValues,
  type Shape,
  setField,
  shapeOfField,
  Unreadable,
} from "./parameter-model.ts";
import type { Pairs } from "./parameter-pairs.ts";
import { percentDecode, readScalar } from "./parameter-text.ts";

type Read = (text: string) => string;
const asItIs: Read = (text) => text;

function readItems(parts: readonly string[], shape: Shape & { kind: "array" }, read: Read): unknown[] {
  return parts.map((part) => readScalar(read(part), shape.items));
}

/** R,100,G,200 */
function readAlternating(parts: readonly string[], shape: Shape, read: Read): ParameterValues | undefined {
  if (parts.length % 2 === 1) return undefined;
  const fields: ParameterValues = {};
  for (let at = 0; at < parts.length; at += 2) {
    const name = read(parts[at] ?? "");
    setField(fields, name, readScalar(read(parts[at + 1] ?? ""), shapeOfField(shape, name)));
  }
  return fields;
}

/** R=100,G=200 */
function readAssigned(parts: readonly string[], shape: Shape, read: Read): ParameterValues | undefined {
  const fields: ParameterValues = {};
  for (const part of parts) {
    const at = part.indexOf("=");
    if (at < 0) return undefined;
    const name = read(part.slice(0, at));
    setField(fields, name, readScalar(read(part.slice(at + 1)), shapeOfField(shape, name)));
  }
  return fields;
}

function readDelimited(text: string, delimiter: string | RegExp, row: ParameterRow, read: Read): unknown {
  const { shape } = row;
  if (shape.kind !== "array" && shape.kind !== "object") return readScalar(read(text), shape);
  const parts = text === "" ? [] : text.split(delimiter).map((part) => (read === asItIs ? part.trim() : part));
  if (shape.kind === "array") return readItems(parts, shape, read);
  const assigned = row.explode && row.style !== "form";
  return (assigned ? readAssigned(parts, shape, read) : readAlternating(parts, shape, read)) ?? read(text);
}

/** Headers are not percent-encoded: what stands there is the value. */
export function decodeHeader(row: ParameterRow, text: string): unknown {
  return readDelimited(text, ",", row, asItIs);
}

export function decodePath(row: ParameterRow, text: string): unknown {
  if (row.style === "label") {
    if (!text.startsWith(".")) throw new Unreadable("style", "must begin with a full stop");
    return readDelimited(text.slice(1), row.explode ? "." : ",", row, percentDecode);
  }
  return row.style === "matrix" ? decodeMatrix(row, text) : readDelimited(text, ",", row, percentDecode);
}

function decodeMatrix(row: ParameterRow, text: string): unknown {
  const { name, shape, explode } = row;
  const [before, ...parts] = text.split(";");
  if (before !== "" || parts.length === 0) throw new Unreadable("style", `must be written as ;${name}=…`);
  if (explode && shape.kind === "object") return readAssigned(parts, shape, percentDecode) ?? percentDecode(text);
  const values = parts.map((part) => {
    const at = part.indexOf("=");
    if (percentDecode(at < 0 ? part : part.slice(0, at)) !== name) {
      throw new Unreadable("style", `must be written as ;${name}=…`);
    }
    return at < 0 ? "" : part.slice(at + 1);
  });
  if (explode && shape.kind === "array") return readItems(values, shape, percentDecode);
  if (values.length > 1) throw new Unreadable("repeated", "must be given only once");
  return readDelimited(values[0] ?? "", ",", row, percentDecode);
}

const DELIMITERS: Readonly<Record<string, string | RegExp>> = {
  form: ",",
  spaceDelimited: "%20",
  pipeDelimited: /\||%7C/i,
};

/** Query and cookie; undefined when nothing belongs to the row. */
export function decodePairs(row: ParameterRow, pairs: Pairs, rows: readonly ParameterRow[]): unknown {
  const { name, shape } = row;
  if (row.style === "deepObject") return decodeDeep(name, shape, pairs);
  if (row.explode && shape.kind === "object") return decodeSpread(row, shape, pairs, rows);
  const values = pairs.get(name);
  if (values === undefined) return undefined;
  if (row.explode && shape.kind === "array") return readItems(values, shape, percentDecode);
  if (values.length > 1 && row.in === "query") {
    if (shape.kind === "any") return values.map(percentDecode);
    throw new Unreadable("repeated", "must be given only once");
  }
  return readDelimited(values[0] ?? "", DELIMITERS[row.style] ?? ",", row, percentDecode);
}

/** Each field of the object is a parameter of its own: R=100&G=200. */
function decodeSpread(
  row: ParameterRow,
  shape: Shape & { kind: "object" },
  pairs: Pairs,
  rows: readonly ParameterRow[],
): unknown {
  const fields: ParameterValues = {};
  let found = false;
  for (const [key, values] of pairs) {
    const own = Object.hasOwn(shape.properties, key);
    if (!own && (shape.rest === undefined || belongsToOther(key, row, rows))) continue;
    found = true;
    const inner = shapeOfField(shape, key);
    if (inner.kind === "array") setField(fields, key, readItems(values, inner, percentDecode));
    else if (values.length > 1) throw new Unreadable("repeated", `must have ${key.slice(0, 40)} only once`);
    else setField(fields, key, readScalar(percentDecode(values[0] ?? ""), inner));
  }
  return found ? fields : undefined;
}

function belongsToOther(key: string, row: ParameterRow, rows: readonly ParameterRow[]): boolean {
  return rows.some((other) => {
    if (other === row || other.in !== row.in) return false;
    if (other.style === "deepObject") return isDeepKey(key, other.name);
    if (other.explode && other.shape.kind === "object" && !other.json)
      return Object.hasOwn(other.shape.properties, key);
    return other.name === key;
  });
}
