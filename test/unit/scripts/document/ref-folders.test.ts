import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { runCommandIn } from "../../../rig/run-command.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "ref-folders-"));
const SPEC = join(FOLDER, "spec/api.yaml");

const write = (name: string, text: string): void => writeFileSync(join(FOLDER, name), text);
const load = async (reference: string, ...refFolders: string[]) => {
  write(
    "spec/api.yaml",
    `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\ncomponents: {schemas: {It: {$ref: ${reference}}}}\n`,
  );
  const folders = refFolders.map((folder) => join(FOLDER, folder));
  return (await loadBundle(SPEC, undefined, folders)).document.components;
};

beforeAll(() => {
  for (const folder of ["spec", "shared", "spec-2"]) mkdirSync(join(FOLDER, folder));
  for (const folder of ["shared", "spec-2"]) write(`${folder}/Pet.yaml`, "{title: Pet}\n");
  write("spec/Own.yaml", "{title: Own}\n");
  symlinkSync(join(FOLDER, "shared"), join(FOLDER, "spec/shared-link"));
  symlinkSync(join(FOLDER, "spec/Own.yaml"), join(FOLDER, "spec/own-link.yaml"));
  symlinkSync("/dev/zero", join(FOLDER, "spec/zero.yaml"));
  write("spec/large.yaml", "a: 1\n");
  truncateSync(join(FOLDER, "spec/large.yaml"), 16 * 1024 * 1024 + 1);
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test.each([
  ["a file outside", "../shared/Pet.yaml"],
  ["a folder whose name begins the same", "../spec-2/Pet.yaml"],
  ["a link that leads outside", "shared-link/Pet.yaml"],
  ["a link to a device", "zero.yaml"],
])("%s is refused", async (_, reference) => {
  await expect(load(reference)).rejects.toThrow(
    new RegExp(`api\\.yaml:4:29 .* The \\$ref ${reference} leads out of the document's folder`),
  );
});

test.each([
  ["a file outside", "../shared/Pet.yaml", "shared"],
  ["a link that leads outside", "shared-link/Pet.yaml", "shared"],
  ["a file of one of several folders", "../spec-2/Pet.yaml", "shared", "spec-2"],
  ["a file below the named folder", "../spec-2/Pet.yaml", "."],
])("%s may be used if its folder is named", async (_, reference, ...folders) => {
  expect(await load(reference, ...folders)).toEqual({ schemas: { It: { title: "Pet" } } });
});

test("contract.config.ts names the folders, relative to its own", async () => {
  await load("../shared/Pet.yaml", "shared");
  write("closed.mjs", 'export default { spec: "spec/api.yaml", out: "closed" };\n');
  write("open.mjs", 'export default { spec: "spec/api.yaml", out: "open", refFolders: ["shared"] };\n');
  const closed = await runCommandIn(FOLDER, "--config", "closed.mjs", "generate");
  expect([closed.status, closed.stderr]).toEqual([1, expect.stringContaining("leads out of the document's folder")]);
  const open = await runCommandIn(FOLDER, "--config", "open.mjs", "generate");
  expect([open.status, open.stderr]).toEqual([0, ""]);
});

test("a link inside of the folder may be used", async () => {
  expect(await load("own-link.yaml")).toEqual({ schemas: { It: { title: "Own" } } });
});

test("a device in a named folder is not read", async () => {
  await expect(load("/dev/zero", relative(FOLDER, "/dev"))).rejects.toThrow(/\/dev\/zero is a device or a pipe/);
});

test("a file that is too large is not read", async () => {
  await expect(load("large.yaml")).rejects.toThrow(
    /api\.yaml:4:29 .* large\.yaml leads nowhere: \S+ is larger than 16 MiB\./,
  );
});
