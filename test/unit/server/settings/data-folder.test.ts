import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
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

test("the default folder is closed, whichever tool has made it before", async () => {
  const root = await mkdtemp(join(tmpdir(), "data-"));
  try {
    await mkdir(join(root, ".data"), { mode: 0o755 });
    const module = new URL("../../../../server/settings/data-folder.ts", import.meta.url).href;
    const script = `import { makeDataFolder } from "${module}"; await makeDataFolder(process.cwd() + "/.data");`;
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], { cwd: root });
    // Root lets the user of the embedded database pass.
    const expected = process.getuid?.() === 0 ? "711" : "700";
    expect(((await stat(join(root, ".data"))).mode & 0o777).toString(8)).toBe(expected);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
