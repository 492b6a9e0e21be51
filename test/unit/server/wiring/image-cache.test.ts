import { describe, expect, test } from "vitest";
import type { ExpiringFile } from "../../../../server/store/files.ts";
import { ImageCache } from "../../../../server/wiring/image-cache.ts";

const NOW_MS = 1_000_000;
const HOUR_MS = 3_600_000;

/** A cache of 100 bytes, and a database that has every image. */
function given({ bytes = 10, expiresAtMs = NOW_MS + HOUR_MS, gate = Promise.resolve() } = {}) {
  const cache = new ImageCache(100);
  const read: string[] = [];
  const load = (name: string) => async (): Promise<ExpiringFile> => {
    read.push(name);
    await gate;
    return { mediaType: "image/png", content: Buffer.alloc(bytes), expiresAtMs };
  };
  const find = (name: string, nowMs = NOW_MS) => cache.find(name, nowMs, load(name));
  return { cache, read, find };
}

describe("an image", () => {
  test("is read once, and all who ask for it share its bytes", async () => {
    const { find, read } = given();
    const [one, two] = await Promise.all([find("a"), find("a")]);
    const three = await find("a");
    expect(read).toEqual(["a"]);
    expect([one === two, one === three, one]).toEqual([
      true,
      true,
      expect.objectContaining({ mediaType: "image/png" }),
    ]);
  });

  test("is read again after a minute, because it may have been removed", async () => {
    const { find, read } = given();
    for (const afterMs of [0, 59_999, 60_000]) await find("a", NOW_MS + afterMs);
    expect(read).toEqual(["a", "a"]);
  });

  test("is not kept after it has expired", async () => {
    const { find, read } = given({ expiresAtMs: NOW_MS + 10 });
    for (const afterMs of [0, 9, 10]) await find("a", NOW_MS + afterMs);
    expect(read).toEqual(["a", "a"]);
  });

  test("that is not there, or cannot be read, is asked for again", async () => {
    const { cache, find, read } = given();
    expect(await cache.find("a", NOW_MS, async () => undefined)).toBeUndefined();
    await expect(cache.find("a", NOW_MS, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    await find("a");
    expect(read).toEqual(["a"]);
  });
});

test("the images that were asked for last are kept, as many as fit", async () => {
  const { find, read } = given({ bytes: 40 });
  for (const name of ["a", "b", "a", "c", "a", "b"]) await find(name);
  expect(read).toEqual(["a", "b", "c", "b"]);
});

test("two are read at one time, some wait, and more are refused", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { find, read } = given({ gate });
  const names = Array.from({ length: 110 }, (_, index) => `image ${index}`);
  const found = names.map((name) => find(name));
  expect(read).toEqual(names.slice(0, 2));
  open();
  const answers = await Promise.all(found);
  expect(answers.filter((answer) => answer === "busy").length).toBe(8);
  expect(answers.slice(0, 102)).not.toContain("busy");
});
