import { resolve } from "node:path";
import ts from "typescript";

/** A function of the server, as the rule about crash points sees it. */
export interface SourceFunction {
  readonly file: string;
  readonly name: string;
  readonly node: ts.FunctionLikeDeclaration;
  /** It gets the connection of a transaction. */
  readonly isInTransaction: boolean;
}

/** What a file declares and imports, by the names that are used in it. */
export interface SourceModule {
  readonly file: string;
  readonly source: ts.SourceFile;
  /** By their keys: see getFunctionKey. */
  readonly functions: ReadonlyMap<string, SourceFunction>;
  /** Constants outside and inside of functions: a statement may be in either. */
  readonly constants: ReadonlyMap<string, ts.Expression>;
  /** The file and the name there; "*" for all names of the file. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

export function readModule(file: string, text: string): SourceModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const functions = new Map<string, SourceFunction>();
  const constants = new Map<string, ts.Expression>();
  const imports = new Map<string, { readonly file: string; readonly name: string }>();
  const addFunction = (name: string, node: ts.FunctionLikeDeclaration): void => {
    const isInTransaction = node.parameters.some((parameter) => parameter.name.getText() === "client");
    const key = getFunctionKey(name, node);
    functions.set(functions.has(key) ? `${key} ${node.pos}` : key, { file, name, node, isInTransaction });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) readImport(file, node, imports);
    else if (ts.isConstructorDeclaration(node)) addFunction("constructor", node);
    else if (isDeclaredFunction(node) && node.name !== undefined) addFunction(node.name.getText(), node);
    else if (isDeclaredValue(node) && node.initializer !== undefined) {
      const { initializer } = node;
      const name = node.name.getText();
      if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) addFunction(name, initializer);
      else if (ts.isVariableDeclaration(node) && !constants.has(name)) constants.set(name, initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, source, functions, constants, imports };
}

const isDeclaredFunction = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node);

const isDeclaredValue = (node: ts.Node) =>
  ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node);

/** Functions are called by their name, members of a class by `this`. A member of an object may have the name of a function. */
function getFunctionKey(name: string, node: ts.Node): string {
  const owner = ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node.parent : node;
  if (ts.isClassLike(owner.parent)) return getMemberKey(name, owner);
  return ts.isObjectLiteralExpression(owner.parent) ? `${name} of an object` : name;
}

/** The key of a member of the class that is around a node. */
export function getMemberKey(name: string, node: ts.Node): string {
  const around = ts.findAncestor(node, ts.isClassLike);
  return `${name} of the class at ${around?.pos}`;
}

function readImport(
  file: string,
  node: ts.ImportDeclaration,
  imports: Map<string, { readonly file: string; readonly name: string }>,
): void {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  const bindings = node.importClause?.namedBindings;
  if (!from.startsWith(".") || bindings === undefined) return;
  const imported = resolve("/", file, "..", from).slice(1);
  if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { file: imported, name: "*" });
  else
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { file: imported, name: (propertyName ?? name).text });
}

/** Where it begins, as an editor names the place. */
export function getPlace(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
