import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(import.meta.dirname, "..");
const compiler = join(root, "node_modules/typescript-native/bin/tsc");

/**
 * Writes the declarations of the entry points and of the files that they import. They are compiled without Node's types,
 * so that they use only what also exists in a browser. Each is written twice, because TypeScript takes a .d.ts file of
 * this package for an ES module, and only a .d.cts file for CommonJS.
 */
export function declarations(entries: readonly string[], out: string): void {
  const work = mkdtempSync(join(tmpdir(), "client-declarations-"));
  try {
    const made = join(work, "made");
    const project = join(work, "tsconfig.json");
    writeFileSync(project, JSON.stringify(configuration(entries, made)));
    execFileSync(process.execPath, [compiler, "--project", project], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
    });
    new Collector(made, out).collect(entries.map((entry) => relative(root, entry)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function configuration(entries: readonly string[], outDir: string): object {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: root,
    types: [],
    // Declarations are written for files of the project, and not for those of a package.
    paths: { "contract-kit-runtime/*": [join(root, "scripts/runtime/*.ts")] },
    // The run-time modules use `findLast` and `toWellFormed`.
    lib: ["es2022", "es2023.array", "es2024.string", "dom", "dom.iterable"],
  };
  return { extends: join(root, "tsconfig.json"), compilerOptions, files: entries, include: [], exclude: [] };
}

/** Follows imports from declaration to declaration. */
class Collector {
  readonly #made: string;
  readonly #out: string;
  readonly #seen = new Set<string>();

  constructor(made: string, out: string) {
    this.#made = made;
    this.#out = out;
  }

  collect(sources: readonly string[]): void {
    for (const source of sources) {
      const name = source.replace(/\.[jt]s$/, ".d.ts");
      if (this.#seen.has(name)) continue;
      this.#seen.add(name);
      const text = withRelativeRuntime(readFileSync(this.#find(name), "utf8"), dirname(name));
      const imported = [...text.matchAll(IMPORT)].map(([, , path]) => path ?? "");
      const target = join(this.#out, name);
      mkdirSync(dirname(target), { recursive: true });
      // The package has no .ts files, so that imports name the .js or .cjs files.
      writeFileSync(target, withImports(text, ".js"));
      writeFileSync(target.replace(/ts$/, "cts"), withImports(text, ".cjs"));
      this.collect(imported.map((path) => join(dirname(source), path)));
    }
  }

  /** The compiled declaration, or one that the generator wrote. */
  #find(name: string): string {
    const compiled = join(this.#made, name);
    return existsSync(compiled) ? compiled : join(root, name);
  }
}

/** The run-time modules of the toolkit become part of the package. */
const withRelativeRuntime = (text: string, folder: string): string =>
  text.replaceAll(/(?<=from "|import\(")contract-kit-runtime\/[^"]+/g, (module) =>
    relative(folder, relative(root, fileURLToPath(import.meta.resolve(module)))),
  );

const IMPORT = /(from "|import\(")(\.[^"]+)"/g;

const withImports = (text: string, extension: string): string =>
  text.replaceAll(IMPORT, (_, before: string, path: string) => `${before}${path.replace(/\.[jt]s$/, extension)}"`);
