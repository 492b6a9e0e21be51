import ts from "typescript";
import { METHODS_OF_3_1 } from "../../document/grammar.ts";
import { listPathOperations } from "../../document/path-operations.ts";
import { walk } from "../../document/walk-document.ts";
import { asObject, type JsonObject, listMembers } from "../../schema/json.ts";

/** A whole query (`in: querystring`) has the type of a parameter of the query. */
function withoutQuerystring(document: JsonObject): JsonObject {
  if (!JSON.stringify(document).includes('"querystring"')) return document;
  const copy = structuredClone(document);
  walk(copy, "root", undefined, (node, kind) => {
    if (kind === "parameter" && node.in === "querystring") node.in = "query";
  });
  return copy;
}

/**
 * A document of OpenAPI 3.1 with the same operations, for the library. One with a method that the library does not know is a POST of a path
 * of its own there; `bringBack` moves its type to its own path and method.
 */
export function toOpenapi31(typesDocument: JsonObject): {
  readonly document: JsonObject;
  readonly bringBack: (statements: ts.Node[]) => ts.Node[];
} {
  const document = withoutQuerystring(typesDocument);
  const moved = new Map<string, { readonly path: string; readonly method: string }>();
  const moveItems = (items: JsonObject): JsonObject =>
    Object.fromEntries(
      listMembers(items).flatMap(([path, node]) => {
        const { additionalOperations: _, ...item } = asObject(node);
        const others = listPathOperations(asObject(node)).filter(({ method }) => !METHODS_OF_3_1.includes(method));
        for (const { method } of others) delete item[method];
        const added = others.map(({ method, node: operation }) => {
          // A path has no spaces, so no other is called like this.
          const key = `${path} ${method}`;
          moved.set(key, { path, method });
          return [key, { parameters: item.parameters ?? [], post: operation }] as const;
        });
        return [[path, item] as const, ...added];
      }),
    );
  const [paths, webhooks] = [moveItems(asObject(document.paths)), moveItems(asObject(document.webhooks))];
  if (moved.size === 0) return { document, bringBack: (statements) => statements };
  return {
    document: { ...document, paths, webhooks },
    bringBack: (statements) =>
      statements.map((node) => (ts.isInterfaceDeclaration(node) ? bringBack(node, moved) : node)),
  };
}

type Moved = ReadonlyMap<string, { readonly path: string; readonly method: string }>;

function bringBack(declaration: ts.InterfaceDeclaration, moved: Moved): ts.InterfaceDeclaration {
  const nameOf = ({ name }: ts.TypeElement): string => (name && "text" in name ? name.text : "");
  const membersOf = (member: ts.TypeElement): readonly ts.TypeElement[] =>
    ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type) ? member.type.members : [];
  const added = declaration.members.filter((member) => moved.has(nameOf(member)));
  if (added.length === 0) return declaration;
  const members = declaration.members.flatMap((member) => {
    if (added.includes(member)) return [];
    const own = added.filter((one) => moved.get(nameOf(one))?.path === nameOf(member));
    if (own.length === 0 || !ts.isPropertySignature(member)) return [member];
    const operations = own.flatMap((one) =>
      membersOf(one)
        .filter((operation) => nameOf(operation) === "post")
        .filter(ts.isPropertySignature)
        .map((operation) => renamed(operation, moved.get(nameOf(one))?.method ?? "")),
    );
    const type = ts.factory.createTypeLiteralNode([...membersOf(member), ...operations]);
    const { modifiers, name, questionToken } = member;
    return [keepComment(member, ts.factory.updatePropertySignature(member, modifiers, name, questionToken, type))];
  });
  const { modifiers, name, typeParameters, heritageClauses } = declaration;
  return ts.factory.updateInterfaceDeclaration(declaration, modifiers, name, typeParameters, heritageClauses, members);
}

const renamed = (member: ts.PropertySignature, name: string): ts.PropertySignature =>
  keepComment(
    member,
    ts.factory.createPropertySignature(
      member.modifiers,
      /^[a-z]+$/.test(name) ? ts.factory.createIdentifier(name) : ts.factory.createStringLiteral(name),
      member.questionToken,
      member.type,
    ),
  );

/** The comments that the library adds are no part of the node, and are lost with it. */
const keepComment = <Node extends ts.Node>(from: ts.Node, to: Node): Node =>
  ts.setSyntheticLeadingComments(to, ts.getSyntheticLeadingComments(from));
