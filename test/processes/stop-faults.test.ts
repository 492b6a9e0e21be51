import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const options = { timeout: 300_000 };

test("a run of faults that is stopped through npm ends, with everything that it started", options, async () => {
  const folder = await mkdtemp(join(tmpdir(), "stopped-"));
  // As root the database runs as another user, who must be able to get there.
  await chmod(folder, 0o755);
  const npm = spawn("npm", ["run", "test:fault", "--", "--rounds", "1", "--seed", "20"], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  npm.stdout.resume();
  const listMade = async () => (await readdir(folder)).filter((name) => name.startsWith("fault-"));
  await expect.poll(listMade, { timeout: 120_000 }).toHaveLength(1);
  npm.kill("SIGTERM");
  // The output is closed when the last process that holds it has ended.
  await once(npm, "close");
  expect(await listMade()).toEqual([]);
  await rm(folder, { recursive: true });
});
