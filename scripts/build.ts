import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const HELP = `
node build.ts

Makes the package out of the sources: dist/*.js (the command, the entry points and what they have in common) and dist/types
(declarations). "npm pack" runs it.

  --help    this text
`;

const folder = import.meta.dirname;
const dist = join(folder, "dist");

/** The command, and the entry points that package.json lists under exports. */
const ENTRIES = ["contract", "index", "lint-rules"];

if (process.argv.includes("--help")) {
  process.stdout.write(`${HELP.trim()}\n`);
} else {
  rmSync(dist, { recursive: true, force: true });
  await bundle();
  writeDeclarations();
  copyGuide();
}

/** Only the toolkit's own code: packages are dependencies of the package. All files are directly in dist, see toolkit.ts. */
async function bundle(): Promise<void> {
  const made = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(folder, `${name}.ts`)])),
    external: /^[^./]/,
    platform: "node",
  });
  await made.write({
    dir: dist,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "part-[name].js",
    comments: { annotation: true, jsdoc: false, legal: false },
  });
  await made.close();
  chmodSync(join(dist, "contract.js"), 0o755);
}

/** The documentation of the toolkit, which has its home in docs/ of the project. */
function copyGuide(): void {
  mkdirSync(join(dist, "guide"));
  for (const name of ["toolkit.md", "binding.md"])
    copyFileSync(join(folder, "../docs", name), join(dist, "guide", name));
}

function writeDeclarations(): void {
  const root = join(folder, "..");
  const project = join(dist, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    outDir: join(dist, "types"),
    rootDir: folder,
  };
  const configuration = {
    extends: join(root, "tsconfig.json"),
    compilerOptions,
    files: ["../index.ts", "../lint-rules.ts"],
    include: [],
  };
  writeFileSync(project, JSON.stringify(configuration));
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  execFileSync(process.execPath, [compiler, "--project", project], { stdio: ["ignore", "inherit", "inherit"] });
  rmSync(project);
}
