import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { Aborted, type IncomingRequest } from "../../../../scripts/runtime/koa/call.ts";
import { readMultipart } from "../../../../scripts/runtime/koa/multipart.ts";
import { BodyIntake } from "../../../../scripts/runtime/koa/read-body.ts";
import type { FieldRow, MediaRow } from "../../../../scripts/runtime/route.ts";

const BOUNDARY = "----boundary7";

interface Part {
  readonly headers: readonly string[];
  readonly content: string | Uint8Array;
}

const file = (content: string | Uint8Array, { fileName = "a.jpg", name = "file", type = "image/jpeg" } = {}): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"; filename="${fileName}"`, `Content-Type: ${type}`],
  content,
});

const field = (name: string, content: string): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"`],
  content,
});

function form(...parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ headers, content }) => [
    Buffer.from(`--${BOUNDARY}\r\n${headers.join("\r\n")}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The body in pieces of this size: parsers fail at the seams. */
function inPieces(body: Buffer, size: number): Buffer[] {
  const count = Math.ceil(body.length / size);
  return Array.from({ length: count }, (_, index) => body.subarray(index * size, (index + 1) * size));
}

const fieldRow = (name: string, more: Partial<FieldRow>): FieldRow => ({
  ...{ name, in: "query", style: "form", explode: true, required: false, shape: { kind: "any" } },
  ...more,
});

const FORM: MediaRow = {
  kind: "multipart",
  fields: [
    fieldRow("file", { file: {} }),
    fieldRow("files", { file: {}, shape: { kind: "array", items: { kind: "any" } } }),
    fieldRow("count", { shape: { kind: "scalar", types: ["integer"] } }),
    fieldRow("counts", { shape: { kind: "array", items: { kind: "scalar", types: ["integer"] } } }),
    fieldRow("meta", { json: true }),
    fieldRow("photo", { file: { minLength: 2, maxLength: 4, types: ["image/png", "text/*"] } }),
    fieldRow("scans", {
      file: { maxLength: 4, types: ["image/*"], codes: { default: "S1", contentType: "S2" } },
      shape: { kind: "array", items: { kind: "any" } },
    }),
  ],
};

function read(
  body: Buffer | Readable,
  {
    bodyBytes = 100_000,
    parts = 20,
    jsonValues = 1000,
    contentType = `multipart/form-data; boundary=${BOUNDARY}`,
    piece = 65_536,
    reserve = (_bytes: number): boolean => true,
  } = {},
) {
  const stream = body instanceof Readable ? body : Readable.from(inPieces(body, piece), { objectMode: false });
  const request: IncomingRequest = {
    ...{ method: "POST", headers: { "content-type": contentType }, ip: "", path: {}, query: "", cookie: undefined },
    header: () => undefined,
    bytes: async () => undefined,
    stream: () => stream,
  };
  return readMultipart(request, FORM, { parts, jsonValues, faultCode: "X" }, new BodyIntake(bodyBytes, { reserve }));
}

async function partsOf(body: Buffer, options?: Parameters<typeof read>[1]) {
  const outcome = await read(body, options);
  if (!outcome.ok) throw new Error(`refused as ${outcome.invalid.reason}`);
  return outcome.value as Readonly<Record<string, unknown>>;
}

async function fileOf(body: Buffer, options?: Parameters<typeof read>[1]): Promise<File> {
  const { file } = await partsOf(body, options);
  if (!(file instanceof File)) throw new Error("the part is no file");
  return file;
}

const reasonOf = async (...args: Parameters<typeof read>): Promise<string> => {
  const outcome = await read(...args);
  return outcome.ok ? "ok" : outcome.invalid.reason;
};

describe("what the document says of a file", () => {
  const photo = (content: string, type = "image/png") => file(content, { name: "photo", type });
  const scan = (content: string, type = "image/tiff") => file(content, { name: "scans", type });
  const untyped = (name: string): Part => ({
    headers: [`Content-Disposition: form-data; name="${name}"; filename="a"`],
    content: "1234",
  });

  async function faultOf(...parts: readonly Part[]) {
    const outcome = await read(form(...parts));
    if (outcome.ok) return "ok";
    const { status, faults } = outcome.invalid;
    return [
      status,
      ...faults.map(({ pointer, keyword, code, message }) => `${pointer} ${keyword} ${code}: ${message}`),
    ];
  }

  it("is its size in bytes", async () => {
    expect(await faultOf(photo("12"))).toBe("ok");
    expect(await faultOf(photo("1234"))).toBe("ok");
    expect(await faultOf(photo("1"))).toEqual([400, "/photo minLength X: must have at least 2 bytes"]);
    expect(await faultOf(photo("12345"))).toEqual([413, "/photo maxLength X: must have at most 4 bytes"]);
    // Three characters, six bytes.
    expect(await faultOf(photo("äöü"))).toEqual([413, "/photo maxLength X: must have at most 4 bytes"]);
    expect(await faultOf(field("photo", "12345"))).toEqual([
      415,
      "/photo contentType X: must be image/png or text/*, not application/octet-stream",
    ]);
  });

  it("is its media type, exactly or as a range, with parameters and in any case", async () => {
    for (const type of ["image/png", "IMAGE/PNG", "text/plain", "text/csv; charset=utf-8"])
      expect([type, await faultOf(photo("12", type))]).toEqual([type, "ok"]);
    for (const type of ["image/jpeg", "image/pngx", "texts/plain"])
      expect(await faultOf(photo("12", type))).toEqual([
        415,
        `/photo contentType X: must be image/png or text/*, not ${type}`,
      ]);
    expect((await faultOf(untyped("photo")))[0]).toBe(415);
    expect(await faultOf(untyped("file"))).toBe("ok");
  });

  it("holds for each file of a list, with its place and the document's own code", async () => {
    expect(await faultOf(scan("1"), scan("2"))).toBe("ok");
    expect(await faultOf(scan("1"), scan("12345"))).toEqual([413, "/scans/1 maxLength S1: must have at most 4 bytes"]);
    expect(await faultOf(scan("1"), scan("2"), scan("3", "text/plain"))).toEqual([
      415,
      "/scans/2 contentType S2: must be image/*, not text/plain",
    ]);
  });

  it("is answered after a file that is too large has been read, so that its sender gets the answer", async () => {
    const whole = form(photo("1".repeat(3_000_000)));
    let isRead = false;
    async function* upload() {
      for (let at = 0; at < whole.length; at += 64_000) yield whole.subarray(at, at + 64_000);
      isRead = true;
    }
    const stream = Readable.from(upload(), { objectMode: false });
    expect(await reasonOf(stream, { bodyBytes: 4_000_000 })).toBe("too-large");
    expect(isRead).toBe(true);
  });
});

describe("a part without a name", () => {
  const nameless = (more: string): Part => ({ headers: [`Content-Disposition: form-data${more}`], content: "x" });

  it.each(["", '; filename="a.jpg"'])("is read as one with an empty name, and ends nothing: %j", async (more) => {
    expect(await partsOf(form(nameless(more)))).toMatchObject({ "": expect.anything() });
    // Cut off within the part: whatever fails must be an answer, and not an error that nobody takes.
    expect(await reasonOf(form(nameless(more)).subarray(0, 60))).toBe("unreadable");
  });
});

describe("parts that are not files", () => {
  const roomy = { bodyBytes: 4_000_000 };

  it("may have a mebibyte together, a file more", async () => {
    expect(await reasonOf(form(field("count", "1".repeat(1_048_577))), roomy)).toBe("too-large");
    const half = "1".repeat(600_000);
    expect(await reasonOf(form(field("counts", half)), roomy)).toBe("ok");
    expect(await reasonOf(form(field("counts", half), field("counts", half)), roomy)).toBe("too-large");
    expect(await reasonOf(form(file(new Uint8Array(2_000_000), { fileName: "a", type: "image/png" })), roomy)).toBe(
      "ok",
    );
  });

  it("may have so many values of JSON together, also if the document does not know them", async () => {
    const list = (count: number, name = "meta") =>
      file(`[${"1,".repeat(count - 1)}1]`, { name, fileName: "", type: "application/json" });
    expect(await reasonOf(form(list(90)), { jsonValues: 100 })).toBe("ok");
    expect(await reasonOf(form(list(110)), { jsonValues: 100 })).toBe("too-large");
    expect(await reasonOf(form(list(60), field("count", "1"), list(60, "meta")), { jsonValues: 100 })).not.toBe("ok");
    expect(await reasonOf(form(field("meta", "[".repeat(100))), roomy)).toBe("too-large");
  });
});

describe("a valid form", () => {
  it("hands over the part with its name, its type and its bytes", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const part = await fileOf(form(file(bytes, { fileName: "sale.png", type: "image/png" })));
    expect([part.name, part.type]).toEqual(["sale.png", "image/png"]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(bytes));
  });

  it.each([1, 2, 3, 7, 64])("reads the same when it arrives %i bytes at a time", async (piece) => {
    const content = `\r\n--${BOUNDARY.slice(0, -1)}\r\n${"x".repeat(300)}\r`;
    const part = await fileOf(form(file(content)), { piece });
    expect(await part.text()).toBe(content);
  });

  it("takes an empty part as a part", async () => {
    expect((await fileOf(form(file("")))).size).toBe(0);
  });

  it("reads a file name in UTF-8, and one in the extended notation", async () => {
    const plain = await fileOf(form(file("x", { fileName: "가을.jpg" })));
    const extended = await fileOf(
      form({
        headers: ["Content-Disposition: form-data; name=\"file\"; filename*=UTF-8''%EA%B0%80.jpg"],
        content: "x",
      }),
    );
    expect([plain.name, extended.name]).toEqual(["가을.jpg", "가.jpg"]);
  });

  it("drops folders from a file name", async () => {
    const names = ["../../etc/passwd", "C:\\photos\\a.jpg"];
    const read = await Promise.all(names.map((fileName) => fileOf(form(file("x", { fileName })))));
    expect(read.map(({ name }) => name)).toEqual(["passwd", "a.jpg"]);
  });

  it("gives a file without a file name an empty one", async () => {
    const noName = { headers: ['Content-Disposition: form-data; name="file"'], content: "hello" };
    const emptyName = file("hello", { fileName: "" });
    for (const part of [noName, emptyName]) {
      const found = await fileOf(form(part));
      expect([found.name, await found.text()]).toEqual(["", "hello"]);
    }
  });

  it("tells a part that declares nothing from one that declares text/plain", async () => {
    const undeclared = { headers: ['Content-Disposition: form-data; name="file"; filename="a.jpg"'], content: "x" };
    const [nothing, text] = [await fileOf(form(undeclared)), await fileOf(form(file("x", { type: "text/plain" })))];
    expect([nothing.type, text.type]).toEqual(["", "text/plain"]);
  });

  it("hands over parts of other names, for the contract to refuse", async () => {
    const body = await partsOf(form(file("x"), file("y", { name: "second" }), file("z", { name: "__proto__" })));
    expect(Object.keys(body)).toEqual(["file", "second", "__proto__"]);
  });

  it("has no parts when there are none", async () => {
    expect(await partsOf(form())).toEqual({});
  });

  it("reads texts as the document says: numbers, lists of them, JSON", async () => {
    const body = form(field("count", "7"), field("counts", "1"), field("counts", "2"), field("meta", '{"a":[1]}'));
    expect(await partsOf(body)).toEqual({ count: 7, counts: [1, 2], meta: { a: [1] } });
  });

  it("reads a JSON part with a file name, as FormData sends it", async () => {
    const blob = file('{"a":1}', { name: "meta", fileName: "blob", type: "application/json" });
    expect(await partsOf(form(blob))).toEqual({ meta: { a: 1 } });
  });

  it("makes a list of one part, and of files in their order", async () => {
    const { files } = await partsOf(form(file("a", { name: "files" }), file("b", { name: "files" })));
    const texts = Array.isArray(files) ? files.map((one: File) => one.text()) : [];
    expect(await Promise.all(texts)).toEqual(["a", "b"]);
    expect(await partsOf(form(field("counts", "1")))).toEqual({ counts: [1] });
  });

  it("leaves a text that is no number for the contract to refuse", async () => {
    expect(await partsOf(form(field("count", "seven")))).toEqual({ count: "seven" });
  });

  it("is parsed in few pieces, however small the chunks are in which it comes", async () => {
    const content = "0123456789".repeat(2000);
    const pieces: number[] = [];
    const chunks = inPieces(form(file(content)), 1);
    const body = new Readable({ read: () => {} });
    for (const chunk of chunks) body.push(chunk);
    body.push(null);
    const outcome = await read(body, { reserve: (bytes) => pieces.push(bytes) > 0 });
    if (!outcome.ok) throw new Error(`refused as ${outcome.invalid.reason}`);
    expect(await (outcome.value as { readonly file: File }).file.text()).toBe(content);
    expect(pieces.reduce((sum, bytes) => sum + bytes)).toBe(chunks.length);
    expect(pieces.length).toBeLessThan(10);
  });

  it("takes a part as large as the body may be", async () => {
    const { size } = await fileOf(form(file("x".repeat(90_000))));
    const { text } = await partsOf(form(field("text", "y".repeat(90_000))));
    expect([size, String(text).length]).toEqual([90_000, 90_000]);
  });
});

const UNKNOWN = ["additionalProperties", "is not known here"] as const;

describe("limits", () => {
  it("refuses an endless body once it is over the limit, and leaves the stream open for the answer", async () => {
    let made = 0;
    const endless = new Readable({
      read() {
        made += 10_000;
        this.push(made === 10_000 ? form(file("x".repeat(50))).subarray(0, 120) : Buffer.alloc(10_000));
      },
    });
    expect(await reasonOf(endless)).toBe("too-large");
    expect(made).toBeLessThan(300_000);
    expect(endless.destroyed).toBe(false);
    endless.destroy();
  });

  it("takes a body of exactly the limit", async () => {
    const body = form(file("x"));
    expect(await reasonOf(body, { bodyBytes: body.length })).toBe("ok");
    expect(await reasonOf(body, { bodyBytes: body.length - 1 })).toBe("too-large");
  });

  it("takes as many parts as the limit, and no more", async () => {
    const parts = Array.from({ length: 4 }, (_, index) => file("x", { name: `p${index}` }));
    expect(await reasonOf(form(...parts), { parts: 4 })).toBe("ok");
    expect(await reasonOf(form(...parts), { parts: 3 })).toBe("invalid");
  });

  it.each([
    ["a second part of the same name", form(file("x"), file("y")), "/file", "repeated", "must be given only once"],
    ["a trap in a JSON part", form(field("meta", '{"a":{"__proto__":1}}')), "/meta/a/__proto__", ...UNKNOWN],
    ["a part that is no JSON", form(field("meta", "{")), "/meta", "syntax", "must be JSON"],
  ])("refuses %s, with its place", async (_name, body, pointer, keyword, message) => {
    expect(await read(body)).toMatchObject({
      ok: false,
      invalid: { reason: "invalid", status: 400, faults: [{ in: "body", pointer, keyword, code: "X", message }] },
    });
  });
});

describe("an invalid form is refused and throws nothing", () => {
  const whole = form(file("x".repeat(200)));

  it.each([
    ["cut inside the content", whole.subarray(0, 200)],
    ["cut inside the headers", whole.subarray(0, 30)],
    ["cut before the last dashes", whole.subarray(0, -4)],
    ["empty", Buffer.alloc(0)],
    ["not a form at all", Buffer.from('{"file": 1}')],
    ["with another boundary", Buffer.from(whole.toString("latin1").replaceAll(BOUNDARY, "--other"), "latin1")],
    ["with a header that never ends", Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${"x".repeat(40_000)}`)],
    ["with a header that is none", Buffer.from(`--${BOUNDARY}\r\n\0\0\0: : :\r\n\r\nx\r\n--${BOUNDARY}--\r\n`)],
  ])("%s", async (_name, body) => {
    expect(await reasonOf(body)).toBe("unreadable");
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=", "text/plain", ""])(
    "a content type without a boundary: %j",
    async (contentType) => {
      expect(await reasonOf(whole, { contentType })).toBe("unsupported-media-type");
    },
  );

  it("a sender that goes away", async () => {
    const gone = new Readable({
      read() {
        this.push(whole.subarray(0, 150));
        this.destroy(new Error("aborted"));
      },
    });
    await expect(read(gone)).rejects.toBeInstanceOf(Aborted);
  });

  it("every prefix of a form", async () => {
    const reasons = new Set<string>();
    for (let length = 0; length < whole.length - 2; length += 5) reasons.add(await reasonOf(whole.subarray(0, length)));
    expect([...reasons]).toEqual(["unreadable"]);
  });
});
