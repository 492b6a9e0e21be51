// One decoder for each style. A text whose parts do not fit the shape is passed on as it is, and the schema refuses it; only
// what breaks the rules of the style is unreadable.

import { setProperty } from "./json-values.ts";
import {
  ANY,
  fieldShape,
  type ParameterRow,
  type ParameterValues,
  type Shape,
  UnreadableParameter,
} from "./parameter-model.ts";
import { type Pairs, percentDecode, readScalar } from "./parameter-text.ts";

type Read = (text: string) => string;
const unchanged: Read = (text) => text;

function readItems(parts: readonly string[], shape: Shape & { kind: "array" }, read: Read): unknown[] {
  return parts.map((part) => readScalar(read(part), shape.items));
}

/** R,100,G,200 */
function readAlternating(parts: readonly string[], shape: Shape, read: Read): ParameterValues | undefined {
  if (parts.length % 2 === 1) return undefined;
  const fields: ParameterValues = {};
  for (let at = 0; at < parts.length; at += 2) {
    const name = read(parts[at] ?? "");
    setProperty(fields, name, readScalar(read(parts[at + 1] ?? ""), fieldShape(shape, name)));
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
    setProperty(fields, name, readScalar(read(part.slice(at + 1)), fieldShape(shape, name)));
  }
  return fields;
}

function readDelimited(text: string, delimiter: string | RegExp, row: ParameterRow, read: Read): unknown {
  const { shape } = row;
  if (shape.kind !== "array" && shape.kind !== "object") return readScalar(read(text), shape);
  const parts = text === "" ? [] : text.split(delimiter).map((part) => (read === unchanged ? part.trim() : part));
  if (shape.kind === "array") return readItems(parts, shape, read);
  const assigned = row.explode && row.style !== "form";
  return (assigned ? readAssigned(parts, shape, read) : readAlternating(parts, shape, read)) ?? read(text);
}

/** Headers are not percent-encoded. */
export function decodeHeader(row: ParameterRow, text: string): unknown {
  return readDelimited(text, ",", row, unchanged);
}

export function decodePath(row: ParameterRow, text: string): unknown {
  if (row.style === "label") {
    if (!text.startsWith(".")) throw new UnreadableParameter("style", "must begin with a full stop");
    return readDelimited(text.slice(1), row.explode ? "." : ",", row, percentDecode);
  }
  return row.style === "matrix" ? decodeMatrix(row, text) : readDelimited(text, ",", row, percentDecode);
}

function decodeMatrix(row: ParameterRow, text: string): unknown {
  const { name, shape, explode } = row;
  const [before, ...parts] = text.split(";");
  if (before !== "" || parts.length === 0) throw new UnreadableParameter("style", `must be written as ;${name}=…`);
  if (explode && shape.kind === "object") return readAssigned(parts, shape, percentDecode) ?? percentDecode(text);
  const values = parts.map((part) => {
    const at = part.indexOf("=");
    if (percentDecode(at < 0 ? part : part.slice(0, at)) !== name) {
      throw new UnreadableParameter("style", `must be written as ;${name}=…`);
    }
    return at < 0 ? "" : part.slice(at + 1);
  });
  if (explode && shape.kind === "array") return readItems(values, shape, percentDecode);
  if (values.length > 1) throw new UnreadableParameter("repeated", "must be given only once");
  return readDelimited(values[0] ?? "", ",", row, percentDecode);
}

const DELIMITERS: Readonly<Record<string, string | RegExp>> = {
  form: ",",
  spaceDelimited: "%20",
  pipeDelimited: /\||%7C/i,
};

/** Query and cookie; undefined if no pair belongs to the parameter. */
export function decodePairs(row: ParameterRow, pairs: Pairs, rows: readonly ParameterRow[]): unknown {
  const { name, shape } = row;
  const read = row.style === "cookie" ? unchanged : percentDecode;
  if (row.style === "deepObject") return decodeDeep(name, shape, pairs);
  if (row.explode && shape.kind === "object") return decodeExploded(row, shape, pairs, rows);
  const values = pairs.get(name);
  if (values === undefined) return undefined;
  if (row.explode && shape.kind === "array") return readItems(values, shape, read);
  if (values.length > 1 && row.in === "query") {
    if (shape.kind === "any") return values.map(percentDecode);
    throw new UnreadableParameter("repeated", "must be given only once");
  }
  return readDelimited(values[0] ?? "", DELIMITERS[row.style] ?? ",", row, read);
}

/** Each field of the object is a parameter of its own: R=100&G=200. */
function decodeExploded(
  row: ParameterRow,
  shape: Shape & { kind: "object" },
  pairs: Pairs,
  rows: readonly ParameterRow[],
): unknown {
  const fields: ParameterValues = {};
  const read = row.style === "cookie" ? unchanged : percentDecode;
  let found = false;
  for (const [key, values] of pairs) {
    const isListed = row.style === "querystring" || Object.hasOwn(shape.properties, key);
    if (!isListed && (shape.rest === undefined || belongsToOther(key, row, rows))) continue;
    found = true;
    const inner = fieldShape(shape, key);
    if (inner.kind === "array") setProperty(fields, key, readItems(values, inner, read));
    else if (values.length > 1) throw new UnreadableParameter("repeated", `must have ${key.slice(0, 40)} only once`);
    else setProperty(fields, key, readScalar(read(values[0] ?? ""), inner));
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

/** deepObject: color[R]=100. One level is the standard; a[b][c] and a[b][] are read as most clients write them. */
interface DeepNode {
  readonly values: string[];
  readonly children: Map<string, DeepNode>;
}

const MAX_DEPTH = 32;
const newDeepNode = (): DeepNode => ({ values: [], children: new Map() });

function isDeepKey(key: string, name: string): boolean {
  return key.startsWith(`${name}[`) && key.endsWith("]");
}

function decodeDeep(name: string, shape: Shape, pairs: Pairs): unknown {
  const root = newDeepNode();
  for (const [key, values] of pairs) {
    if (!isDeepKey(key, name)) continue;
    const tokens = key.slice(name.length + 1, -1).split("][");
    if (tokens.length > MAX_DEPTH) throw new UnreadableParameter("maxDepth", "is nested too deeply");
    let node = root;
    for (const token of tokens) {
      const next = node.children.get(token) ?? newDeepNode();
      node.children.set(token, next);
      node = next;
    }
    for (const value of values) node.values.push(value);
  }
  return root.children.size === 0 ? undefined : readDeepNode(root, shape);
}

function readDeepNode(node: DeepNode, shape: Shape): unknown {
  const { values, children } = node;
  const list = children.size === 0 ? values.length > 1 : isList(children);
  if (shape.kind === "array" || (shape.kind === "any" && list)) {
    const items = shape.kind === "array" ? shape.items : ANY;
    if (children.size > 0 && !isList(children)) return readDeepFields(children, ANY);
    return [...values.map((text) => readScalar(percentDecode(text), items)), ...readDeepItems(children, items)];
  }
  if (children.size > 0) return readDeepFields(children, shape);
  if (values.length > 1) throw new UnreadableParameter("repeated", "must be given only once");
  return readScalar(percentDecode(values[0] ?? ""), shape);
}

function isList(children: DeepNode["children"]): boolean {
  return children.size > 0 && [...children.keys()].every((key) => /^[0-9]*$/.test(key));
}

/** a[] in the order given, a[0] a[1] … by their numbers. */
function readDeepItems(children: DeepNode["children"], items: Shape): unknown[] {
  const byNumber = [...children].sort(([one], [other]) => Number(one) - Number(other));
  return byNumber.flatMap(([, { values, children: inner }]) =>
    inner.size > 0
      ? [readDeepNode({ values, children: inner }, items)]
      : values.map((text) => readScalar(percentDecode(text), items)),
  );
}

function readDeepFields(children: DeepNode["children"], shape: Shape): ParameterValues {
  const fields: ParameterValues = {};
  for (const [key, node] of children) setProperty(fields, key, readDeepNode(node, fieldShape(shape, key)));
  return fields;
}
