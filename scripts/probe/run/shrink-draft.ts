import type { Json } from "../../schema/json.ts";
import { readNumeric } from "../../schema/numeric.ts";
import { shrinkBytes, shrinkJson, shrinkList, shrinkText } from "../../schema/shrink.ts";
import { type Draft, type FormPart, withoutBody } from "../request/draft.ts";

/** Simpler requests of the same operation, the largest cuts first. */
export function* shrinkDraft(draft: Draft): Iterable<Draft> {
  const { path, headers, query = "", body, raw, form } = draft;
  if (body !== undefined || raw !== undefined || form !== undefined) yield withoutBody(draft);
  const pairs = query.split("&").filter((pair) => pair !== "");
  for (const index of pairs.keys()) yield { ...draft, query: pairs.toSpliced(index, 1).join("&") };
  for (const name of Object.keys(headers)) yield { ...draft, headers: without(headers, name) };
  if (raw !== undefined) for (const text of shrinkText(raw)) yield { ...draft, raw: text };
  if (body !== undefined) for (const value of shrinkJson(body)) yield { ...draft, body: value as Json };
  if (form !== undefined) for (const parts of shrinkList(form, shrinkPart)) yield { ...draft, form: parts };
  for (const [index, pair] of pairs.entries()) {
    const [name = "", text = ""] = pair.split("=", 2);
    for (const next of shrinkValue(decode(text)))
      yield { ...draft, query: pairs.with(index, `${name}=${encodeURIComponent(next.toWellFormed())}`).join("&") };
  }
  for (const [name, text] of Object.entries(headers))
    for (const next of shrinkValue(text)) yield { ...draft, headers: { ...headers, [name]: next } };
  for (const [name, text] of Object.entries(path))
    for (const next of shrinkValue(text)) yield { ...draft, path: { ...path, [name]: next } };
}

function* shrinkPart(part: FormPart): Iterable<FormPart> {
  for (const bytes of shrinkBytes(Buffer.from(part.bytes))) yield { ...part, bytes };
}

/** A text that is a number is cut down as one. */
function* shrinkValue(text: string): Iterable<string> {
  if (/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text)) for (const next of shrinkJson(readNumeric(text))) yield String(next);
  else yield* shrinkText(text);
}

const without = (headers: Draft["headers"], name: string): Draft["headers"] =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
