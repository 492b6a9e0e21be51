import ts from "typescript";
import type { Finding } from "./find-changes.ts";
import { getPlace } from "./source-functions.ts";

/** Where the names are declared. */
export const NAMES_FILE = "server/crash-points.ts";

/** Names of crash points that stand at no place or at several: a walk stops at the first place that a process comes to. */
export function findNames(declarations: string, files: ReadonlyMap<string, string>): readonly Finding[] {
  const declared = listLiterals(ts.createSourceFile(NAMES_FILE, declarations, ts.ScriptTarget.Latest, true), (node) =>
    ts.isLiteralTypeNode(node.parent),
  );
  const used = [...files].flatMap(([file, text]) =>
    listLiterals(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (node) =>
      ts.isCallExpression(node.parent),
    ),
  );
  return declared.flatMap((name): readonly Finding[] => {
    const places = used.filter(({ text }) => text === name.text);
    if (places.length === 1) return [];
    const text =
      places.length === 0
        ? `no change has the crash point "${name.text}"; fix: remove the name here and in test/load/crash/points.ts`
        : `several changes have the crash point "${name.text}" (${places.map(getPlace).join(", ")}); fix: give each a name of its own`;
    return [{ place: getPlace(name), file: NAMES_FILE, name: name.text, text }];
  });
}

function listLiterals(root: ts.Node, isWanted: (node: ts.StringLiteral) => boolean): readonly ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
