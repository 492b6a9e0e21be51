import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Type checks everything below a folder of .data/test with the project's own strictness. */
export function typeCheck(folder: string): readonly string[] {
  const settings = { extends: join(root, "tsconfig.json"), include: ["**/*.ts"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, "--project", folder, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
  // A fault's further lines are indented.
  return `${stdout}${stderr}`
    .trim()
    .split(/\n(?! )/)
    .filter((fault) => fault !== "");
}
