import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataFolder } from "../../../../server/settings/data-folder.ts";

test("a new data folder is closed to other users, and one that exists keeps its mode", async () => {
  const root = await mkdtemp(join(tmpdir(), "data-"));
  try {
    const folder = join(root, "above", "data");
    await makeDataFolder(folder);
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(folder)).toBe("700");
    await makeDataFolder(join(root, "above"));
    expect(await modeOf(join(root, "above"))).not.toBe("700");
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
