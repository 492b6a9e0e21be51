import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { toolkitFolder } from "../../project/toolkit.ts";

interface Module {
  /** Relative to the folder of the run-time modules. */
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

const SOURCES = join(toolkitFolder, "runtime");
const CACHE_FOLDER = join(toolkitFolder, "../node_modules/.cache/generate");

/**
 * Each run-time module as `.js` and `.d.ts`. They are the same for every document, so the result is kept, under a hash of the
 * sources. If the cache is damaged or cannot be written, the modules are compiled again.
 */
export function compileRuntime(): readonly Module[] {
  compiled ??= readOrCompile(readSources());
  return compiled;
}

/** What this process has compiled or read from the cache. */
let compiled: readonly Module[] | undefined;

const readSources = (): Module[] =>
  ["", "koa/"].flatMap((folder) =>
    readdirSync(join(SOURCES, folder))
      .filter((name) => name.endsWith(".ts"))
      .sort()
      .map((name) => ({ path: `${folder}${name}`, text: readFileSync(join(SOURCES, folder, name), "utf8") })),
  );

function readOrCompile(modules: readonly Module[]): Module[] {
  const hash = createHash("sha1").update(JSON.stringify([modules, ts.version]));
  const cacheFile = join(CACHE_FOLDER, `runtime-${hash.digest("base64url")}.json`);
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8")) as Module[];
  } catch {
    const result = modules.flatMap(compileModule);
    try {
      mkdirSync(CACHE_FOLDER, { recursive: true });
      writeFileSync(cacheFile, JSON.stringify(result));
    } catch {
      // The cache folder is not writable; the next run compiles again.
    }
    return result;
  }
}

const withJsImports = (text: string): string => text.replaceAll(/(from "\.{1,2}\/(?:[\w-]+\/)*[\w-]+)\.ts"/g, '$1.js"');

/** Compiles one file without the others, so every export must state its type. */
function compileModule({ path, text }: Module): Module[] {
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
