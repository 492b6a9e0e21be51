import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, makeAccount, useGateway } from "../rig/live-gateway.ts";
import {
  EMPTY_RUNS,
  hostileGif,
  hostileJpeg,
  hostilePng,
  packedText,
  pngChunk,
} from "../unit/server/files/hostile-images.ts";
import { bitmap, plain } from "../unit/server/files/images.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { ROLE: "api" });
const tokens = { acme: "", other: "" };

beforeAll(async () => {
  for (const id of ["acme", "other"] as const) {
    await makeAccount(fresh, id, { limits: { uploadPerSecond: 1000 } });
    tokens[id] = await live.gateway.token(id);
  }
});

function upload(path: string, bytes: Buffer, id: keyof typeof tokens = "acme"): Promise<Answer> {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)]), "a.jpg");
  return live.gateway.ask("POST", `/v1/file/${path}`, { token: tokens[id], body: form });
}

/** An image in order that takes much work: as many pixels as are decoded, in seven passes. */
const costly = () => hostilePng({ width: 5000, height: 5000, isInterlaced: true });

const many = (count: number, part: Buffer): Buffer[] => Array.from({ length: count }, () => part);
const RCS_SIZE = { width: 568, height: 528 };

const hostile: readonly (readonly [name: string, path: string, code: string, make: () => Buffer])[] = [
  ["a JPEG of many scans", "FRIENDTALK/FI", "A202", () => hostileJpeg({ scans: 1700, data: EMPTY_RUNS })],
  ["a JPEG of many scans without data", "FRIENDTALK/FI", "A202", () => hostileJpeg({ scans: 1900 })],
  ["a baseline JPEG of many scans", "BRANDMESSAGE/wide", "A202", () => hostileJpeg({ frame: 0xc0, scans: 50_000 })],
  ["a JPEG of few arithmetic scans", "FRIENDTALK/FI", "A202", () => hostileJpeg({ frame: 0xca, scans: 40 })],
  [
    "a JPEG of many segments",
    "FRIENDTALK/FI",
    "A202",
    () => Buffer.concat([Buffer.from([0xff, 0xd8]), ...many(120_000, Buffer.from([0xff, 0xfe, 0, 2]))]),
  ],
  ["a PNG of one pixel a row", "FRIENDTALK/FI", "A203", () => hostilePng({ width: 1, height: 24_000_000 })],
  ["a PNG of one row", "FRIENDTALK/FI", "A203", () => hostilePng({ width: 24_000_000, height: 1 })],
  ["a PNG with packed texts", "RCS", "A000", () => hostilePng({ ...RCS_SIZE, before: many(120, packedText("zTXt")) })],
  [
    "a PNG with packed texts of a language",
    "RCS",
    "A000",
    () => hostilePng({ ...RCS_SIZE, before: many(120, packedText("iTXt")) }),
  ],
  ["a PNG with more data than pixels", "RCS", "A000", () => hostilePng({ ...RCS_SIZE, surplus: 100_000_000 })],
  ["a PNG of many chunks", "RCS", "A000", () => hostilePng({ ...RCS_SIZE, before: many(80_000, pngChunk("tEXt")) })],
  ["a PNG of 25 million pixels", "FRIENDTALK/FI", "A000", () => hostilePng({ width: 5000, height: 5000 })],
  ["a GIF of many frames", "RCS", "A202", () => hostileGif({ side: 1, frames: 45_000 })],
  ["a GIF of large frames in few bytes", "RCS", "A203", () => hostileGif({ side: 9000, frames: 30 })],
  [
    "a bitmap that announces more than it has",
    "RCS",
    "A203",
    () => bitmap({ width: 60_000, height: 60_000, pixels: Buffer.alloc(9) }),
  ],
];

/** Microseconds of a processor. */
async function measureWork(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe("an image of few bytes takes no more work than the largest one that is in order", () => {
  let mostWork = 0;
  beforeAll(async () => {
    // The library is loaded by the first image.
    await upload("FRIENDTALK/FI", hostilePng({ width: 1, height: 1 }));
    const image = costly();
    mostWork = await measureWork(async () => expect((await upload("FRIENDTALK/FI", image)).body?.code).toBe("A000"));
  });

  test.each(hostile)("%s", async (_name, path, code, make) => {
    const image = make();
    const work = await measureWork(async () => {
      const answer = await upload(path, image);
      expect([answer.body?.code, answer.status]).toEqual([code, code === "A000" ? 200 : 400]);
    });
    expect(work).toBeLessThan(mostWork);
  });
});

describe("many images that take much work, of one account", () => {
  test("do not keep another account's waiting", async () => {
    const image = hostilePng({ width: 3000, height: 3000, isInterlaced: true });
    let decoded = 0;
    const flood = many(10, image).map(async (bytes) => {
      const answer = await upload("FRIENDTALK/FI", bytes);
      if (answer.status === 200) decoded++;
      return answer;
    });
    await Promise.race(flood);
    const before = decoded;
    const good = await upload("MMS", await plain(600, 400).jpeg().toBuffer(), "other");
    expect(good.body?.code).toBe("A000");
    expect(decoded - before).toBeLessThan(5);
    for (const { status, body, headers } of await Promise.all(flood)) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect([body?.code, headers.get("retry-after")]).toEqual(["A920", "1"]);
    }
  });

  test("are refused as busy when too many wait", async () => {
    const image = costly();
    const answers = await Promise.all(many(26, image).map((bytes) => upload("FRIENDTALK/FI", bytes)));
    const refused = answers.filter(({ status }) => status !== 200);
    // One is decoded and 20 wait.
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused)
      expect([status, body?.code, headers.get("retry-after")]).toEqual([503, "A920", "1"]);
    expect((await upload("MMS", await plain(600, 400).jpeg().toBuffer())).body?.code).toBe("A000");
  });
});
