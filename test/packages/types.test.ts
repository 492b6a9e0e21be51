import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findTool } from "./tools.ts";

test("these tests pass the strict type check with the packages that only they have", () => {
  const args = [findTool("typescript-native/bin/tsc"), "--project", join(import.meta.dirname, "tsconfig.json")];
  const { status, stdout } = spawnSync(process.execPath, [...args, "--pretty", "false"], { encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
});
