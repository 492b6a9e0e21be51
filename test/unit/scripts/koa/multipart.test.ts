import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { type MultipartOutcome, readMultipart } from "../../../../server/http/multipart.ts";

const BOUNDARY = "----boundary7";

interface Part {
  readonly headers: readonly string[];
  readonly content: string | Uint8Array;
}

const file = (content: string | Uint8Array, { fileName = "a.jpg", name = "file", type = "image/jpeg" } = {}): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"; filename="${fileName}"`, `Content-Type: ${type}`],
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

function read(
  body: Buffer | Readable,
  { maxBytes = 100_000, maxPartBytes = 1000, maxParts = 20, headers = {}, piece = 65_536 } = {},
): Promise<MultipartOutcome> {
  const stream = body instanceof Readable ? body : Readable.from(inPieces(body, piece), { objectMode: false });
  const contentType = `multipart/form-data; boundary=${BOUNDARY}`;
  return readMultipart(stream, { "content-type": contentType, ...headers }, { maxBytes, maxPartBytes, maxParts });
}

async function partsOf(body: Buffer, options?: Parameters<typeof read>[1]) {
  const outcome = await read(body, options);
  if (!outcome.ok) throw new Error(`refused with ${outcome.code}`);
  return outcome.body;
}

const codeOf = async (...args: Parameters<typeof read>): Promise<string> => {
  const outcome = await read(...args);
  return outcome.ok ? "ok" : outcome.code;
};

describe("a form that is in order", () => {
  it("hands over the part with its name, its type and its bytes", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const { file: part } = await partsOf(form(file(bytes, { fileName: "sale.png", type: "image/png" })));
    expect(part).toMatchObject({ fileName: "sale.png", declaredType: "image/png", truncated: false });
    expect(Buffer.from(part?.bytes ?? [])).toEqual(Buffer.from(bytes));
  });

  it.each([1, 2, 3, 7, 64])("reads the same when it arrives %i bytes at a time", async (piece) => {
    const content = `\r\n--${BOUNDARY.slice(0, -1)}\r\n${"x".repeat(300)}\r`;
    const { file: part } = await partsOf(form(file(content)), { piece });
    expect(Buffer.from(part?.bytes ?? []).toString()).toBe(content);
  });

  it("takes an empty part as a part", async () => {
    const { file: part } = await partsOf(form(file("")));
    expect(part?.bytes.length).toBe(0);
  });

  it("reads a file name in UTF-8, and one in the extended notation", async () => {
    const plain = await partsOf(form(file("x", { fileName: "가을.jpg" })));
    const extended = await partsOf(
      form({
        headers: ["Content-Disposition: form-data; name=\"file\"; filename*=UTF-8''%EA%B0%80.jpg"],
        content: "x",
      }),
    );
    expect([plain.file?.fileName, extended.file?.fileName]).toEqual(["가을.jpg", "가.jpg"]);
  });

  it("drops folders from a file name", async () => {
    const names = ["../../etc/passwd", "C:\\photos\\a.jpg"];
    const read = await Promise.all(names.map((fileName) => partsOf(form(file("x", { fileName })))));
    expect(read.map((body) => body.file?.fileName)).toEqual(["passwd", "a.jpg"]);
  });

  it("gives a part without a file name an empty one", async () => {
    const noName = { headers: ['Content-Disposition: form-data; name="file"'], content: "hello" };
    const emptyName = file("hello", { fileName: "" });
    for (const part of [noName, emptyName]) {
      const { file: found } = await partsOf(form(part));
      expect(found?.fileName).toBe("");
      expect(Buffer.from(found?.bytes ?? []).toString()).toBe("hello");
    }
  });

  it("tells a part that declares nothing from one that declares text/plain", async () => {
    const undeclared = { headers: ['Content-Disposition: form-data; name="file"; filename="a.jpg"'], content: "x" };
    const [nothing, text] = [await partsOf(form(undeclared)), await partsOf(form(file("x", { type: "text/plain" })))];
    expect([nothing.file?.declaredType, text.file?.declaredType]).toEqual(["", "text/plain"]);
  });

  it("hands over parts of other names, for the contract to refuse", async () => {
    const body = await partsOf(form(file("x"), file("y", { name: "second" }), file("z", { name: "__proto__" })));
    expect(Object.keys(body)).toEqual(["file", "second", "__proto__"]);
  });

  it("has no parts when there are none", async () => {
    expect(await partsOf(form())).toEqual({});
  });
});

describe("caps", () => {
  it("marks a part that is larger than is kept, and keeps no more", async () => {
    const { file: over } = await partsOf(form(file("x".repeat(1001))));
    const { file: at } = await partsOf(form(file("x".repeat(1000))));
    expect([over?.truncated, over?.bytes.length]).toEqual([true, 1000]);
    expect([at?.truncated, at?.bytes.length]).toEqual([false, 1000]);
  });

  it("refuses a body by its declared length without reading any of it", async () => {
    const unread = new Readable({
      read() {
        throw new Error("was read");
      },
    });
    expect(await codeOf(unread, { headers: { "content-length": "100001" } })).toBe("A016");
  });

  it("refuses an endless body once it is over the cap, and leaves the stream open for the answer", async () => {
    let made = 0;
    const endless = new Readable({
      read() {
        made += 10_000;
        this.push(made === 10_000 ? form(file("x".repeat(50))).subarray(0, 120) : Buffer.alloc(10_000));
      },
    });
    expect(await codeOf(endless)).toBe("A016");
    expect(made).toBeLessThan(300_000);
    expect(endless.destroyed).toBe(false);
    endless.destroy();
  });

  it("takes a body of exactly the cap", async () => {
    const body = form(file("x"));
    expect(await codeOf(body, { maxBytes: body.length })).toBe("ok");
    expect(await codeOf(body, { maxBytes: body.length - 1 })).toBe("A016");
  });

  it("refuses more parts than the cap", async () => {
    const parts = Array.from({ length: 4 }, (_, index) => file("x", { name: `p${index}` }));
    expect(await codeOf(form(...parts), { maxParts: 3 })).toBe("A011");
  });

  it("refuses a second part of the same name", async () => {
    const outcome = await read(form(file("x"), file("y")));
    expect(outcome).toEqual({
      ok: false,
      code: "A011",
      faults: [{ pointer: "/file", code: "A011", message: "must be given only once" }],
    });
  });
});

describe("a form that is not in order is refused, never thrown at", () => {
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
    expect(await codeOf(body)).toBe("A204");
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=", "text/plain", ""])(
    "a content type without a boundary: %j",
    async (contentType) => {
      expect(await codeOf(whole, { headers: { "content-type": contentType } })).toBe("A015");
    },
  );

  it("a sender that goes away", async () => {
    const gone = new Readable({
      read() {
        this.push(whole.subarray(0, 150));
        this.destroy(new Error("aborted"));
      },
    });
    expect(await codeOf(gone)).toBe("A204");
  });

  it("every prefix of a form", async () => {
    const codes = new Set<string>();
    for (let length = 0; length < whole.length - 2; length += 5) codes.add(await codeOf(whole.subarray(0, length)));
    expect([...codes]).toEqual(["A204"]);
  });
});
