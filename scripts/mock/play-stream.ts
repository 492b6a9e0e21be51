import type { IncomingHttpHeaders } from "node:http";
import type { MakeExample, Media, Operation } from "../model/model.ts";
import type { Reply } from "../runtime/koa/binding.ts";
import { essenceOf } from "../runtime/media-type.ts";

/** The answer to a request for a stream, which Prism does not know; undefined: Prism answers. */
export async function playStream(
  { responses }: Operation,
  { accept = "*/*", prefer }: IncomingHttpHeaders,
  make: MakeExample,
): Promise<Reply | undefined> {
  const success = responses.find(({ status }) => status.startsWith("2"));
  const media = success?.media.find(({ type }) => isAccepted(type, accept));
  // By Prefer a caller asks for another answer than the first.
  if (success === undefined || media?.stream === undefined || prefer !== undefined) return undefined;
  const headers = success.headers.flatMap((header) => {
    const example = header.required ? header.example(make) : undefined;
    return example === undefined ? [] : [[header.name, example] as const];
  });
  return {
    status: Number(success.status.replace("XX", "00")),
    headers: Object.fromEntries(headers),
    mediaType: media.type,
    body: itemsOf(media, make),
  };
}

async function* itemsOf(media: Media, make: MakeExample): AsyncGenerator<unknown> {
  const items = media.example(make);
  yield* Array.isArray(items) ? items : [];
}

const isAccepted = (type: string, accept: string): boolean =>
  accept.split(",").some((part) => {
    const range = essenceOf(part);
    return range === "*/*" || range === type || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
  });
