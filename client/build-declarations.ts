import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

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
    lib: ["es2022", "dom", "dom.iterable"],
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
      const text = readFileSync(this.#find(name), "utf8");
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

const IMPORT = /(from "|import\(")(\.[^"]+)"/g;

const withImports = (text: string, extension: string): string =>
  text.replaceAll(IMPORT, (_, before: string, path: string) => `${before}${path.replace(/\.[jt]s$/, extension)}"`);
