import ts from "typescript";
import type { OutputFile } from "../emit/emitter.ts";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
};

const asJavaScript = (text: string): string => text.replaceAll(/(from "\.{1,2}\/(?:[\w-]+\/)*[\w-]+)\.ts"/g, '$1.js"');

/** Each module as `.js` and `.d.ts`. Works file by file, so every export must state its type. */
export function transpile(files: readonly OutputFile[]): OutputFile[] {
  return files.flatMap(({ path, text }) => {
    const source = asJavaScript(text);
    const code = ts.transpileModule(source, { fileName: path, compilerOptions: OPTIONS }).outputText;
    const declarations = ts.transpileDeclaration(source, {
      fileName: path,
      compilerOptions: OPTIONS,
      reportDiagnostics: true,
    });
    const fault = declarations.diagnostics?.[0];
    if (fault) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(fault.messageText, " ")}`);
    return [
      { path: path.replace(/\.ts$/, ".js"), text: code },
      { path: path.replace(/\.ts$/, ".d.ts"), text: declarations.outputText },
    ];
  });
}
