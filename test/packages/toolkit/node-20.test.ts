import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../../rig/own-project.ts";
import { newTreesFolder } from "../../unit/scripts/generated-case.ts";
import { findTool } from "../tools.ts";

const folder = newTreesFolder("node-20");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** "does not exist" and "has no exported member". Other complaints come from the older form of the same types. */
const MISSING = /error TS(2304|2305|2339|2550|2551|2552|2724|2792): /;

/**
 * A name that is only a type, and what follows from its absence (`{}`); a function that is called only where Node has it (`?.`);
 * the question whether Node can load TypeScript; and what Node has and these types have not: the global `ReadableStream` (since 18), and
 * `AbortSignal.any` (since 20.3).
 */
const ALLOWED =
  /'ParseArgsOptionsConfig'|on type '\{\}'|'enableCompileCache'|'typescript' does not exist on type|name 'ReadableStream'|'any' does not exist on type '\{ new \(\): AbortSignal/;

const PROBES = {
  "iterators.ts": "export const odd = new Set([1]).values().filter((one) => one % 2 === 1);\n",
  "groups.ts": "export const groups = Object.groupBy([1], String);\n",
  "sets.ts": "export const both = new Set([1]).union(new Set([2]));\n",
  "promises.ts": "export const { promise } = Promise.withResolvers<void>();\n",
  "urls.ts": 'export const url = URL.parse("x:y");\n',
  "builtin.ts": 'import { globSync } from "node:fs";\nexport const files = globSync("*");\n',
};

/** What the types of Node 20.11 do not have, as lines of the compiler. */
function findMissing(): string[] {
  mkdirSync(join(folder, "types"), { recursive: true });
  // The compiler looks for the types of Node in a folder called `node`.
  symlinkSync(findTool("types-node-20"), join(folder, "types/node"));
  for (const [name, text] of Object.entries(PROBES)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "highlight.d.ts"), "declare const any: any;\nexport default any;\n");
  const settings = {
    extends: join(root, "tsconfig.json"),
    // Node 20 also has `toWellFormed`, of ES2024. The types of browsers would bring newer functions of URL.
    compilerOptions: {
      ...{ lib: ["es2023", "es2024.string"], typeRoots: ["types"], types: ["node"] },
      // Its own types bring those of browsers along.
      paths: { "highlight.js/lib/*": ["./highlight.d.ts"] },
    },
    include: ["*.ts", join(root, "scripts")],
    exclude: [join(root, "scripts/dist"), join(root, "scripts/node_modules")],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const args = [compiler, "--project", folder, "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return stdout.split("\n").filter((line) => MISSING.test(line) && !ALLOWED.test(line));
}

test("the toolkit and its run time use nothing that Node 20 does not have", () => {
  const missing = findMissing();
  const ofProbes = missing.filter((line) => /^\w+\.ts\(/.test(line));
  expect(new Set(ofProbes.map((line) => line.slice(0, line.indexOf("("))))).toEqual(new Set(Object.keys(PROBES)));
  expect(missing.filter((line) => !ofProbes.includes(line))).toEqual([]);
});
