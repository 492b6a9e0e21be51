import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeChanges, runChain } from "../../../scripts/dev/run-chain.ts";
import { watchFolder } from "../../../scripts/dev/watch-folder.ts";
import { withFiles } from "./run-command.ts";

const plain = (_: unknown, text: string): string => text;

test("the chain stops at the first stage that fails and prints its output", async () => {
  await withFiles({ "ok.mjs": "", "bad.mjs": "console.log('what is wrong'); process.exit(3)" }, async (folder) => {
    const stage = (name: string, file: string) => ({ name, args: [join(folder, file)] });
    let printed = "";
    const write = (text: string): void => {
      printed += text;
    };
    const chain = [stage("first", "ok.mjs"), stage("second", "bad.mjs"), stage("third", "ok.mjs")];
    expect(await runChain(chain, { folder, out: folder }, write, plain)).toBe(false);
    expect(printed).toMatch(/^first {5}ok {2}\d+ ms\nsecond {4}failed {2}\d+ ms\nwhat is wrong\n$/);
    expect(await runChain(chain.slice(0, 1), { folder, out: folder }, write, plain)).toBe(true);
  });
});

test("lists the changed files, operations and schemas", () => {
  const files = (document: object, more: Record<string, string>) =>
    new Map(Object.entries({ "openapi.json": JSON.stringify(document), ...more }));
  const before = {
    paths: { "/a": { get: { summary: "A" } }, "/b": { put: {} } },
    components: { schemas: { S: {}, T: {} } },
  };
  const after = {
    paths: { "/a": { get: { summary: "B" }, parameters: [] }, "/c": { post: {} } },
    components: { schemas: { S: {} } },
  };
  const old = files(before, { same: "1", edited: "1", removed: "1" });
  const now = files(after, { same: "1", edited: "2", added: "1" });
  expect(describeChanges(old, now)).toEqual([
    "changed files: added, edited, openapi.json, removed",
    "changed operation GET /a",
    "added   operation POST /c",
    "removed operation PUT /b",
    "removed schema T",
  ]);
  expect(describeChanges(now, now)).toEqual(["nothing changed in generated/"]);
});

test("saves in quick succession are one call, and a save during that call is the next call", async () => {
  await withFiles({ "a.yaml": "1", "b.yaml": "1" }, async (folder) => {
    const calls: (readonly string[])[] = [];
    let second: (() => void) | undefined;
    const twice = new Promise<void>((resolve) => {
      second = resolve;
    });
    const watcher = watchFolder(folder, async (files) => {
      calls.push(files);
      if (calls.length === 1) await writeFile(join(folder, "c.yaml"), "1");
      else second?.();
    });
    await writeFile(join(folder, "a.yaml"), "2");
    await writeFile(join(folder, "b.yaml"), "2");
    await writeFile(join(folder, ".b.yaml.swp"), "2");
    await twice;
    watcher.close();
    expect(calls).toEqual([["a.yaml", "b.yaml"], ["c.yaml"]]);
  });
});
