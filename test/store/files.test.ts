import { expect, test } from "vitest";
import { Files, type NewFile } from "../../server/store/files.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countRows } from "./fixtures.ts";
import { interceptFirst } from "./intercepted-database.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const content = new Uint8Array([0xff, 0xd8, 0, 255, 1]);

const makeFile = (fileKey: string, change: Partial<NewFile> = {}): NewFile => ({
  accountId: "acme",
  fileKey,
  serviceType: "FRIENDTALK",
  msgType: "FI",
  mediaType: "image/jpeg",
  width: 800,
  height: 600,
  bytes: content.length,
  expiresAtMs: nowMs + 1000,
  content,
  ...change,
});

test("a file is found by its key, and only by its own account", async () => {
  const files = new Files(fresh.database);
  await files.save(makeFile("f_1"));
  const { fileKey, serviceType, msgType, width, height, bytes, expiresAtMs } = makeFile("f_1");
  const record = { fileKey, serviceType, msgType, width, height, bytes, expiresAtMs };
  const names = ["f_1", "f_2"];
  expect(await files.find("acme", names)).toEqual(new Map([["f_1", record]]));
  expect(await files.find("other", names)).toEqual(new Map());
  expect(await files.find("acme", [])).toEqual(new Map());
  expect(await files.find("acme", ["nul\0"])).toEqual(new Map());
});

test("an expired file is still found by its name, so that it can be reported as expired", async () => {
  const files = new Files(fresh.database);
  await files.save(makeFile("f_old", { expiresAtMs: nowMs }));
  expect((await files.find("acme", ["f_old"])).get("f_old")?.expiresAtMs).toBe(nowMs);
});

test("an image is shown to everybody until it expires, other services' files are not", async () => {
  const files = new Files(fresh.database);
  await files.save(makeFile("f_mms", { serviceType: "MMS", msgType: undefined }));
  const shown = await files.readImage("f_1", nowMs + 999);
  expect(shown?.mediaType).toBe("image/jpeg");
  expect([...(shown?.content ?? [])]).toEqual([...content]);
  expect(await files.readImage("f_1", nowMs + 1000)).toBeUndefined();
  expect(await files.readImage("f_mms", nowMs)).toBeUndefined();
  expect(await files.readImage("f_none", nowMs)).toBeUndefined();
  expect(await files.read("acme", "f_mms", 0)).toMatchObject({ content: Buffer.from(content) });
  expect(await files.read("other", "f_mms", 0)).toBeUndefined();
});

test("expired files are removed with their bytes, some at a time", async () => {
  const files = new Files(fresh.database);
  for (const key of ["f_a", "f_b", "f_c"]) await files.save(makeFile(key, { accountId: "old", expiresAtMs: 5 }));
  expect(await files.removeExpired(6, 2)).toBe(2);
  expect(await files.removeExpired(6, 2)).toBe(1);
  expect(await files.removeExpired(6, 2)).toBe(0);
  expect(await countRows(fresh.database.pool, "file_contents", "old")).toBe(0);
  expect(await countRows(fresh.database.pool, "files")).toBe(3);
});

test("a file whose bytes could not be stored does not exist", async () => {
  const failing = interceptFirst(fresh.database, "INSERT INTO file_contents", async () => {
    throw new Error("disk full");
  });
  await expect(new Files(failing).save(makeFile("f_full"))).rejects.toThrow("disk full");
  expect((await new Files(fresh.database).find("acme", ["f_full"])).size).toBe(0);
});
