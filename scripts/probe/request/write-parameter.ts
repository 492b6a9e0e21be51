import { writeExact } from "../../runtime/exact-json.ts";
import { essenceOf } from "../../runtime/media-type.ts";
import { isObject, type Json } from "../../schema/json.ts";
import type { DocumentedParameter } from "../contract/operations.ts";
import { isJsonType } from "../contract/wire-value.ts";

export const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

/** Whether a body of the media type is written like a query. */
export const isQueryForm = (mediaType: string): boolean => essenceOf(mediaType) === FORM;
/** Whether a body of the media type has a part for each field. */
export const isMultipart = (mediaType: string): boolean => essenceOf(mediaType) === MULTIPART;
export const isForm = (mediaType: string): boolean => isQueryForm(mediaType) || isMultipart(mediaType);

/** The text of a parameter in a path, header or cookie, in the style that the document says. */
export function parameterText({ name, in: where, node, mediaType }: DocumentedParameter, value: Json): string {
  if (mediaType !== undefined) return writeExact(value);
  const style = typeof node.style === "string" ? node.style : "simple";
  const isExploded = node.explode === true;
  if (where === "path" && style === "label") return `.${joined(value, isExploded ? "." : ",", isExploded)}`;
  if (where === "path" && style === "matrix") return matrix(name, value, isExploded);
  return joined(value, ",", isExploded);
}

/** Whether a path can hold the text: an empty segment is another path, and the parser of URLs removes dots. */
export const isSegment = (text: string): boolean => !/^\.{0,2}$/.test(text);

/** The parameter in a query, without question mark, in the style that the document says. */
export function parameterQuery(
  { name, node, mediaType }: Pick<DocumentedParameter, "name" | "node" | "mediaType">,
  value: Json,
): string {
  const pair = (key: string, one: Json): string => `${encodeText(key)}=${encodeText(textOf(one))}`;
  if (mediaType !== undefined) return `${encodeText(name)}=${encodeText(writeExact(value))}`;
  const style = typeof node.style === "string" ? node.style : "form";
  const isExploded = node.explode === undefined ? style === "form" : node.explode === true;
  const separator = style === "spaceDelimited" ? "%20" : style === "pipeDelimited" ? "%7C" : ",";
  if (Array.isArray(value)) {
    if (isExploded) return value.map((item) => pair(name, item)).join("&");
    return `${encodeText(name)}=${value.map((item) => encodeText(textOf(item))).join(separator)}`;
  }
  if (isObject(value)) {
    const entries = Object.entries(value);
    if (style === "deepObject") return entries.map(([key, member]) => pair(`${name}[${key}]`, member)).join("&");
    if (isExploded) return entries.map(([key, member]) => pair(key, member)).join("&");
    const parts = entries.flat().map((part) => encodeText(textOf(part)));
    return `${encodeText(name)}=${parts.join(separator)}`;
  }
  return pair(name, value);
}

/** The whole query of a parameter in `querystring`: a form, JSON or text. */
export function querystringText({ mediaType }: Pick<DocumentedParameter, "mediaType">, value: Json): string {
  if (mediaType !== undefined && isQueryForm(mediaType) && isObject(value))
    return parameterQuery({ name: "", node: {} }, value);
  return encodeText(mediaType !== undefined && isJsonType(mediaType) ? writeExact(value) : textOf(value));
}

/** The cookies of a parameter with `style: cookie`, which are written as they are. */
export function cookiePairs({ name, node }: Pick<DocumentedParameter, "name" | "node">, value: Json): string[] {
  if (node.explode === false || typeof value !== "object" || value === null)
    return [`${name}=${joined(value, ",", false)}`];
  const pairs = Array.isArray(value) ? value.map((item) => [name, item] as const) : Object.entries(value);
  return pairs.map(([key, member]) => `${key}=${textOf(member)}`);
}

/** Half a character cannot be percent-encoded. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

export const textOf = (value: Json): string =>
  typeof value === "object" && value !== null ? writeExact(value) : String(value ?? "");

function joined(value: Json, separator: string, isExploded: boolean): string {
  if (Array.isArray(value)) return value.map(textOf).join(separator);
  if (!isObject(value)) return textOf(value);
  return Object.entries(value)
    .map(([key, member]) => `${key}${isExploded ? "=" : separator}${textOf(member)}`)
    .join(separator);
}

function matrix(name: string, value: Json, isExploded: boolean): string {
  if (!isExploded || typeof value !== "object" || value === null) return `;${name}=${joined(value, ",", false)}`;
  const pairs = Array.isArray(value) ? value.map((item) => [name, item] as const) : Object.entries(value);
  return pairs.map(([key, member]) => `;${key}=${textOf(member)}`).join("");
}
