import { isObject, type Json, type JsonObject } from "../../schema/json.ts";
import { makeValue } from "../../schema/make.ts";
import type { Random } from "../../schema/random.ts";
import { seemsToHold } from "../../schema/seems-to-hold.ts";
import type { Schema } from "../../schema/walk.ts";
import { documentedRequests } from "../contract/examples.ts";
import type { DocumentedOperation, DocumentedParameter } from "../contract/operations.ts";
import { breakBody, listBreaks, type RightRequest } from "../request/break-request.ts";
import type { Draft } from "../request/draft.ts";
import { fillIds } from "../request/fill-ids.ts";
import type { Bindings } from "../request/known-values.ts";
import { namesIn } from "../request/paths.ts";
import { withParameter } from "../request/with-parameter.ts";
import { isEmptyList, writeBody } from "../request/write-body.ts";
import { isForm, isSegment, parameterText } from "../request/write-parameter.ts";
import type { Target } from "../run/target.ts";

/** How often an id in a body is one of something that exists. */
const EXISTING_ID = 0.8;
const EXAMPLE = 0.2;

/** A request that the document accepts, most likely. `bound`: path parameters of things that are known to exist. */
export function drawDraft(target: Target, operation: DocumentedOperation, random: Random, bound: Bindings = {}): Draft {
  const path = Object.fromEntries(namesIn(operation.path).map((name) => [name, String(bound[name] ?? "1")]));
  let draft: Draft = { operation, path, headers: {}, ...drawBody(target, operation, random) };
  const generosity = random.pick([0, 0.3, 0.8]);
  for (const parameter of operation.parameters) {
    const { in: place, name, required } = parameter;
    if (place === "path" && bound[name] !== undefined) continue;
    const isThere = required || place === "path" || random.flip(generosity);
    if (isThere) draft = withParameter(draft, parameter, drawParameter(target, parameter, random));
  }
  return draft;
}

function drawParameter({ source }: Target, parameter: DocumentedParameter, random: Random): Json {
  const { in: place, schema } = parameter;
  const alphabet = place === "query" || (place === "path" && random.flip(0.1)) ? "unicode" : "ascii";
  const settings = { alphabet, words: source.words } as const;
  const value = makeValue(source.facetter, [schemaAt(source.facetter, schema)], random, settings) as Json;
  // With these a path would be another path.
  return place === "path" && !isSegment(parameterText(parameter, value)) ? "a" : value;
}

const schemaAt = (facetter: Target["source"]["facetter"], place: string): Schema => {
  const schema = facetter.schemaAt(place);
  return isObject(schema) && Object.keys(schema).length === 0 ? { type: "string" } : schema;
};

function drawBody(target: Target, operation: DocumentedOperation, random: Random): Partial<Draft> {
  const { body } = operation;
  if (body === undefined || body.mediaTypes.size === 0 || (!body.required && random.flip(0.2))) return {};
  const mediaType = random.pick([...body.mediaTypes.keys()]);
  const place = schemaOf(operation, mediaType);
  const { facetter } = target.source;
  // An example that its own schema refuses is a fault of the document.
  const isRight = (value: Json): boolean =>
    place === undefined || seemsToHold(facetter, facetter.schemaAt(place), value);
  const shown = documentedRequests(target.source.document, operation).flatMap((one) =>
    one.mediaType === mediaType && one.value !== undefined && isRight(one.value) ? [one.value] : [],
  );
  const isShown = shown.length > 0 && random.flip(EXAMPLE);
  const value = isShown ? random.pick(shown) : drawBodyValue(target, operation, mediaType, random);
  return writeBody(target.source.document, concreteType(mediaType), place, value) ?? {};
}

const schemaOf = ({ body }: DocumentedOperation, mediaType: string): string | undefined =>
  body?.mediaTypes.get(mediaType)?.schema;

/** A media type that an entry of the document stands for. */
function concreteType(type: string): string {
  if (type.startsWith("*/")) return "application/octet-stream";
  return type.replace("/*", type.startsWith("image/") ? "/png" : "/plain");
}

function drawBodyValue(target: Target, operation: DocumentedOperation, mediaType: string, random: Random): Json {
  const { facetter, words, ownKeywords = [] } = target.source;
  const place = schemaOf(operation, mediaType);
  const schema = place === undefined ? { type: isForm(mediaType) ? "object" : "string" } : facetter.schemaAt(place);
  const value = makeValue(facetter, [schema], random, { words, ownKeywords }) as Json;
  const findId = (name: string) =>
    random.flip(EXISTING_ID) ? target.known.idFor(operation.id, name, random) : undefined;
  const filled = fillIds(value, findId);
  return isForm(mediaType) && isObject(filled) ? asFields(filled) : filled;
}

/** A form has no way to write null, or an empty list. */
const asFields = (value: JsonObject): Json =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && !isEmptyList(member)));

/**
 * The same request with one thing wrong, most likely. Undefined: nothing of this operation can be broken. With `turn` the
 * things that can be wrong are taken in turn, so that each has been tried after a known number of cases; without it,
 * by chance.
 */
export function breakDraft(target: Target, draft: Draft, random: Random, turn?: number): Draft | undefined {
  const { source } = target;
  const body = bodyToBreak(target, draft, random);
  const right = {
    draft,
    body,
    findValue: (parameter: DocumentedParameter) => drawParameter(target, parameter, random),
  };
  const breaks = [...listBreaks(right, source), ...breakBody(right, source, concreteType(body?.mediaType ?? ""))];
  const first = turn ?? random.integer(0, breaks.length - 1);
  for (let step = 0; step < breaks.length; step++) {
    const drafts = breaks[(first + step) % breaks.length]?.drafts() ?? [];
    if (drafts.length > 0) return random.pick(drafts);
  }
  return undefined;
}

function bodyToBreak(target: Target, { operation, ...draft }: Draft, random: Random): RightRequest["body"] {
  const { body } = operation;
  if (body === undefined || body.mediaTypes.size === 0) return undefined;
  const mediaType = random.pick([...body.mediaTypes.keys()]);
  const isSame = draft.body !== undefined && (draft.mediaType ?? "application/json") === mediaType;
  return { mediaType, value: isSame ? (draft.body ?? null) : drawBodyValue(target, operation, mediaType, random) };
}
