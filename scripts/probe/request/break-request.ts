import { writeExact } from "../../runtime/exact-json.ts";
import { type BreakSite, breakKeyword, listBreakSites, replaceSite } from "../../schema/break.ts";
import { possibleTypes } from "../../schema/condition-values.ts";
import { followed, formatPointer, isObject, type Json, nodeAt } from "../../schema/json.ts";
import type { ValueSource } from "../bodies/value-source.ts";
import type { DocumentedParameter } from "../contract/operations.ts";
import { isJsonType } from "../contract/wire-value.ts";
import { type Draft, withoutBody } from "./draft.ts";
import { withoutParameter, withParameter } from "./with-parameter.ts";
import { writeBody } from "./write-body.ts";

// The one breaker of requests: `contract test` takes every rule once, `contract fuzz` takes them in turn and by chance.

/** A rule of the document that a request can break. */
export interface RequestBreak {
  /** For people: "query limit that breaks maximum". */
  readonly rule: string;
  /** Where the rule stands in the document. */
  readonly place: string;
  /** Requests that should break it, the plainest first. On the wire one may be right after all: the judge of requests says. */
  readonly drafts: () => readonly Draft[];
}

/** A request that is right, and values from which wrong ones are made. */
export interface RightRequest {
  readonly draft: Draft;
  /** A right value of a parameter, whether the request has it or not; undefined: none is known. */
  readonly findValue: (parameter: DocumentedParameter) => Json | undefined;
  /** A media type of the body, and a right value of it. */
  readonly body: { readonly mediaType: string; readonly value: Json } | undefined;
}

type Way = (right: RightRequest, source: ValueSource) => readonly RequestBreak[];

/** What can be wrong with a request, but for the rules of its body's schema. */
const WAYS: readonly Way[] = [breakParameters, leaveOutParameters, leaveOutBody, malformBody, changeMediaType];

export const listBreaks: Way = (right, source) => WAYS.flatMap((way) => way(right, source));

function breakParameters({ draft, findValue }: RightRequest, source: ValueSource): RequestBreak[] {
  return draft.operation.parameters.flatMap((parameter) => {
    const value = findValue(parameter);
    if (value === undefined) return [];
    const { in: where, name, schema } = parameter;
    const { plain } = source.facetter.of([source.facetter.schemaAt(schema)]);
    // Every value is a text on the wire, so that a text of a wrong type is none.
    const isText = possibleTypes(plain).includes("string");
    const isWritable = (broken: Json): boolean => {
      if (broken === "") return where === "query";
      // Nothing of it would be written.
      if (broken === null || (Array.isArray(broken) && broken.length === 0)) return false;
      return !isText || typeof broken === "string";
    };
    return breakValue(source, schema, value).map(({ keyword, place, values }) => ({
      rule: `${where} ${name} that breaks ${keyword}`,
      place,
      drafts: () =>
        values()
          .filter(isWritable)
          .map((broken) => withParameter(draft, parameter, broken)),
    }));
  });
}

function leaveOutParameters({ draft }: RightRequest): RequestBreak[] {
  return draft.operation.parameters
    .filter(({ required, in: where }) => required && where !== "path")
    .map((parameter) => ({
      rule: `no ${parameter.in} ${parameter.name}`,
      place: parameter.place,
      drafts: () => [withoutParameter(draft, parameter)],
    }));
}

function leaveOutBody({ draft }: RightRequest): RequestBreak[] {
  if (draft.operation.body?.required !== true) return [];
  return [{ rule: "no body", place: placeOfBody(draft), drafts: () => [withoutBody(draft)] }];
}

function malformBody({ draft, body }: RightRequest): RequestBreak[] {
  if (body === undefined || !isJsonType(body.mediaType)) return [];
  const text = writeExact(body.value);
  const wrong = [
    '{"half": ',
    text.slice(0, -1),
    "",
    `${text}}`,
    "{",
    `${text},`,
    "{'a': 1}",
    "\u0000",
    text + text,
    "NaN",
  ];
  const { mediaType } = body;
  const drafts = () => wrong.map((raw) => ({ ...withoutBody(draft), raw, mediaType }));
  return [{ rule: "a body that is no JSON", place: placeOfBody(draft), drafts }];
}

const UNKNOWN_TYPES = ["application/x-nobody-knows-this", "text/csv", "application/xml"];

export function changeMediaType({ draft, body }: Pick<RightRequest, "draft" | "body">): RequestBreak[] {
  if (body === undefined) return [];
  const raw = writeExact(body.value);
  const drafts = () => UNKNOWN_TYPES.map((mediaType) => ({ ...withoutBody(draft), raw, mediaType }));
  return [{ rule: "an unknown media type", place: placeOfBody(draft), drafts }];
}

/** The rules that the value of the body can be made to break. */
export function breakBody({ draft, body }: RightRequest, source: ValueSource, writtenType: string): RequestBreak[] {
  const schema = draft.operation.body?.mediaTypes.get(body?.mediaType ?? "")?.schema;
  if (body === undefined || schema === undefined) return [];
  return breakValue(source, schema, body.value).map(({ keyword, place, path, values }) => ({
    rule: `${path.length === 0 ? "the body" : `the body at ${formatPointer(path)}`} that breaks ${keyword}`,
    place,
    drafts: () =>
      values().flatMap((broken) => {
        const written = writeBody(source.document, writtenType, schema, broken);
        return written === undefined ? [] : [{ ...withoutBody(draft), ...written }];
      }),
  }));
}

const placeOfBody = ({ operation }: Draft): string => `${operation.place}/requestBody`;

interface ValueBreak extends Pick<BreakSite, "keyword" | "path"> {
  readonly place: string;
  readonly values: () => readonly Json[];
}

/** One for each keyword that a value can be made to break. */
function breakValue(source: ValueSource, schema: string, value: Json): ValueBreak[] {
  const sites = listBreakSites(source.facetter.schemaAt(schema), value, source);
  // The entries of a list are alike.
  const isName = (key: string | number): boolean => typeof key === "string";
  const oneEach = new Map(sites.map((site) => [`${site.keyword} ${site.path.filter(isName).join("/")}`, site]));
  const outermost = followed(source.document, schema);
  const node = nodeAt(source.document, outermost);
  return [...oneEach.values()].map((site) => {
    const isOutermost = site.path.length === 0 && isObject(node) && Object.hasOwn(node, site.keyword);
    return {
      ...{ keyword: site.keyword, path: site.path },
      place: isOutermost ? `${outermost}/${site.keyword}` : outermost,
      values: () => breakKeyword(site, source).map((other) => replaceSite(value, site, other)),
    };
  });
}
