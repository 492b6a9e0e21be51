import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crashPoint } from "../../../server/crash-points.ts";
import { root } from "../../rig/own-project.ts";

/** Files of the folders that name the function. */
function listFilesWith(name: string, ...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(ts|js)$/.test(file) && !file.includes("node_modules"))
      .filter((file) => readFileSync(join(root, file), "utf8").includes(name)),
  );
}

test("no gateway stops at crash points: only the preload of the crash test sets the hook", () => {
  const setters = listFilesWith(
    "setCrashHook",
    "server",
    "scripts",
    "client",
    "console",
    "deploy",
    "test/load",
    "test/rig",
  );
  expect(setters).toEqual(["server/crash-points.ts", "test/load/crash/preload.ts"]);
});

test("without a hook the change is made in the same turn, and its own promise is returned", () => {
  const made = Promise.resolve(7);
  let isMade = false;
  const returned = crashPoint("outbox-claimed", () => {
    isMade = true;
    return made;
  });
  expect(isMade).toBe(true);
  expect(returned).toBe(made);
});
