import { createClient } from "./want/client.ts";
import type { AddNotesRequest, ListNotesReply, ReadFeedReply, ReadMixedReply } from "./want/handlers.ts";
import type { FeedEvent, Note } from "./want/types.ts";

async function* each<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}

// A handler answers with items. The data of an event is the value of its JSON.
export const feed: ReadFeedReply = { status: 200, body: each<FeedEvent>({ event: "note", data: { text: "a" } }) };
export const lines: ListNotesReply = { status: 200, body: each({ text: "a" }) };
export const list: ListNotesReply = { status: 200, mediaType: "application/json", body: [{ text: "a" }] };
export const mixed: ReadMixedReply = {
  status: 200,
  body: each({ event: "text" as const, data: "a" }, { event: "note" as const, data: { text: "b" } }),
};
// @ts-expect-error: the data is no text.
export const asText: ReadFeedReply = { status: 200, body: each({ event: "note" as const, data: "{}" }) };
// @ts-expect-error: a list is no stream.
export const notStreamed: ReadFeedReply = { status: 200, body: [] };
// @ts-expect-error: an item has a text.
export const wrongItem: ListNotesReply = { status: 200, body: each({ pinned: true }) };

// A handler gets items, with their defaults.
export async function count({ body }: AddNotesRequest): Promise<number> {
  let pinned = 0;
  for await (const note of body) pinned += Number(note.pinned satisfies boolean);
  return pinned;
}

// A client gets items too.
export async function read(): Promise<Note[]> {
  const client = createClient({ baseUrl: "http://localhost" });
  const { data, error } = await client.readFeed({ stream: { lastEventId: "1", reconnect: "always" } });
  if (error !== undefined) throw new Error(error.title);
  const notes: Note[] = [];
  for await (const item of data) {
    if (item.event === "note") notes.push(item.data);
    // @ts-expect-error: the event that ends has no text.
    else notes.push(item.data);
  }
  const { data: found } = await client.listNotes();
  if (found !== undefined && !(Symbol.asyncIterator in found)) notes.push(...found);
  else for await (const note of found ?? []) notes.push(note);
  return notes;
}

// And it sends items.
export async function send(): Promise<number | undefined> {
  const client = createClient({ baseUrl: "http://localhost" });
  await client.addNotes({ body: each({ text: "a" }) });
  const { data } = await client.addNotes({ body: [{ text: "a" }, { text: "b", pinned: true }] });
  // @ts-expect-error: an item has a text.
  await client.addNotes({ body: [{}] });
  // @ts-expect-error: one item is no stream.
  await client.addNotes({ body: { text: "a" } });
  return data?.count;
}
