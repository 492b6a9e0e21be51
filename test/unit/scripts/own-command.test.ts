import { expect, test } from "vitest";
import { findLauncher } from "../../../scripts/project/own-command.ts";
import { withFiles } from "../../rig/run-command.ts";

const withScript = JSON.stringify({ scripts: { contract: "node tools/contract.ts" } });

test.each<readonly [name: string, manifest: string | undefined, program: string, launcher: string]>([
  ["a script of the project", withScript, "/toolkit/contract.ts", "npm run contract --"],
  ["an installed package", "{}", "/pets/node_modules/.bin/contract", "npx contract"],
  ["a package of the machine", undefined, "/usr/local/bin/contract", "contract"],
  ["its source", "{}", "/my toolkit/contract.ts", "node '/my toolkit/contract.ts'"],
])("a command is written as it is started: %s", async (_, manifest, program, launcher) => {
  await withFiles(manifest === undefined ? {} : { "package.json": manifest }, async (folder) => {
    expect(findLauncher(folder, program).join(" ")).toBe(launcher);
  });
});
