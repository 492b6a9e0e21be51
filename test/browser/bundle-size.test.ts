import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { beforeAll, expect, test } from "vitest";
import { getConsoleFolder } from "./console-folder.ts";

/** Compressed, in bytes. */
const LIMITS = { firstLoad: 110_000, checksOfOneOperation: 100_000 };

let folder: string;
beforeAll(() => {
  folder = getConsoleFolder();
});

/** The files of a part of the console, with everything that is loaded together with it. */
function listFiles(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`${name} is not part of the console.`);
  if (found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) listFiles(manifest, next, found);
  return found;
}

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));

async function measure(files: Iterable<string>): Promise<number> {
  const sizes = [...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const FIRST_PAGE = ["index.html", "compose/compose-page.tsx", "compose/rules.ts"];

test.each([FIRST_PAGE, ["operate.html"]])("what %s loads first is at most 110 kB", async (...parts) => {
  const manifest = await readManifest();
  const files = new Set(parts.flatMap((part) => [...listFiles(manifest, part)]));
  expect(files.size).toBeGreaterThan(1);
  expect(await measure(files)).toBeLessThan(LIMITS.firstLoad);
});

test("what is loaded for the checks of an operation is at most 100 kB", async () => {
  const manifest = await readManifest();
  // The page that asks for the checks is there already, and the bundler lets them use its files.
  const loaded = new Set(FIRST_PAGE.flatMap((part) => [...listFiles(manifest, part)]));
  const modules = Object.keys(manifest).filter((name) => /generated\/validators\/\w+\.js$/.test(name));
  expect(modules.length).toBeGreaterThan(8);
  for (const name of modules) {
    const files = [...listFiles(manifest, name)].filter((file) => !loaded.has(file));
    expect([name, await measure(files)]).toSatisfy(([, size]: [string, number]) => size < LIMITS.checksOfOneOperation);
  }
});

test("a page has no script or style in itself, which its content security policy would stop", async () => {
  for (const page of ["index.html", "operate.html"])
    expect(await readFile(join(folder, page), "utf8")).not.toMatch(/<style|style=|<script[^>]*>[^<]/);
});
