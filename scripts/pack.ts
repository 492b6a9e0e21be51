import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compileRuntime } from "./emit/compile/runtime.ts";
import { readToolkitManifest } from "./project/toolkit.ts";

const HELP = `
npm run -s release:toolkit -- --out DIR

Packs the two packages of the toolkit into one folder: contract-kit, for development, and contract-kit-runtime, which is what generated
code imports when it runs.

  --out DIR   the folder to write to
  --help      print this text
`;

const folder = import.meta.dirname;
const runtime = join(folder, "runtime");

/**
 * The package of the run-time modules, compiled: Node runs no TypeScript in node_modules. In this repository the same name leads to the
 * sources, so that nothing must be built before a change is tried.
 */
function writeRuntimePackage(out: string): void {
  for (const { path, text } of compileRuntime()) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  writeFileSync(join(out, "package.json"), `${JSON.stringify(makeManifest(), null, 2)}\n`);
  cpSync(join(runtime, "README.md"), join(out, "README.md"));
  cpSync(join(folder, "LICENSE"), join(out, "LICENSE"));
}

/** The package.json of the sources, with compiled modules, and with the versions that the toolkit names. */
function makeManifest(): object {
  const {
    private: _,
    exports,
    dependencies,
    ...manifest
  } = JSON.parse(readFileSync(join(runtime, "package.json"), "utf8"));
  const { dependencies: versions, version } = readToolkitManifest();
  const compiled = Object.entries<string>(exports).map(([name, file]) => [name, compiledExport(file)]);
  return {
    ...manifest,
    version,
    exports: Object.fromEntries(compiled),
    dependencies: Object.fromEntries(Object.keys(dependencies).map((name) => [name, versions[name]])),
  };
}

const compiledExport = (file: string): unknown =>
  file.endsWith(".ts") ? { types: file.replace(/ts$/, "d.ts"), default: file.replace(/ts$/, "js") } : file;

function pack(place: string, out: string): void {
  const args = ["pack", "--silent", "--pack-destination", out];
  execFileSync("npm", args, { cwd: place, stdio: ["ignore", "inherit", "inherit"] });
}

const { values } = parseArgs({ options: { out: { type: "string" }, help: { type: "boolean", short: "h" } } });
if (values.help || values.out === undefined) {
  process.stdout.write(`${HELP.trim()}\n`);
  process.exitCode = values.help ? 0 : 1;
} else {
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const built = mkdtempSync(join(tmpdir(), "contract-kit-runtime-"));
  try {
    writeRuntimePackage(built);
    pack(built, out);
    pack(folder, out);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
