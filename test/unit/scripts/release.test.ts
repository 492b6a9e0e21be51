import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLastRelease, writeRelease } from "../../../scripts/diff/release.ts";
import { petDocument, withFiles } from "../../rig/run-command.ts";

const newDocument = (version: string, paths: object): string =>
  JSON.stringify({ ...petDocument, info: { ...petDocument.info, version }, paths });

test("writes a document under its version once, and only if the version was raised enough", async () => {
  await withFiles({}, async (folder) => {
    const [file, releases] = [`${folder}/api.json`, `${folder}/released`];
    const release = async (version: string, paths: object): Promise<boolean> => {
      writeFileSync(file, newDocument(version, paths));
      return (await writeRelease(file, releases, undefined)).isWritten;
    };
    expect(findLastRelease(releases)).toBeUndefined();
    expect(await release("1.9.0", petDocument.paths)).toBe(true);
    expect(readFileSync(`${releases}/1.9.0.json`, "utf8")).toBe(newDocument("1.9.0", petDocument.paths));
    expect(await release("1.9.0", petDocument.paths)).toBe(false);
    await expect(release("1.9.0", {})).rejects.toThrow("1.9.0 is already released with other content");
    expect(await release("1.10.0", {})).toBe(false);
    expect(findLastRelease(releases)).toBe(`${releases}/1.9.0.json`);
    expect(await release("2.0.0", {})).toBe(true);
    expect(await release("2.10.0", { "/pets": { get: { operationId: "listPets", responses: {} } } })).toBe(true);
    expect(findLastRelease(releases)).toBe(`${releases}/2.10.0.json`);
    await expect(release("3.0.0-rc.1", {})).rejects.toThrow("use three numbers");
  });
});
