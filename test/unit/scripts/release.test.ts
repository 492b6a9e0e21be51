import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keepRelease } from "../../../scripts/diff/keep-release.ts";
import { lastReleased } from "../../../scripts/diff/released.ts";
import { petDocument, withFiles } from "./run-command.ts";

/** Each comparison starts Redocly's own process too. */
const slow = { timeout: 60_000 };

const documentOf = (version: string, paths: object): string =>
  JSON.stringify({ ...petDocument, info: { ...petDocument.info, version }, paths });

test("keeps a document under its version, once, and only if the version says what changed", slow, async () => {
  await withFiles({}, async (folder) => {
    const [file, kept] = [`${folder}/api.json`, `${folder}/released`];
    const release = async (version: string, paths: object): Promise<boolean> => {
      writeFileSync(file, documentOf(version, paths));
      return (await keepRelease(file, kept, undefined)).kept;
    };
    expect(lastReleased(kept)).toBeUndefined();
    expect(await release("1.9.0", petDocument.paths)).toBe(true);
    expect(readFileSync(`${kept}/1.9.0.json`, "utf8")).toBe(documentOf("1.9.0", petDocument.paths));
    expect(await release("1.9.0", petDocument.paths)).toBe(false);
    await expect(release("1.9.0", {})).rejects.toThrow("1.9.0 is released and not the same");
    expect(await release("1.10.0", {})).toBe(false);
    expect(lastReleased(kept)).toBe(`${kept}/1.9.0.json`);
    expect(await release("2.0.0", {})).toBe(true);
    expect(await release("2.10.0", { "/pets": { get: { operationId: "listPets", responses: {} } } })).toBe(true);
    expect(lastReleased(kept)).toBe(`${kept}/2.10.0.json`);
    await expect(release("3.0.0-rc.1", {})).rejects.toThrow("a release has three numbers");
  });
});
