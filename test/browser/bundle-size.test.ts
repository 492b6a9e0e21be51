import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { beforeAll, expect, test } from "vitest";
import { getConsoleFolder } from "./console-folder.ts";

const LIMIT = 150_000;

let folder: string;
beforeAll(() => {
  folder = getConsoleFolder();
});

/** All files that a page loads, also those that it loads later. */
function listFiles(manifest: Manifest, page: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[page];
  if (chunk === undefined || found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) listFiles(manifest, next, found);
  return found;
}

test.each(["index.html", "operate.html"])("all that %s ever loads is at most 150 kB, compressed", async (page) => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
  const files = [...listFiles(manifest, page)];
  expect(files.length).toBeGreaterThan(1);
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(folder, file))).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT);
});

test("a page has no script or style in itself, which its content security policy would stop", async () => {
  for (const page of ["index.html", "operate.html"])
    expect(await readFile(join(folder, page), "utf8")).not.toMatch(/<style|style=|<script[^>]*>[^<]/);
});
