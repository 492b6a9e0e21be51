import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { UploadSource } from "../../client/index.ts";
import { useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";
import { newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
let folder = "";
let image: Buffer<ArrayBuffer>;
const path = () => join(folder, "picture one.jpg");

beforeAll(async () => {
  await makeAccount(fresh, "acme", { limits: { uploadPerSecond: 1000, tokenPerMinute: 1000 } });
  folder = await mkdtemp(join(tmpdir(), "upload-"));
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } });
  image = Buffer.from(await picture.jpeg().toBuffer());
  await writeFile(path(), image);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const MMS = { serviceType: "MMS" } as const;

/** The name and the media type of the part that was sent. */
const disposition = (body: string) => /filename="([^"]*)"\r\ncontent-type: (\S+)/i.exec(body)?.slice(1);

describe("an image is registered from", () => {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < image.length; at += 1000) yield image.subarray(at, at + 1000);
  }
  const sources: readonly [string, () => UploadSource, string, string][] = [
    ["a path", path, "picture one.jpg", "application/octet-stream"],
    ["a file URL", () => pathToFileURL(path()), "picture one.jpg", "application/octet-stream"],
    ["a Buffer", () => image, "image", "application/octet-stream"],
    ["a Uint8Array", () => new Uint8Array(image), "image", "application/octet-stream"],
    ["an ArrayBuffer", () => new Uint8Array(image).buffer, "image", "application/octet-stream"],
    ["a Blob", () => new Blob([image], { type: "image/jpeg" }), "image", "image/jpeg"],
    ["a File", () => new File([image], "own.jpg", { type: "image/jpeg" }), "own.jpg", "image/jpeg"],
    ["a web stream", () => new Blob([image]).stream(), "image", "application/octet-stream"],
    ["a stream of Node", () => createReadStream(path()), "image", "application/octet-stream"],
    ["a generator", pieces, "image", "application/octet-stream"],
  ];

  test.each(sources)("%s", async (_, source, name, type) => {
    const bodies: string[] = [];
    const gateway = newClient(live.gateway.url, {
      fetch: async (url, init) => {
        if (init.body instanceof FormData) bodies.push(await new Response(init.body).text());
        return fetch(url, init);
      },
    });
    const { fileKey } = await gateway.orThrow.upload(source(), MMS);
    expect(disposition(bodies[0] ?? "")).toEqual([name, type]);
    // All bytes arrived, so that the image can be sent.
    expect(await gateway.sendMms({ ...sms, fileKey: [fileKey] })).toMatchObject({ ok: true });
  });
});

describe("an upload", () => {
  test("uses the name and type of the caller", async () => {
    const gateway = newClient(live.gateway.url);
    expect(await gateway.upload(image, { ...MMS, name: "a.jpg", type: "image/jpeg" })).toMatchObject({ ok: true });
    expect(await gateway.upload(image, { ...MMS, type: "image/png" })).toMatchObject({ ok: false, code: "A205" });
    expect(await gateway.upload(image, { ...MMS, name: "x".repeat(41) })).toMatchObject({ ok: false, code: "A201" });
  });

  test("returns the data that the service needs", async () => {
    const { orThrow, ...gateway } = newClient(live.gateway.url);
    const friendtalk = await orThrow.upload(image, { serviceType: "FRIENDTALK", msgType: "FI" });
    expect(friendtalk.imgUrl).toMatch(/\/v1\/image\//);
    const shown = await gateway.getImage({ imageKey: friendtalk.imgUrl?.split("/").at(-1) ?? "" });
    if (!shown.ok) throw new Error(shown.message);
    expect(Buffer.from(await shown.data.arrayBuffer()).equals(image)).toBe(true);
    const square = await sharp(image).resize(600, 600, { fit: "fill" }).png().toBuffer();
    const rows = { serviceType: "BRANDMESSAGE", msgType: "wideItemList" } as const;
    expect((await orThrow.upload(square, rows)).imgUrl).toMatch(/\/v1\/image\//);
    expect(await gateway.upload(square, { ...rows, subType: "first" })).toMatchObject({ ok: false, code: "A203" });
    const sized = await sharp(image).resize(568, 528, { fit: "fill" }).png().toBuffer();
    expect((await orThrow.upload(sized, { serviceType: "RCS" })).media).toMatch(/^maapfile:\/\//);
  });

  test("is sent again completely after a connection error, also from a stream", async () => {
    proxy.injectFaults("/v1/file/MMS", "cut-before", "cut-after");
    expect(await newClient(proxy.url).upload(createReadStream(path()), MMS)).toMatchObject({ ok: true });
    expect(proxy.count("/v1/file/MMS")).toBe(3);
  });

  test("fails before it is sent if there is no data", async () => {
    const gateway = newClient(proxy.url);
    await expect(gateway.upload(join(folder, "missing.jpg"), MMS)).rejects.toMatchObject({
      name: "TypeError",
      message: expect.stringContaining("upload: source cannot be read: ENOENT"),
      cause: { code: "ENOENT" },
    });
    const endless = async function* () {
      for (;;) yield new Uint8Array(1024 * 1024);
    };
    await expect(gateway.upload(endless(), MMS)).rejects.toThrow("upload: source has more than");
    expect(proxy.seen).toEqual([]);
  });

  test("ends at the caller's signal while its stream stalls, and then closes the stream", async () => {
    let isClosed = false;
    let goOn = (): void => {};
    const stalled = async function* () {
      try {
        yield new Uint8Array(1);
        await new Promise<void>((resolve) => (goOn = resolve));
        for (;;) yield new Uint8Array(1);
      } finally {
        isClosed = true;
      }
    };
    const upload = newClient(proxy.url).upload(stalled(), { ...MMS, signal: AbortSignal.timeout(50) });
    await expect(upload).rejects.toMatchObject({ name: "TimeoutError" });
    goOn();
    await vi.waitFor(() => expect(isClosed).toBe(true));
    expect(proxy.seen).toEqual([]);
  });

  test("can be done with the operation itself", async () => {
    const file = new File([image], "a.jpg", { type: "image/jpeg" });
    const result = await newClient(live.gateway.url).uploadFile({ serviceType: "mms" }, { file });
    expect(result).toMatchObject({ ok: true, data: { fileKey: expect.any(String) } });
  });
});
