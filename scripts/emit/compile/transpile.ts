import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { toolkitFolder } from "../../project/toolkit.ts";

interface Module {
  readonly path: string;
  readonly text: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
};

const CACHE_FOLDER = join(toolkitFolder, "../node_modules/.cache/generate");

/**
 * Each `.ts` module as `.js` and `.d.ts`. The run-time modules are the same for every document, so the result is kept,
 * under a hash of the sources. If the cache is damaged or cannot be written, the modules are compiled again.
 */
export function transpile(modules: readonly Module[]): Module[] {
  const hash = createHash("sha1").update(JSON.stringify([modules, ts.version]));
  const cacheFile = join(CACHE_FOLDER, `runtime-${hash.digest("base64url")}.json`);
  const known = compiledBefore.get(cacheFile);
  if (known !== undefined) return known;
  const compiled = readOrCompile(modules, cacheFile);
  compiledBefore.set(cacheFile, compiled);
  return compiled;
}

/** What this process has compiled or read from the cache. */
const compiledBefore = new Map<string, Module[]>();

function readOrCompile(modules: readonly Module[], cacheFile: string): Module[] {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8")) as Module[];
  } catch {
    const compiled = modules.flatMap(transpileModule);
    try {
      mkdirSync(CACHE_FOLDER, { recursive: true });
      writeFileSync(cacheFile, JSON.stringify(compiled));
    } catch {
      // The cache folder is not writable; the next run compiles again.
    }
    return compiled;
  }
}

const withJsImports = (text: string): string => text.replaceAll(/(from "\.{1,2}\/(?:[\w-]+\/)*[\w-]+)\.ts"/g, '$1.js"');

/** Compiles one file without the others, so every export must state its type. */
function transpileModule({ path, text }: Module): Module[] {
  const source = withJsImports(text);
  const options: ts.TranspileOptions = { fileName: path, compilerOptions: OPTIONS, reportDiagnostics: true };
  const code = ts.transpileModule(source, options).outputText;
  const declarations = ts.transpileDeclaration(source, options);
  const problem = declarations.diagnostics?.[0];
  if (problem) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(problem.messageText, " ")}`);
  return [
    { path: path.replace(/\.ts$/, ".js"), text: code },
    { path: path.replace(/\.ts$/, ".d.ts"), text: declarations.outputText },
  ];
}
