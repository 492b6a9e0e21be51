import { describe, expect, test } from "vitest";
import { EventDecoder } from "../../../../scripts/runtime/stream-events.ts";
import { decodeItems, StreamFault, type StreamRow } from "../../../../scripts/runtime/stream-model.ts";
import { encodeItems, makeDecoder, streamFormat } from "../../../../scripts/runtime/streams.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* inChunks(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

const PARTS_TYPE = 'multipart/mixed; boundary="b.1"';

async function collect(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

function itemsOf(
  row: StreamRow,
  chunks: readonly Uint8Array[],
  { contentType = PARTS_TYPE, maxItemChars = 1000 } = {},
) {
  return collect(decodeItems(inChunks(...chunks), makeDecoder({ row, contentType, maxItemChars })));
}

/** What came before the fault, and the fault. */
async function untilFault(row: StreamRow, text: string | Uint8Array, maxItemChars = 1000) {
  const items: unknown[] = [];
  try {
    const chunks = inChunks(typeof text === "string" ? bytes(text) : text);
    const decoder = makeDecoder({ row, contentType: PARTS_TYPE, maxItemChars });
    for await (const item of decodeItems(chunks, decoder)) items.push(item);
  } catch (error) {
    expect(error).toBeInstanceOf(StreamFault);
    return { items, fault: (error as Error).message };
  }
  return { items, fault: undefined };
}

const events: StreamRow = { format: "events" };
const jsonEvents: StreamRow = { format: "events", json: true };
const someJson: StreamRow = { format: "events", json: ["note", "message"] };
const lines: StreamRow = { format: "lines" };
const sequence: StreamRow = { format: "sequence" };
const parts: StreamRow = { format: "parts", json: true };
const textParts: StreamRow = { format: "parts" };

const texts: readonly { name: string; row: StreamRow; text: string; items: readonly unknown[] }[] = [
  { name: "an event", row: events, text: "data: a\n\n", items: [{ data: "a" }] },
  { name: "CRLF", row: events, text: "data: a\r\n\r\ndata: b\r\n\r\n", items: [{ data: "a" }, { data: "b" }] },
  { name: "CR alone", row: events, text: "data: a\r\rdata: b\r\r", items: [{ data: "a" }, { data: "b" }] },
  { name: "all line ends", row: events, text: "data: a\rdata: b\ndata: c\r\n\n", items: [{ data: "a\nb\nc" }] },
  { name: "a byte order mark", row: events, text: "\u{feff}data: a\n\n", items: [{ data: "a" }] },
  { name: "several lines", row: events, text: "data: a\ndata:\ndata: ü€😀\n\n", items: [{ data: "a\n\nü€😀" }] },
  { name: "one space goes", row: events, text: "data:  a \n\ndata:b\n\n", items: [{ data: " a " }, { data: "b" }] },
  { name: "comments", row: events, text: ":\n\n: hi\ndata: a\n: ho\n\n", items: [{ data: "a" }] },
  { name: "other fields", row: events, text: "foo: 1\ndata\nretry: x\n\n", items: [{ data: "" }] },
  {
    name: "all fields",
    row: events,
    text: "id: 7\nevent: note\nretry: 250\ndata: a\n\n",
    items: [{ id: "7", event: "note", retry: 250, data: "a" }],
  },
  { name: "no data, no event", row: events, text: "event: note\nid: 1\n\ndata: a\n\n", items: [{ data: "a" }] },
  { name: "an id with NUL", row: events, text: "id: a\0b\ndata: a\n\n", items: [{ data: "a" }] },
  { name: "JSON", row: jsonEvents, text: 'data: {"a":\ndata: 1}\n\n', items: [{ data: { a: 1 } }] },
  {
    name: "JSON in some events",
    row: someJson,
    text: "data: 1\n\nevent: note\ndata: 2\n\nevent: text\ndata: 3\n\n",
    items: [{ data: 1 }, { event: "note", data: 2 }, { event: "text", data: "3" }],
  },
  { name: "lines", row: lines, text: '{"a":"ü😀"}\r\n\n[]\n"last"', items: [{ a: "ü😀" }, [], "last"] },
  { name: "records", row: sequence, text: '\x1e{"a":"ü😀"}\n\x1e[1,\n2]\n\x1e3\n', items: [{ a: "ü😀" }, [1, 2], 3] },
  {
    name: "parts",
    row: parts,
    text: `before\r\n--b.1\r\nContent-Type: application/json\r\n\r\n{"a":"ü😀"}\r\n--b.1 \r\n\r\nplain\r\ntext\r\n--b.1--\r\nafter`,
    items: [{ a: "ü😀" }, "plain\r\ntext"],
  },
];

describe("decoding", () => {
  test.each(texts)("$row.format: $name, cut at every byte", async ({ row, text, items }) => {
    const whole = bytes(text);
    expect(await itemsOf(row, [whole])).toEqual(items);
    for (let cut = 0; cut <= whole.length; cut++)
      expect(await itemsOf(row, [whole.subarray(0, cut), whole.subarray(cut)])).toEqual(items);
    expect(
      await itemsOf(
        row,
        [...whole].map((byte) => Uint8Array.of(byte)),
      ),
    ).toEqual(items);
  });

  test.each([
    {
      row: events,
      text: "data: a\n\ndata: b\n",
      items: [{ data: "a" }],
      fault: "the stream ends in the middle of an event",
    },
    {
      row: events,
      text: "data: a\n\ndata: b",
      items: [{ data: "a" }],
      fault: "the stream ends in the middle of an event",
    },
    {
      row: jsonEvents,
      text: "data: 1\n\ndata: {\n\ndata: 2\n\n",
      items: [{ data: 1 }],
      fault: "the data of an event is not JSON",
    },
    { row: lines, text: '1\n{"a\n2\n', items: [1], fault: "a line is not JSON" },
    { row: lines, text: '1\n{"a', items: [1], fault: "the last line is not JSON" },
    { row: sequence, text: "\x1e1\n\x1e{\x1e2\n", items: [1], fault: "a record is not JSON" },
    { row: sequence, text: "2\n\x1e1\n", items: [], fault: "a record does not begin with the record separator" },
    { row: sequence, text: '\x1e1\n\x1e{"a"', items: [1], fault: "a record is not JSON" },
    {
      row: parts,
      text: "--b.1\r\n\r\na\r\n--b.1\r\n\r\nb",
      items: ["a"],
      fault: "the stream ends without its closing boundary",
    },
    {
      row: parts,
      text: "--b.1\r\nno empty line\r\n--b.1--",
      items: [],
      fault: "a part has no empty line after its headers",
    },
  ])("$row.format: $fault", async ({ row, text, items, fault }) => {
    expect(await untilFault(row, text)).toEqual({ items, fault });
  });

  test("parts need a boundary", () => {
    const options = { row: parts, contentType: "multipart/mixed", maxItemChars: 10 };
    expect(() => makeDecoder(options)).toThrow("the Content-Type has no boundary");
  });

  test.each([events, lines, sequence, parts])("$format: bytes that are not UTF-8", async (row) => {
    expect(await untilFault(row, Uint8Array.of(0xff))).toEqual({ items: [], fault: "the stream is not UTF-8" });
    expect(await untilFault(row, Uint8Array.of(0xe2, 0x82))).toEqual({ items: [], fault: "the stream is not UTF-8" });
  });

  test.each([
    { row: events, text: `data: ${"a".repeat(20)}` },
    { row: events, text: "data: aaa\n".repeat(6) },
    { row: lines, text: `"${"a".repeat(20)}` },
    { row: sequence, text: `\x1e"${"a".repeat(20)}` },
    { row: parts, text: `--b.1\r\n\r\n${"a".repeat(20)}` },
  ])("$row.format: an item that does not end is refused at the limit", async ({ row, text }) => {
    const fault = "an item is longer than 16 characters";
    expect(await untilFault(row, text, 16)).toEqual({ items: [], fault });
  });

  test("remembers the last id and the wait before a new connection", () => {
    const decoder = new EventDecoder({ row: events, contentType: "", maxItemChars: 100 });
    expect([...decoder.push("id: 1\nretry: 20\ndata: a\n\nid: 2\n\ndata: b\n\n")]).toHaveLength(2);
    expect(decoder).toMatchObject({ lastEventId: "2", retryMs: 20 });
  });
});

const written: readonly { type: string; row: StreamRow; items: readonly unknown[] }[] = [
  { type: "text/event-stream", row: events, items: [{ data: "a\nb" }, { id: "1", event: "e", retry: 5, data: "" }] },
  { type: "text/event-stream", row: jsonEvents, items: [{ data: { a: "x\ny" } }, { data: null }] },
  { type: "text/event-stream", row: someJson, items: [{ data: [1] }, { event: "other", data: "[1]" }] },
  { type: "application/jsonl", row: lines, items: [{ a: "x\ny" }, null, 1] },
  { type: "application/json-seq", row: sequence, items: [{ a: "x\ny" }, null, 1] },
  { type: "multipart/mixed", row: parts, items: [{ a: "x\ny" }, null, 1] },
  { type: "multipart/mixed", row: textParts, items: ["a\r\nb", ""] },
];

describe("encoding", () => {
  test.each(written)("$type: what is written is read again", async ({ type, row, items }) => {
    const { text, contentType } = encodeItems(row, type, items);
    expect(await itemsOf(row, [bytes(text)], { contentType })).toEqual(items);
    const none = encodeItems(row, type, []);
    expect(await itemsOf(row, [bytes(none.text)], none)).toEqual([]);
  });

  test.each(written)("$type: an item is whole as soon as it is written", ({ type, row, items }) => {
    const { text, contentType } = encodeItems(row, type, items.slice(0, 1));
    const end = row.format === "parts" ? text.lastIndexOf("--") : text.length;
    const decoder = makeDecoder({ row, contentType, maxItemChars: 1000 });
    expect([...decoder.push(text.slice(0, end))]).toEqual(items.slice(0, 1));
  });

  test.each(["event", "id"])("a line break in %s is refused", (name) => {
    expect(() => encodeItems(events, "text/event-stream", [{ data: "a", [name]: "a\nb" }])).toThrow(StreamFault);
  });
});

test("media types", () => {
  expect(
    ["Text/Event-Stream; charset=utf-8", "application/x-ndjson", "application/geo+json-seq", "application/json"].map(
      streamFormat,
    ),
  ).toEqual(["events", "lines", "sequence", undefined]);
});
