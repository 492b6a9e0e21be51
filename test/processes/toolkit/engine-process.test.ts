import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EngineProcess } from "../../../scripts/dev/engine-process.ts";

const runner = process.argv[1] ?? "";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "engine-"));
});

afterEach(() => {
  process.argv[1] = runner;
  rmSync(folder, { recursive: true, force: true });
});

test("an engine that ends answers with an error, also to what is asked before its end is known", async () => {
  const program = join(folder, "engine.mjs");
  const closed = join(folder, "closed");
  writeFileSync(
    program,
    `import { writeFileSync } from "node:fs";
     process.once("disconnect", () => writeFileSync(${JSON.stringify(closed)}, ""));
     process.disconnect();`,
  );
  process.argv[1] = program;
  const engine = new EngineProcess();
  const first = engine.run();
  // Nothing awaits here, so this process hears of the end only after it has asked again.
  for (let tries = 0; tries < 600 && !existsSync(closed); tries++) spawnSync("sleep", ["0.05"]);
  expect(existsSync(closed)).toBe(true);
  const second = engine.renderPage("index.html");
  const ended = { error: expect.stringMatching(/^dev: the engine .*; the next save starts it again$/) };
  expect(await Promise.all([first, second])).toEqual([{ ...ended, problems: [] }, ended]);
});
