import { describe, expect, test } from "vitest";
import { Line } from "../../rig/line.ts";
import { MemoryGateway } from "./rig.ts";

const MEBIBYTE = 1_048_576;
const PATH = "/v1/image/f_1.png";

const imageOf = (content: Buffer) => ({ mediaType: "image/png", content });
const withImage = (content: Buffer) => new MemoryGateway({ files: { readImage: async () => imageOf(content) } });

describe("an image", () => {
  test("is kept by browsers, and who has it is not sent it again", async () => {
    const gateway = withImage(Buffer.from("pixels"));
    const first = await gateway.raw("GET", PATH);
    expect([first.status, first.text]).toEqual([200, "pixels"]);
    expect([first.headers.etag, first.headers["cache-control"]]).toEqual([
      '"f_1.png"',
      "public, max-age=3600, immutable",
    ]);
    const again = await gateway.raw("GET", PATH, { headers: { "if-none-match": '"f_1.png"' } });
    expect([again.status, again.text, again.headers["content-type"]]).toEqual([304, "", undefined]);
    const other = await gateway.raw("GET", PATH, { headers: { "if-none-match": '"f_2.png"' } });
    expect(other.status).toBe(200);
  });

  test("that is not there is not kept", async () => {
    const answer = await new MemoryGateway().raw("GET", PATH);
    expect([answer.status, answer.headers.etag, answer.headers["cache-control"]]).toEqual([404, undefined, "no-store"]);
  });

  test.each([
    [PATH, { readImage: async () => "busy" as const }],
    ["/console/images/f_1", { read: async () => "busy" as const }],
  ])("is A920 where too many wait for the database: %s", async (path, files) => {
    const answer = await new MemoryGateway({ files }).call("GET", path);
    expect([answer.status, answer.body?.code, answer.headers["retry-after"]]).toEqual([503, "A920", "1"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

describe("images that are asked for and not read", () => {
  /** Each key has an image of its own, of 30 MiB; two are in memory at one time. */
  const images = new Map(["f_1", "f_2", "f_3"].map((key) => [key, imageOf(Buffer.alloc(30 * MEBIBYTE))]));
  const files = { readImage: async (key: string) => images.get(key) };

  test("take the memory of a few images, and are A920 above it until somebody has gone", async () => {
    const gateway = new MemoryGateway({ files });
    const { url, close } = await gateway.listen();
    const ask = (key: string): Line => {
      const line = new Line(url);
      line.socket.pause();
      return line.say(`GET /v1/image/${key}.png HTTP/1.1\r\nHost: x\r\n\r\n`);
    };
    const statusOf = async (key: string) => {
      const answer = await gateway.raw("GET", `/v1/image/${key}.png`);
      return answer.status;
    };
    const held = [ask("f_1"), ask("f_1"), ask("f_2")];
    try {
      await expect.poll(() => statusOf("f_3")).toBe(503);
      // Those that are in memory anyway are answered to anyone.
      expect([await statusOf("f_1"), await statusOf("f_2")]).toEqual([200, 200]);
      for (const { socket } of held) socket.destroy();
      await expect.poll(() => statusOf("f_3")).toBe(200);
    } finally {
      await close();
    }
  });
});
