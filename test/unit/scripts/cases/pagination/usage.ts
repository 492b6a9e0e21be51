import { AnswerError, createClient, type Page } from "./want/client.ts";
import type { components } from "./want/types.ts";

type Note = components["schemas"]["Note"];
const client = createClient();

export async function read(): Promise<number> {
  let sum = 0;
  for await (const note of client.listByCursor.items({ params: { query: { limit: 2 } }, retry: false })) sum += note.id;
  for await (const { items, data, next } of client.listByLinks.pages({ params: { path: { owner: "ann" } } })) {
    sum += items[0]?.id ?? data.notes.length;
    const again: Page<unknown, Note> = await client.listByLinks.page({ params: { path: { owner: "ann" } } }, next);
    sum += again.items.length;
  }
  for await (const note of client.listByLinkHeader.items()) {
    // @ts-expect-error a note has no text
    note.text;
  }
  // @ts-expect-error the owner is required
  client.listByLinks.items();
  // @ts-expect-error the owner is required
  client.listByLinks.page(undefined, "a");
  // @ts-expect-error it has no pages
  client.listInOnePiece.items();
  const { data } = await client.listByOffset({ params: { query: { skip: 1 } } });
  return sum + (data?.[0]?.id ?? 0);
}

export const statusOf = (error: unknown): number => (error instanceof AnswerError ? error.status : 0);
