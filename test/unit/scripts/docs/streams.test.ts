import { join } from "node:path";
import { expect, test } from "vitest";
import { readApiDocument } from "../../../../scripts/docs/document.ts";
import { makeSampleCall, readRequestBody } from "../../../../scripts/docs/sample-calls.ts";
import { makeSamples } from "../../../../scripts/docs/samples.ts";
import { answersStream, readMedia } from "../../../../scripts/docs/streams.ts";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { asObject, at } from "../../../../scripts/schema/json.ts";

const { document } = await loadBundle(join(import.meta.dirname, "../cases/streams/openapi.yaml"));
const operations = readApiDocument(document).groups.flatMap((group) => group.operations);
const find = (id: string) => {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
};
const media = (path: string, type: string) =>
  asObject(at(document, `/paths/${path.replace("/", "~1")}/get/responses/200/content/${type.replace("/", "~1")}`));

test.each([
  ["/feed", "text/event-stream", 'event: note\nid: string\ndata: {"text":"string","pinned":false}\n\n'],
  ["/notes", "application/jsonl", '{"text":"string","pinned":false}\n'],
  ["/records", "application/json-seq", '\x1e{"text":"string","pinned":false}\n'],
  [
    "/parts",
    "multipart/mixed",
    '--boundary\r\nContent-Type: application/json\r\n\r\n{"text":"string","pinned":false}\r\n--boundary--\r\n',
  ],
])("%s is shown as a list of items, with an example as it is sent", (path, type, text) => {
  const shown = readMedia(document, type, media(path, type));
  expect(shown).toMatchObject({ isStream: true, schema: { type: "array" }, examples: [{ value: text }] });
});

test("examples of the document are sent as they would be", () => {
  const events = media("/feed", "text/event-stream");
  const given = (example: string | object) => readMedia(document, "text/event-stream", { ...events, example } as never);
  const text = 'event: note\ndata: {"text":"a"}\n\n';
  expect(given([{ event: "note", data: '{"text":"a"}' }]).examples[0]?.value).toBe(text);
  expect(given(text).examples[0]?.value).toBe(text);
});

test("samples show a stream while it arrives, and send items", () => {
  const samples = makeSamples(makeSampleCall(document, find("readFeed"), undefined), "http://localhost");
  expect(samples.map(({ code }) => code.split("\n").at(-1))).toEqual([
    "curl --no-buffer 'http://localhost/feed'",
    "for await (const part of text) console.log(part);",
    '        print(line.decode(), end="")',
  ]);
  const body = readRequestBody(document, find("addNotes"));
  const line = '{"text":"string","pinned":false}\n';
  expect(body).toMatchObject({ mediaType: "application/x-ndjson", examples: [{ value: line }] });
  const [sent] = makeSamples(makeSampleCall(document, find("addNotes"), body?.examples[0]), "http://localhost");
  expect(sent?.code).toContain(`-d '${line}'`);
  expect(["readFeed", "addNotes", "readParts"].map((id) => answersStream(document, find(id)))).toEqual([
    true,
    false,
    true,
  ]);
});
