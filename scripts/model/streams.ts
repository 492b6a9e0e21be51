import { listKeys, type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { followRef, walkReached } from "../document/walk-document.ts";
import type { StreamRow } from "../runtime/stream-model.ts";
import { streamFormat } from "../runtime/streams.ts";
import { isObject, type JsonObject, listMembers } from "../schema/json.ts";
import { type Keep, readItemStream } from "../schema/stream-items.ts";
import { refName } from "../schema/walk.ts";

/** The member of a media type that keeps how its items are written, because its schema no longer says it. */
const STREAM = "x-stream-row";

/** Puts the schemas of items as handlers see them in the place of those of their texts. Types and validators are made from them. */
export function decodeStreams(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  const own = findOwnComponents(document);
  const kept = new Map<string, JsonObject>();
  const keep: Keep = ($ref, schema) => {
    const name = refName($ref);
    if (name === undefined || !own.has(name)) return schema;
    kept.set(name, schema);
    return { $ref };
  };
  walkReached(document, (node, kind, at) => {
    if (kind !== "requestBody" && kind !== "response") return;
    for (const [type, entry] of listMembers(node.content)) {
      const media = followRef(document, entry);
      if (media.itemSchema !== undefined)
        decodeStream({ document, problems, keep }, type, media, pathTo(at, "content", type));
    }
  });
  // At the end, because a component may be an item of several streams.
  for (const [name, schema] of kept) schemas[name] = schema;
}

/** The components that describe nothing but events: only streams of events, and unions of such components, refer to them. */
function findOwnComponents(document: JsonObject): ReadonlySet<string> {
  const ITEMS = "";
  const holders = new Map<string, Set<string | undefined>>();
  const holderOf = (keys: readonly (string | number)[]): string | undefined => {
    if (keys.at(-1) === "itemSchema") return streamFormat(String(keys.at(-2))) === "events" ? ITEMS : undefined;
    const [components, schemas, name, keyword] = keys;
    const isBranch = keys.length === 5 && components === "components" && schemas === "schemas";
    return isBranch && /^(one|any|all)Of$/.test(String(keyword)) ? String(name) : undefined;
  };
  walkReached(document, (node, kind, at) => {
    const name = kind === "schema" ? refName(node.$ref) : undefined;
    if (name !== undefined) holders.set(name, (holders.get(name) ?? new Set()).add(holderOf(listKeys(at))));
  });
  const own = new Set(holders.keys());
  const isOwn = (holder: string | undefined): boolean => holder === ITEMS || (holder !== undefined && own.has(holder));
  for (let before = -1; before !== own.size; ) {
    before = own.size;
    for (const name of own) if (![...(holders.get(name) ?? [])].every(isOwn)) own.delete(name);
  }
  return own;
}

interface Decoding {
  readonly document: JsonObject;
  readonly problems: Problems;
  readonly keep: Keep;
}

function decodeStream({ document, problems, keep }: Decoding, type: string, media: JsonObject, at: NodePath): void {
  if (streamRow(media) !== undefined) return;
  const stream = readItemStream(document, type, media, keep);
  if (stream === undefined) {
    problems.warn(pathTo(at, "itemSchema"), {
      rule: "stream-items",
      message: `${type} is no stream of items, so itemSchema has no effect.`,
      fix: "write schema, or a media type such as text/event-stream or application/jsonl",
    });
    return;
  }
  if (stream.problem !== undefined)
    problems.error(pathTo(at, "itemSchema"), {
      rule: "stream-items",
      message: stream.problem,
      fix: "describe data as a string with contentMediaType: application/json and contentSchema, and name events with event: {const: …}",
    });
  media.itemSchema = stream.schema;
  media[STREAM] = stream.row as unknown as JsonObject;
}

/** How the items of a media type are written; undefined: it is no stream. */
export function streamRow(media: JsonObject): StreamRow | undefined {
  const row = media[STREAM];
  return isObject(row) && media.itemSchema !== undefined ? (row as unknown as StreamRow) : undefined;
}
