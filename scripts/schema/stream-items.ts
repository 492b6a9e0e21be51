import type { StreamRow } from "../runtime/stream-model.ts";
import { makeDecoder, streamFormat } from "../runtime/streams.ts";
import { asArray, asObject, at, isObject, type Json, type JsonObject } from "./json.ts";
import { isSchema, type Schema } from "./walk.ts";

/** A body that is a stream, as the document describes it. */
export interface ItemStream {
  /** The schema of an item as handlers and callers see it: JSON in a text is the value that it says. */
  readonly schema: Schema;
  readonly row: StreamRow;
  /** Why items cannot be read: what the document says is not enough. */
  readonly problem?: string;
}

/** Puts a schema that has changed into the place of the one to which a $ref leads, and returns the $ref; or returns the schema itself. */
export type Keep = ($ref: string, schema: JsonObject) => Schema;

/**
 * The stream of items of a media type; undefined if it is none. Texts of JSON in events become the schemas of their values. Unless they
 * are kept elsewhere, they are copied to where their $refs are.
 */
export function readItemStream(
  document: Json,
  mediaType: string,
  media: JsonObject,
  keep: Keep = (_, schema) => schema,
): ItemStream | undefined {
  const format = streamFormat(mediaType);
  if (format === undefined || !isSchema(media.itemSchema)) return undefined;
  const schema = media.itemSchema;
  const resolve = (node: Schema): JsonObject => follow(document, node);
  if (format === "events") return readEvents(schema, { resolve, keep });
  if (format === "parts") return { schema, row: { format, json: !isText(schema, media.itemEncoding, resolve) } };
  return { schema, row: { format } };
}

/**
 * The items that an example of a stream shows. A document has them as a list, as one item, or as the text of the stream; JSON in the data of
 * events is text there.
 */
export function exampleItems(row: StreamRow, contentType: string, example: Json): Json[] {
  const items = typeof example === "string" && row.format !== "parts" ? decodeText(row, contentType, example) : example;
  return (Array.isArray(items) ? items : [items]).map((item) => decodedItem(row, item));
}

/** An example that is no stream is shown as it is. */
function decodeText(row: StreamRow, contentType: string, text: string): Json {
  try {
    const decoder = makeDecoder({ row, contentType, maxItemChars: Number.POSITIVE_INFINITY });
    return [...decoder.push(text), ...decoder.end()] as Json[];
  } catch {
    return text;
  }
}

function decodedItem({ format, json }: StreamRow, item: Json): Json {
  if (format !== "events" || !isObject(item) || typeof item.data !== "string") return item;
  const isJson = json === true || (Array.isArray(json) && json.includes(String(item.event ?? "message")));
  try {
    return isJson ? { ...item, data: JSON.parse(item.data) } : item;
  } catch {
    return item;
  }
}

/** The value that an example of an event, or of its data, says; undefined if it has no JSON in a text. */
export function decodedExample(schema: JsonObject, example: unknown): unknown {
  const { data } = asObject(schema.properties);
  try {
    if (isJson(schema) && typeof example === "string") return JSON.parse(example);
    if (isObject(data) && isJson(data) && isObject(example) && typeof example.data === "string")
      return { ...example, data: JSON.parse(example.data) };
  } catch {
    // The text is no JSON, which is what the check says.
  }
  return undefined;
}

type Resolve = (node: Schema) => JsonObject;

interface Decoding {
  readonly resolve: Resolve;
  readonly keep: Keep;
}

function follow(document: Json, node: Schema): JsonObject {
  let value: Json | undefined = node;
  for (let hops = 0; isObject(value) && typeof value.$ref === "string" && hops < 32; hops++)
    value = at(document, value.$ref);
  return asObject(value);
}

/** Whether the parts of a multipart body are texts, and not JSON. */
function isText(schema: Schema, encoding: Json | undefined, resolve: Resolve): boolean {
  const { contentType } = asObject(encoding);
  return typeof contentType === "string" ? !/[/+]json\b/.test(contentType) : resolve(schema).type === "string";
}

const UNIONS = ["oneOf", "anyOf"] as const;

function readEvents(schema: Schema, decoding: Decoding): ItemStream {
  const { resolve } = decoding;
  const alternatives = listAlternatives(schema, resolve);
  const inJson = alternatives.filter(({ isJson }) => isJson);
  const format = "events" as const;
  if (!hasMembers(schema, resolve))
    return {
      schema,
      row: { format },
      problem:
        "An item of text/event-stream has the properties data, event, id and retry, and this one has none of them.",
    };
  if (inJson.length === 0) return { schema, row: { format } };
  const decoded = decode(schema, decoding, undefined);
  if (inJson.length === alternatives.length) return { schema: decoded, row: { format, json: true } };
  const names = inJson.flatMap(({ events = [] }) => events);
  const isKnown = inJson.every(({ events }) => events !== undefined);
  return {
    schema: decoded,
    row: { format, json: [...new Set(names)] },
    ...(!isKnown && {
      problem:
        "Some events have JSON in their data and others have text, and nothing says which: those with JSON have no name.",
    }),
  };
}

const MEMBERS = ["data", "event", "id", "retry"];

const hasMembers = (schema: Schema, resolve: Resolve): boolean =>
  listParts(schema, resolve).some((part) => MEMBERS.some((name) => asObject(part.properties)[name] !== undefined));

/** The schema, and all that apply to the same value. */
function listParts(schema: Schema, resolve: Resolve): JsonObject[] {
  const node = resolve(schema);
  return [
    node,
    ...["allOf", ...UNIONS].flatMap((keyword) => schemasIn(node, keyword).flatMap((one) => listParts(one, resolve))),
  ];
}

const schemasIn = (node: JsonObject, keyword: string): Schema[] => asArray(node[keyword]).filter(isSchema);

interface Alternative {
  readonly isJson: boolean;
  /** The names that its events may have, if they are listed. */
  readonly events: readonly string[] | undefined;
}

/** The sorts of events that a schema describes: one for each branch. */
function listAlternatives(schema: Schema, resolve: Resolve): Alternative[] {
  const node = resolve(schema);
  const properties = asObject(node.properties);
  const event = isSchema(properties.event) ? resolve(properties.event) : {};
  const listed = event.const === undefined ? event.enum : [event.const];
  const events = Array.isArray(listed) ? listed.filter((name) => typeof name === "string") : undefined;
  let found: Alternative[] = [{ isJson: isSchema(properties.data) && isJson(resolve(properties.data)), events }];
  for (const part of schemasIn(node, "allOf")) found = combine(found, listAlternatives(part, resolve));
  for (const keyword of UNIONS) {
    const branches = schemasIn(node, keyword).flatMap((branch) => listAlternatives(branch, resolve));
    if (branches.length > 0) found = combine(found, branches);
  }
  return found;
}

const combine = (ones: readonly Alternative[], others: readonly Alternative[]): Alternative[] =>
  ones.flatMap((one) =>
    others.map((other) => ({ isJson: one.isJson || other.isJson, events: other.events ?? one.events })),
  );

const isJson = ({ contentMediaType, contentSchema }: JsonObject): boolean =>
  contentSchema !== undefined || (typeof contentMediaType === "string" && /[/+]json\b/.test(contentMediaType));

const hasJson = (schema: Schema, resolve: Resolve): boolean =>
  listParts(schema, resolve).some(({ properties }) => {
    const { data } = asObject(properties);
    return isSchema(data) && isJson(resolve(data));
  });

/**
 * The schema with the value of `data` in the place of its text. What a schema says of the text of `data` goes to those branches whose data
 * stays a text.
 */
function decode(schema: Schema, decoding: Decoding, text: Schema | undefined): Schema {
  const { resolve, keep } = decoding;
  if (!hasJson(schema, resolve))
    return text === undefined ? schema : { allOf: [schema, { properties: { data: text } }] };
  const node = resolve(schema);
  const properties = asObject(node.properties);
  const own = isSchema(properties.data) ? properties.data : undefined;
  const data = own === undefined ? undefined : resolve(own);
  const isOwn = data !== undefined && isJson(data);
  const inherited = isOwn ? undefined : (own ?? text);
  const copy: JsonObject = { ...node };
  if (data !== undefined) copy.properties = { ...properties, data: isOwn ? decodedData(data) : true };
  const parts = schemasIn(node, "allOf");
  if (parts.length > 0) {
    const isElsewhere = parts.some((part) => hasJson(part, resolve));
    copy.allOf = parts.map((part) => (isElsewhere || isOwn ? decodePart(part, decoding) : part));
  }
  for (const keyword of UNIONS) {
    const branches = schemasIn(node, keyword);
    if (branches.length > 0) copy[keyword] = branches.map((branch) => decode(branch, decoding, inherited));
  }
  if (!isObject(schema) || typeof schema.$ref !== "string") return copy;
  const { $ref, ...beside } = schema;
  if (Object.keys(beside).length > 0) return { ...copy, ...beside };
  return text === undefined ? keep($ref, copy) : copy;
}

/** A part of `allOf`, where another may say that the data is JSON: then it says nothing of the text. */
function decodePart(part: Schema, decoding: Decoding): Schema {
  const { resolve } = decoding;
  if (hasJson(part, resolve)) return decode(part, decoding, undefined);
  const node = resolve(part);
  const properties = asObject(node.properties);
  return properties.data === undefined ? part : { ...node, properties: { ...properties, data: true } };
}

/** The value that a text of JSON says. */
function decodedData(data: JsonObject): Schema {
  const { contentSchema = true, description } = data;
  if (description === undefined || !isObject(contentSchema)) return isSchema(contentSchema) ? contentSchema : true;
  return { description, ...contentSchema };
}
