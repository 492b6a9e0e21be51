import { describe, expect, it } from "vitest";
import type {
  UploadFileRequest,
  UploadSubtypedFileRequest,
  UploadTypedFileRequest,
} from "../../../../generated/handlers.ts";
import { zonedClock } from "../../../../server/domain/time.ts";
import { inspectImage } from "../../../../server/files/inspect-image.ts";
import type { Context } from "../../../../server/handlers/context.ts";
import { getImage } from "../../../../server/handlers/files/get-image.ts";
import { uploadFile } from "../../../../server/handlers/files/upload-file.ts";
import { uploadSubtypedFile } from "../../../../server/handlers/files/upload-subtyped-file.ts";
import { uploadTypedFile } from "../../../../server/handlers/files/upload-typed-file.ts";
import type { Files } from "../../../../server/handlers/services.ts";
import { bitmap, bomb, noise, plain } from "../../../unit/server/files/images.ts";

type NewFile = Parameters<Files["save"]>[0];

/** How an upload declares itself. */
interface Declared {
  readonly fileName?: string;
  readonly declaredType?: string;
}

const nowMs = Date.parse("2025-11-15T00:30:00Z");
const DAY_MS = 86_400_000;

/** A gateway's worth of context, as far as files need it. */
function gateway() {
  const saved: NewFile[] = [];
  let opened = 0;
  const context = {
    account: { id: "acme" },
    nowMs,
    services: {
      files: {
        save: async (file: NewFile) => void saved.push(file),
        readImage: async (fileKey: string, atMs: number) =>
          saved.find((file) => file.fileKey === fileKey && file.expiresAtMs > atMs),
      },
      images: {
        inspect: async (_: string, file: Blob) => {
          opened += 1;
          return inspectImage(Buffer.from(await file.arrayBuffer()));
        },
      },
      ids: { named: (prefix: string) => `${prefix}${saved.length}` },
      clock: zonedClock("Asia/Seoul"),
      settings: { publicUrl: "https://gateway.test", fileLifetimeMs: 30 * DAY_MS },
    },
  };
  const asContext = (more: object = {}) => ({ ...context, ...more }) as object as Context;
  const upload = async (path: string, bytes: Uint8Array, { fileName = "a.jpg", declaredType = "" }: Declared = {}) => {
    const [serviceType = "", msgType, subType] = path.split("/");
    const file = new File([Buffer.from(bytes)], fileName, { type: declaredType });
    const named = { serviceType, msgType, ...(subType !== undefined && { subType }) };
    const request = { path: named, mediaType: "multipart/form-data", body: { file } } as object;
    if (subType !== undefined) return uploadSubtypedFile(request as UploadSubtypedFileRequest, asContext());
    return msgType === undefined
      ? uploadFile(request as UploadFileRequest, asContext())
      : uploadTypedFile(request as UploadTypedFileRequest, asContext());
  };
  const image = (imageKey: string, atMs = nowMs) => getImage({ path: { imageKey } }, asContext({ nowMs: atMs }));
  return { saved, upload, image, opened: () => opened };
}

const jpg = (width: number, height: number) => plain(width, height).jpeg().toBuffer();
const png = (width: number, height: number) => plain(width, height).png().toBuffer();

async function codeOf(path: string, bytes: Uint8Array, part?: Declared): Promise<string> {
  const { upload, saved } = gateway();
  const { status, body } = await upload(path, bytes, part);
  expect([status, saved.length]).toEqual(body.code === "A000" ? [200, 1] : [400, 0]);
  return body.code;
}

describe("an upload that is accepted", () => {
  it("for MMS answers the key and the expiry, and keeps the bytes as they came", async () => {
    const { upload, saved } = gateway();
    const bytes = await jpg(1500, 1440);
    expect(await upload("MMS", bytes, { fileName: "sale.jpg", declaredType: "image/jpeg" })).toEqual({
      status: 200,
      body: { code: "A000", result: "Success", data: { fileKey: "f_0", expired: "2025-12-15 09:30:00" } },
    });
    expect(saved).toEqual([
      {
        accountId: "acme",
        fileKey: "f_0",
        serviceType: "MMS",
        msgType: undefined,
        mediaType: "image/jpeg",
        width: 1500,
        height: 1440,
        bytes: bytes.length,
        content: bytes,
        expiresAtMs: nowMs + 30 * DAY_MS,
      },
    ]);
  });

  it("for RCS also answers the media reference", async () => {
    const { body } = await gateway().upload("rcs", await jpg(568, 528));
    expect(body).toMatchObject({ data: { fileKey: "f_0", media: "maapfile://f_0" } });
  });

  it("for friendtalk also answers the address, which leads to the image", async () => {
    const { upload, image } = gateway();
    const bytes = await png(800, 600);
    const { body } = await upload("FRIENDTALK/FW", bytes);
    expect(body).toMatchObject({ data: { imgUrl: "https://gateway.test/v1/image/f_0.png" } });
    const headers = { ETag: '"f_0.png"' };
    expect(await image("f_0.png")).toEqual({
      status: 200,
      mediaType: "image/png",
      body: bytes,
      headers,
    });
  });

  it("for brand messages keeps the kind that the image is for", async () => {
    const { upload, saved } = gateway();
    const { body } = await upload("brandmessage/WideItemList/first", await jpg(800, 400));
    expect(body).toMatchObject({ data: { imgUrl: "https://gateway.test/v1/image/f_0.jpg" } });
    await upload("BRANDMESSAGE/FA", await jpg(800, 400));
    expect(saved.map(({ serviceType, msgType }) => `${serviceType} ${msgType}`)).toEqual([
      "BRANDMESSAGE wideItemList/first",
      "BRANDMESSAGE carouselCommerce",
    ]);
  });

  it.each(["MMS/anything", "mms", "Rcs/x", "friendTALK/FI"])("whatever the case of %s", async (path) => {
    expect(await codeOf(path, await jpg(568, 528))).toBe("A000");
  });

  it.each(["", "application/octet-stream", "image/jpeg", "IMAGE/JPEG", "image/jpg", "image/pjpeg", "image/jpeg; q=1"])(
    "declared as %j",
    async (declaredType) => {
      expect(await codeOf("MMS", await jpg(10, 10), { declaredType })).toBe("A000");
    },
  );

  it("in every format of RCS", async () => {
    const images = [await jpg(360, 336), await png(360, 336), await plain(360, 336).gif().toBuffer()];
    for (const image of [...images, bitmap({ width: 360, height: 336 })])
      expect(await codeOf("RCS", image)).toBe("A000");
  });
});

describe("an upload that is refused leaves nothing behind", () => {
  it.each([
    ["A219", "FAX", "a service that does not exist"],
    ["A220", "FRIENDTALK", "friendtalk without a message type"],
    ["A220", "FRIENDTALK/FT", "friendtalk with a message type that has no image"],
  ])("%s %s: %s", async (code, path) => {
    expect(await codeOf(path, await jpg(800, 600))).toBe(code);
  });

  it.each([
    ["A208", ""],
    ["A208", "   "],
    ["A208", ".."],
    ["A208", "a\u0000.jpg"],
    ["A201", `${"a".repeat(37)}.jpg`],
    ["A000", `${"a".repeat(36)}.jpg`],
    ["A000", `${"가".repeat(36)}.jpg`],
  ])("%s with the name %j", async (code, fileName) => {
    expect(await codeOf("MMS", await jpg(10, 10), { fileName })).toBe(code);
  });

  it("A200 over the size of the service, which is not opened to find out", async () => {
    const { upload, opened } = gateway();
    const { body } = await upload("MMS", new Uint8Array(300 * 1024 + 1));
    expect([body.code, opened()]).toEqual(["A200", 0]);
    expect(await codeOf("FRIENDTALK/FI", new Uint8Array(500 * 1024 + 1))).toBe("A200");
  });

  it("A000 at exactly the size of the service", async () => {
    const image = await jpg(100, 100);
    expect(await codeOf("MMS", Buffer.concat([image, Buffer.alloc(300 * 1024 - image.length)]))).toBe("A000");
  });

  it("A202 for what is no image: empty, text, cut off", async () => {
    const whole = await noise(100, 100).jpeg().toBuffer();
    for (const bytes of [Buffer.alloc(0), Buffer.from("hello"), whole.subarray(0, whole.length / 2)])
      expect(await codeOf("MMS", bytes)).toBe("A202");
  });

  it("A206 for an image of a format that the service does not take", async () => {
    expect(await codeOf("MMS", await png(10, 10))).toBe("A206");
    expect(await codeOf("FRIENDTALK/FI", await plain(800, 600).gif().toBuffer())).toBe("A206");
    expect(await codeOf("RCS", await plain(568, 528).webp().toBuffer())).toBe("A206");
  });

  it("A206 for a png that calls itself a jpg in name and type", async () => {
    expect(await codeOf("MMS", await png(10, 10), { fileName: "a.jpg", declaredType: "image/jpeg" })).toBe("A206");
  });

  it("A205 for a declared type that is not the real one", async () => {
    for (const declaredType of ["image/png", "text/plain", "image/svg+xml"])
      expect(await codeOf("MMS", await jpg(10, 10), { declaredType })).toBe("A205");
  });

  it.each([
    ["MMS", 1501, 10],
    ["MMS", 10, 1441],
    ["RCS", 568, 527],
    ["FRIENDTALK/FI", 499, 400],
    ["FRIENDTALK/FI", 801, 400],
    ["FRIENDTALK/FI", 599, 800],
    ["FRIENDTALK/FW", 800, 601],
    ["FRIENDTALK/FL", 399, 400],
    ["FRIENDTALK/FL", 400, 399],
    ["FRIENDTALK/FC", 499, 500],
  ])("A203 for %s with %i x %i", async (path, width, height) => {
    expect(await codeOf(path, await jpg(width, height))).toBe("A203");
  });

  it("A203 for an image turned by its camera: what counts are the stored pixels", async () => {
    const turned = await plain(1440, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await codeOf("MMS", turned)).toBe("A203");
  });

  it("A203 for a bomb, also where the service names no largest size", async () => {
    expect(await codeOf("RCS", await bomb(50_000, 50_000))).toBe("A203");
    expect(await codeOf("FRIENDTALK/FC", await bomb(50_000, 40_000))).toBe("A203");
  });
});

describe("the image behind an address", () => {
  it("is A820 when unknown, expired, of another extension, or without one", async () => {
    const { upload, image } = gateway();
    await upload("FRIENDTALK/FI", await jpg(800, 600));
    expect((await image("f_0.jpeg")).status).toBe(200);
    const others = [image("f_1.jpg"), image("f_0.png"), image("f_0"), image("f_0.jpg", nowMs + 30 * DAY_MS)];
    for (const reply of await Promise.all(others))
      expect(reply).toEqual({ status: 404, body: { code: "A820", result: "Requested data not found" } });
  });
});
