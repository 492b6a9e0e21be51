import { expect, test } from "vitest";
import { petDocument, runCommand, withFiles } from "./run-command.ts";

test("rates a removed operation as breaking, and equal documents as no change", async () => {
  const files = { "old.json": JSON.stringify(petDocument), "new.json": JSON.stringify({ ...petDocument, paths: {} }) };
  await withFiles(files, async (folder) => {
    const [breaking, equal] = await Promise.all([
      runCommand("diff", `${folder}/old.json`, `${folder}/new.json`),
      runCommand("diff", `${folder}/old.json`, `${folder}/old.json`),
    ]);
    expect(breaking.status).toBe(1);
    expect(`${breaking.stdout}${breaking.stderr}`).toMatch(/major/i);
    expect(equal.status).toBe(0);
  });
});

test("says in one line which document is missing", async () => {
  const [none, absent] = await Promise.all([runCommand("diff"), runCommand("diff", "/no/such.json")]);
  expect([none.status, none.stderr]).toEqual([1, "diff: name the old document; --help shows how\n"]);
  expect([absent.status, absent.stderr]).toEqual([1, "diff: there is no file /no/such.json\n"]);
});
