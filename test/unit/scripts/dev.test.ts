import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runChain } from "../../../scripts/dev/chain.ts";
import { compareDocuments } from "../../../scripts/dev/compare-documents.ts";
import { changedFiles } from "../../../scripts/dev/snapshot.ts";
import { watchFolder } from "../../../scripts/dev/watch-folder.ts";
import { withFiles } from "./run-command.ts";

const plain = (_: unknown, text: string): string => text;

test("the chain stops at the stage that fails and shows what it printed", async () => {
  await withFiles({ "ok.mjs": "", "bad.mjs": "console.log('what is wrong'); process.exit(3)" }, async (folder) => {
    const stage = (name: string, file: string) => ({ name, args: [join(folder, file)] });
    let printed = "";
    const write = (text: string): void => {
      printed += text;
    };
    const chain = [stage("first", "ok.mjs"), stage("second", "bad.mjs"), stage("third", "ok.mjs")];
    expect(await runChain(chain, write, plain)).toBe(false);
    expect(printed).toMatch(/^first {5}ok {2}\d+ ms\nsecond {4}failed {2}\d+ ms\nwhat is wrong\n$/);
    expect(await runChain(chain.slice(0, 1), write, plain)).toBe(true);
  });
});

test("a comparison names what came, went and changed", () => {
  const before = {
    paths: { "/a": { get: { summary: "A" } }, "/b": { put: {} } },
    components: { schemas: { S: {}, T: {} } },
  };
  const after = {
    paths: { "/a": { get: { summary: "B" }, parameters: [] }, "/c": { post: {} } },
    components: { schemas: { S: {} } },
  };
  expect(compareDocuments(before, after)).toEqual([
    "changed operation GET /a",
    "added   operation POST /c",
    "removed operation PUT /b",
    "removed schema T",
  ]);
  expect(compareDocuments(after, after)).toEqual([]);
});

test("changed files are those that came, went or differ", () => {
  const before = new Map([
    ["same", "1"],
    ["edited", "1"],
    ["gone", "1"],
  ]);
  const after = new Map([
    ["same", "1"],
    ["edited", "2"],
    ["new", "1"],
  ]);
  expect(changedFiles(before, after)).toEqual(["edited", "gone", "new"]);
});

test("a burst of saves is one call, and a save meanwhile makes the next", async () => {
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
