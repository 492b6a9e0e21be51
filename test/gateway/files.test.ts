import { beforeAll, describe, expect, it } from "vitest";
import { imageRules } from "../../generated/tables.ts";
import { defaultSettings } from "../../server/accounts/account-settings.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { withTransaction } from "../../server/store/database.ts";
import { hashCheaply } from "../rig/cheap-password.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { waitUntil } from "../rig/wait-until.ts";
import { bomb, noise, plain } from "../unit/server/files/images.ts";
import { useGateway } from "./files-gateway.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const gateway = useGateway(fresh);
let authorization = "";

beforeAll(async () => {
  const { webhookUrl, webhookSecret: _, ...settings } = defaultSettings;
  const limits = { ...settings.limits, uploadPerSecond: 1000 };
  await createAccount(fresh.database.pool, {
    account: { id: "acme", epoch: 0, ...settings, limits },
    passwordHash: await hashCheaply("secret"),
    webhookUrl,
    webhookSecrets: [],
    createdAtMs: nowMs,
  });
  authorization = `Bearer ${await gateway.token("acme", "secret")}`;
});

const jpg = (width: number, height: number) => plain(width, height).jpeg().toBuffer();

function upload(path: string, bytes: Uint8Array, { name = "a.jpg", type = "image/jpeg", part = "file" } = {}) {
  const form = new FormData();
  form.append(part, new Blob([Uint8Array.from(bytes)], { type }), name);
  return gateway.ask(`/v1/file/${path}`, { method: "POST", headers: { authorization }, body: form });
}

const sendRaw = (body: string | Buffer, contentType: string) =>
  gateway.ask("/v1/file/MMS", {
    method: "POST",
    headers: { authorization, "content-type": contentType },
    body: Uint8Array.from(Buffer.from(body)),
  });

const countOf = async (table: string): Promise<number> => {
  const { rows } = await fresh.database.pool.query(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count;
};

/** Statements that wait for a lock. */
const countWaiting = async (): Promise<number> => {
  const { rows } = await fresh.database.pool.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  return rows[0]?.count;
};

interface Limits {
  readonly width?: { readonly min?: number; readonly max?: number };
  readonly height?: { readonly min?: number; readonly max?: number };
  readonly ratio?: { readonly min: { readonly width: number; readonly height: number } };
  readonly sizes?: string;
}
type Rule = (typeof imageRules)["services"][number];

/** Every path under which images of a rule are uploaded. */
function listPaths(rule: Rule): { readonly path: string; readonly rule: Rule }[] {
  const words = rule.msgType === null ? [""] : [rule.msgType, ...("also" in rule ? rule.also : [])];
  const subType = "subType" in rule ? `/${rule.subType}` : "";
  return words.map((word) => ({ path: `${rule.serviceType}${word && `/${word}`}${subType}`, rule }));
}

function fittingSize(rule: Limits): [number, number] {
  if (rule.sizes !== undefined) return [568, 528];
  const width = rule.width?.min ?? rule.width?.max ?? 600;
  const ratio = rule.ratio?.min;
  return [width, rule.height?.max ?? (ratio === undefined ? width : Math.floor((width * ratio.height) / ratio.width))];
}

/** The limits that every refusal of a size must name. */
function wordsForSize({ width, height, ratio, sizes }: Limits): unknown {
  const numbers = [...Object.values(width ?? {}), ...Object.values(height ?? {})];
  const named = [
    ...numbers,
    ...(ratio === undefined ? [] : [`${ratio.min.width}:${ratio.min.height}`]),
    ...(sizes === undefined ? [] : ["568×528", "300×300"]),
    "not 2000×20",
  ];
  return expect.toSatisfy((message: string) => named.every((limit) => message.includes(String(limit))));
}

describe("uploads", () => {
  it.each(["FRIENDTALK/FW", "rcs/any", "MMS"])(
    "for %s are kept without the position where a photo was taken",
    async (path) => {
      const [width, height] = path === "rcs/any" ? [568, 528] : [800, 600];
      const exif = { IFD0: { ImageDescription: "Seoul City Hall" }, IFD3: { GPSLatitude: "37/1 33/1 59/1" } };
      const bytes = await plain(width, height).withExif(exif).jpeg().toBuffer();
      expect(bytes.includes("Seoul City Hall")).toBe(true);
      const { body } = await upload(path, bytes);
      const { fileKey } = body.data as { readonly fileKey: string };
      const { rows } = await fresh.database.pool.query<{ readonly content: Buffer }>(
        "SELECT content FROM file_contents WHERE file_key = $1",
        [fileKey],
      );
      expect(rows.map(({ content }) => [content.length > 100, content.includes("Seoul City Hall")])).toEqual([
        [true, false],
      ]);
    },
  );

  it("for MMS, RCS and friendtalk answer their references", async () => {
    const [mms, rcs, wide] = [
      await upload("MMS", await jpg(1000, 800)),
      await upload("rcs/any", await jpg(568, 528)),
      await upload("FRIENDTALK/FW", await jpg(800, 600)),
    ];
    expect(mms.body).toEqual({
      code: "A000",
      result: "Success",
      data: {
        fileKey: expect.stringMatching(/^f_[0-9A-Z]{26}$/),
        expired: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    });
    expect(rcs.body.data?.media).toBe(`maapfile://${rcs.body.data?.fileKey}`);
    expect(wide.body.data?.imgUrl).toBe(`${gateway.url()}/v1/image/${wide.body.data?.fileKey}.jpg`);
  });

  describe.each(imageRules.services.flatMap(listPaths))("for $path", ({ path, rule }) => {
    const { maxBytes } = rule;
    it(`have at most ${maxBytes} bytes`, async () => {
      const image = await jpg(...fittingSize(rule));
      const filled = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
      const [most, more, moreThanAny] = [
        await upload(path, filled(maxBytes)),
        await upload(path, filled(maxBytes + 1)),
        await upload(path, filled(12_600_000)),
      ];
      const limit = maxBytes < 1024 * 1024 ? `${maxBytes / 1024} KB` : `${maxBytes / 1024 / 1024} MB`;
      expect(most.body).toMatchObject({ code: "A000" });
      for (const { body } of [more, moreThanAny])
        expect(body).toMatchObject({
          code: "A200",
          errors: [{ pointer: "/file", message: expect.stringContaining(`must have at most ${limit} (`) }],
        });
    });

    it("are told what is allowed", async () => {
      const wrongSize = await upload(path, await jpg(2000, 20));
      expect(wrongSize.body).toMatchObject({ code: "A203", errors: [{ message: wordsForSize(rule) }] });
      const tiff = await upload(path, await plain(600, 600).tiff().toBuffer());
      const formats = rule.formats.map((format) => format.toUpperCase()).join(" or ");
      expect(tiff.body).toMatchObject({ code: "A206", errors: [{ message: `must be ${formats}, not TIFF` }] });
    });
  });

  it("are refused with the contract's code, and leave nothing behind", async () => {
    const before = [await countOf("files"), await countOf("file_contents")];
    const whole = await noise(300, 200).jpeg().toBuffer();
    const codes = [
      ["A219", upload("FAX", whole)],
      ["A220", upload("FRIENDTALK", whole)],
      ["A220", upload("FRIENDTALK/FT", whole)],
      ["A204", upload("MMS", whole, { part: "picture" })],
      ["A208", upload("MMS", whole, { name: " " })],
      ["A201", upload("MMS", whole, { name: `${"a".repeat(40)}.jpg` })],
      ["A200", upload("MMS", Buffer.alloc(300 * 1024 + 1))],
      ["A200", upload("MMS", Buffer.alloc(5 * 1024 * 1024))],
      ["A016", upload("MMS", Buffer.alloc(17 * 1024 * 1024))],
      ["A202", upload("MMS", Buffer.alloc(0))],
      ["A202", upload("MMS", whole.subarray(0, whole.length / 2))],
      ["A206", upload("MMS", await plain(10, 10).png().toBuffer(), { type: "image/png" })],
      ["A205", upload("MMS", whole, { type: "image/png" })],
      ["A203", upload("MMS", await jpg(1501, 10))],
      ["A203", upload("RCS", await bomb(60_000, 60_000), { type: "image/png" })],
    ] as const;
    const answers = await Promise.all(codes.map(async ([, answer]) => (await answer).body.code));
    expect(answers).toEqual(codes.map(([code]) => code));
    expect([await countOf("files"), await countOf("file_contents")]).toEqual(before);
  });

  it("that are no forms are refused, and the gateway goes on", async () => {
    const broken = [
      await sendRaw("{}", "application/json"),
      await sendRaw("x", "multipart/form-data"),
      await sendRaw("x", "multipart/form-data; boundary=b"),
      await sendRaw(
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
        "multipart/form-data; boundary=b",
      ),
      await sendRaw("--b--\r\n", "multipart/form-data; boundary=b"),
    ];
    expect(broken.map(({ body }) => body.code)).toEqual(["A015", "A015", "A204", "A204", "A204"]);
    expect((await upload("MMS", await jpg(10, 10))).body.code).toBe("A000");
  });
});

describe("the image behind imgUrl", () => {
  it("is answered to anyone as the image it is, and as nothing else", async () => {
    const image = await jpg(800, 600);
    const { data } = (await upload("FRIENDTALK/FI", image)).body;
    const found = await gateway.ask(new URL(data?.imgUrl ?? "").pathname);
    expect([found.status, found.headers.get("content-type"), found.headers.get("x-content-type-options")]).toEqual([
      200,
      "image/jpeg",
      "nosniff",
    ]);
    expect(found.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(found.bytes.equals(image)).toBe(true);
  });

  it("is answered from memory, and those that wait for the database leave its connections to others", async () => {
    const { data } = (await upload("FRIENDTALK/FI", await jpg(800, 600))).body;
    const path = new URL(data?.imgUrl ?? "").pathname;
    expect((await gateway.ask(path)).status).toBe(200);
    const others: Promise<{ readonly status: number }>[] = [];
    await withTransaction(fresh.database, async (client) => {
      await client.query("LOCK TABLE file_contents IN ACCESS EXCLUSIVE MODE");
      for (let index = 0; index < 40; index++) others.push(gateway.ask(`/v1/image/f_${index}.jpg`));
      await waitUntil(async () => (await countWaiting()) >= 2, "images wait for the database");
      // This answer needs the database.
      const polled = await gateway.ask("/v1/report/polling", { headers: { authorization } });
      expect(polled.body.code).toBe("A000");
      expect((await gateway.ask(path)).status).toBe(200);
      // Two; on a slow machine also those whose callers have given up.
      expect(await countWaiting()).toBeLessThanOrEqual(6);
    });
    await Promise.all(others);
  });

  it("is A820 when it is unknown, expired, or was not registered for friendtalk", async () => {
    const mms = (await upload("MMS", await jpg(10, 10))).body.data;
    const old = (await upload("FRIENDTALK/FI", await jpg(800, 600))).body.data;
    await fresh.database.pool.query("UPDATE files SET expires_ms = 1 WHERE file_key = $1", [old?.fileKey]);
    for (const key of ["f_0.jpg", `${mms?.fileKey}.jpg`, `${old?.fileKey}.jpg`]) {
      const { status, body } = await gateway.ask(`/v1/image/${key}`);
      expect([status, body.code]).toEqual([404, "A820"]);
    }
  });
});
