import { mergeRef } from "../document/walk-document.ts";
import { toWritable } from "../runtime/exact-json.ts";
import { encodeItems } from "../runtime/streams.ts";
import { makeExample } from "../schema/example.ts";
import { asObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { exampleItems, readItemStream } from "../schema/stream-items.ts";
import { type Example, listExamples, type Operation } from "./document.ts";

/** What a reader sees of a media type: the schema of its value, and its examples as they are sent. */
export interface ShownMedia {
  /** Of a stream: that of the list of its items. */
  readonly schema: Json | undefined;
  readonly examples: readonly Example[];
  readonly isStream: boolean;
}

export function readMedia(root: JsonObject, type: string, media: JsonObject): ShownMedia {
  const stream = readItemStream(root, type, media);
  const examples = listExamples(root, media, type);
  if (stream === undefined) return { schema: media.schema, examples, isStream: false };
  const written = examples.length > 0 ? examples : [{ name: "example", summary: "Example", value: [] as Json }];
  const made = examples.length > 0 ? undefined : [makeExample(stream.schema, root)];
  return {
    schema: { type: "array", items: stream.schema },
    isStream: true,
    examples: written.map((example) => {
      const items = made ?? exampleItems(stream.row, type, example.value);
      return { ...example, value: textOf(stream.row, type, items) };
    }),
  };
}

/** The boundary of parts is another one in each stream, and the same on each page. */
function textOf(row: Parameters<typeof encodeItems>[0], type: string, items: readonly Json[]): string {
  const { text, contentType } = encodeItems(row, type, items.map(toWritable));
  const [, boundary] = /boundary=(.*)$/.exec(contentType) ?? [];
  return boundary === undefined ? text : text.replaceAll(boundary, "boundary");
}

/** Whether an operation answers with a stream when it succeeds. */
export const answersStream = (root: JsonObject, { source }: Operation): boolean =>
  listMembers(source.responses).some(
    ([status, response]) =>
      status.startsWith("2") &&
      listMembers(mergeRef(root, response).content).some(
        ([type, media]) => readMedia(root, type, asObject(media)).isStream,
      ),
  );
