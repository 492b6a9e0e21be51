import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../rig/own-project.ts";

export const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

/** Runs it where the alert rules are. */
export function runPromtool(...args: string[]): { readonly status: number | null; readonly printed: string } {
  const cwd = join(root, "deploy/prometheus");
  const { status, stdout, stderr } = spawnSync("promtool", args, { cwd, encoding: "utf8" });
  return { status, printed: stdout + stderr };
}
