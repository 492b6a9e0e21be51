import ts from "typescript";
import { typeName, unique } from "../../document/names.ts";

/** Names that types.ts has already, or that its types need. A schema of such a name gets another one. */
const TAKEN = [
  ...["paths", "webhooks", "components", "operations", "$defs", "external"],
  ...["Array", "Blob", "Exclude", "ListOf", "Omit", "OneOf", "Pick", "Partial", "Record", "WithRequired", "XOR"],
];

/** The operation whose bodies get names: its key in `operations`, and how its types are called. */
export interface NamedOperation {
  readonly key: string;
  readonly typeName: string;
}

/** The TypeScript types of a document: the text of types.ts, and each of its types. */
export interface DocumentTypes {
  readonly text: string;
  /** The type at a path, such as `operations`, `addPet`, `parameters`, `query`, `limit`. References to named types are followed. */
  find(path: readonly string[]): DocumentType | undefined;
  /** These exported types and those that they use, at any depth, sorted. */
  listWithUsed(names: Iterable<string>): string[];
}

export interface DocumentType {
  /** The exported types that the text uses. */
  readonly uses: ReadonlySet<string>;
  /** The text, with some of the used names replaced. */
  print(renamed: ReadonlyMap<string, string>): string;
  /** The description in the document. */
  readonly comment: string;
}

/**
 * Gives every schema of a document a type of its own name: `components["schemas"]["Pet"]` becomes `Pet`, and so do the bodies
 * that have no name. An editor then shows the name, or the fields, and not where they are found.
 */
export function nameTypes(
  statements: readonly ts.Node[],
  operations: readonly NamedOperation[],
  print: (nodes: readonly ts.Node[]) => string,
  /** Further names that the types need. */
  needed: readonly string[] = [],
): DocumentTypes {
  const names = new SchemaNames(statements, [...TAKEN, ...needed]);
  const lifted: ts.TypeAliasDeclaration[] = [];
  const lift = (name: string, type: ts.TypeNode, commented?: ts.Node): ts.TypeNode => {
    const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const alias = ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);
    const comments = commented && ts.getSyntheticLeadingComments(commented);
    if (comments !== undefined) ts.setSyntheticLeadingComments(alias, comments);
    lifted.push(alias);
    return ts.factory.createTypeReferenceNode(name);
  };
  const named = statements.map((statement) => names.replaceReferences(statement));
  const roots = new Map(named.flatMap((node) => (ts.isInterfaceDeclaration(node) ? [[node.name.text, node]] : [])));
  // By member: nodes of types such as `string` are shared by all members that have the type.
  const replaced = new Map<ts.Node, ts.Node>();
  const replaceType = (member: ts.PropertySignature, type: ts.TypeNode): void => {
    const { modifiers, name, questionToken } = member;
    replaced.set(member, ts.factory.createPropertySignature(modifiers, name, questionToken, type));
  };
  for (const member of getMembers(findMember(roots.get("components"), "schemas")?.type)) {
    const name = names.get(getName(member));
    if (name !== undefined && member.type) replaceType(member, lift(name, member.type, member));
  }
  const nameBodies = (content: ts.TypeNode | undefined, name: string, commented?: ts.Node): void => {
    for (const [index, media] of getMembers(findMember(content, "content")?.type).entries()) {
      if (!media.type || isShort(media.type)) continue;
      const own = index === 0 ? name : name + typeName(getName(media));
      replaceType(media, lift(names.add(own), media.type, commented));
    }
  };
  for (const { key, typeName: operation } of operations) {
    const types = findMember(roots.get("operations"), key)?.type;
    nameBodies(findMember(types, "requestBody")?.type, `${operation}RequestBody`);
    for (const response of getMembers(findMember(types, "responses")?.type))
      nameBodies(response.type, `${operation}Response${typeName(getName(response)).replace(/^_/, "")}`, response);
  }
  for (const section of ["responses", "requestBodies"])
    for (const member of getMembers(findMember(roots.get("components"), section)?.type))
      nameBodies(member.type, typeName(getName(member)) + (section === "responses" ? "Response" : "RequestBody"));
  const replace = <Node extends ts.Node>(node: Node): Node =>
    (replaced.get(node) ?? ts.visitEachChild(node, replace, undefined)) as Node;
  const final = named.map(replace);
  const text = print([...final, ...lifted]);
  return { text, find: finder(final, names), listWithUsed: (roots) => listWithUsed(roots, lifted, names) };
}

function listWithUsed(
  roots: Iterable<string>,
  aliases: readonly ts.TypeAliasDeclaration[],
  names: SchemaNames,
): string[] {
  const byName = new Map(aliases.map((alias) => [alias.name.text, alias.type]));
  const found = new Set<string>();
  const visit = (name: string): void => {
    const type = byName.get(name);
    if (type === undefined || found.has(name)) return;
    found.add(name);
    for (const used of collectUses(type, names)) visit(used);
  };
  for (const name of roots) visit(name);
  return [...found].sort();
}

/** The exported types that a type uses. */
function collectUses(type: ts.TypeNode, names: SchemaNames): Set<string> {
  const uses = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && names.isExported(node.typeName.text))
      uses.add(node.typeName.text);
    ts.forEachChild(node, collect);
  };
  collect(type);
  return uses;
}

/** Whether a type may have this name: no word of the language, such as `class`. */
function isOwnName(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, name);
  return scanner.scan() === ts.SyntaxKind.Identifier && scanner.getTokenText() === name;
}

/** The exported name of each schema. */
class SchemaNames {
  readonly #bySchema = new Map<string, string>();
  readonly #reserved: ReadonlySet<string>;
  readonly #taken: Set<string>;

  constructor(statements: readonly ts.Node[], reserved: readonly string[]) {
    this.#reserved = new Set(reserved);
    this.#taken = new Set(reserved);
    const components = statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
    const schemas = getMembers(findMember(components, "schemas")?.type).map(getName);
    // Names that need no change come first, so that they keep it.
    for (const schema of [...schemas.filter(isOwnName), ...schemas.filter((schema) => !isOwnName(schema))])
      this.#bySchema.set(schema, this.add(isOwnName(schema) ? schema : typeName(schema)));
  }

  add(name: string): string {
    return unique(this.#taken.has(name) ? `${name}Schema` : name, this.#taken);
  }

  get(schema: string): string | undefined {
    return this.#bySchema.get(schema);
  }

  /** `components["schemas"]["Pet"]` → `Pet`. */
  replaceReferences<Node extends ts.Node>(node: Node): Node {
    const visit = (child: ts.Node): ts.Node => {
      const [root, section, schema] = readReference(child) ?? [];
      const name = root === "components" && section === "schemas" ? this.#bySchema.get(schema ?? "") : undefined;
      return name === undefined ? ts.visitEachChild(child, visit, undefined) : ts.factory.createTypeReferenceNode(name);
    };
    return visit(node) as Node;
  }

  isExported(name: string): boolean {
    return this.#taken.has(name) && !this.#reserved.has(name);
  }
}

/** `components["parameters"]["limit"]` → its three names. */
function readReference(node: ts.Node): string[] | undefined {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return [node.typeName.text];
  if (!ts.isIndexedAccessTypeNode(node)) return undefined;
  const holder = readReference(node.objectType);
  const { indexType } = node;
  if (holder === undefined || !ts.isLiteralTypeNode(indexType)) return undefined;
  const { literal } = indexType;
  return ts.isStringLiteral(literal) || ts.isNumericLiteral(literal) ? [...holder, literal.text] : undefined;
}

/** Types that need no name: a name, a list of a name, text, numbers. */
function isShort(type: ts.TypeNode): boolean {
  if (ts.isArrayTypeNode(type)) return isShort(type.elementType);
  return !(ts.isTypeLiteralNode(type) || ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type));
}

const getName = (member: ts.PropertySignature): string =>
  ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) || ts.isNumericLiteral(member.name)
    ? member.name.text
    : "";

function getMembers(node: ts.Node | undefined): ts.PropertySignature[] {
  if (node === undefined) return [];
  return ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)
    ? node.members.filter(ts.isPropertySignature)
    : [];
}

type Members = ReadonlyMap<string, ts.PropertySignature>;

/** Operations, of which a document may have a thousand, are looked up by name again and again. */
const membersByName = new WeakMap<ts.Node, Members>();

function findMember(node: ts.Node | undefined, name: string): ts.PropertySignature | undefined {
  if (node === undefined) return undefined;
  let members = membersByName.get(node);
  if (members === undefined) {
    // Of several members of one name the first counts.
    members = new Map(
      getMembers(node)
        .map((member) => [getName(member), member] as const)
        .reverse(),
    );
    membersByName.set(node, members);
  }
  return members.get(name);
}

function finder(statements: readonly ts.Node[], names: SchemaNames): DocumentTypes["find"] {
  const printer = ts.createPrinter({ removeComments: true });
  const file = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);
  const roots = new Map(
    statements.flatMap((node) => (ts.isInterfaceDeclaration(node) ? [[node.name.text, node]] : [])),
  );
  const walk = (path: readonly string[]): ts.PropertySignature | undefined => {
    const [root = "", ...rest] = path;
    let node: ts.Node | undefined = roots.get(root);
    let member: ts.PropertySignature | undefined;
    for (const name of rest) {
      member = findMember(node, name);
      node = member?.type && follow(member.type);
    }
    return member;
  };
  /** Through `components["responses"]["NotFound"]`, for example. */
  const follow = (type: ts.TypeNode): ts.TypeNode => {
    const reference = ts.isIndexedAccessTypeNode(type) ? readReference(type) : undefined;
    const target = reference && walk(reference)?.type;
    return target === undefined ? type : follow(target);
  };
  // The same headers are in the responses of all operations.
  const described = new Map<ts.TypeNode, Omit<DocumentType, "comment">>();
  const describe = (type: ts.TypeNode): Omit<DocumentType, "comment"> => {
    const known = described.get(type);
    if (known !== undefined) return known;
    const uses = collectUses(type, names);
    const print: DocumentType["print"] = (renamed) =>
      printer.printNode(ts.EmitHint.Unspecified, rename(type, renamed), file);
    const withoutNames = uses.size === 0 ? print(new Map()) : undefined;
    const found = { uses, print: withoutNames === undefined ? print : () => withoutNames };
    described.set(type, found);
    return found;
  };
  return (path) => {
    const member = walk(path);
    if (!member?.type) return undefined;
    return {
      ...describe(follow(member.type)),
      comment: ts.getSyntheticLeadingComments(member)?.[0]?.text ?? "",
    };
  };
}

function rename<Node extends ts.Node>(node: Node, renamed: ReadonlyMap<string, string>): Node {
  const visit = (child: ts.Node): ts.Node => {
    const name =
      ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName) ? renamed.get(child.typeName.text) : undefined;
    return name === undefined ? ts.visitEachChild(child, visit, undefined) : ts.factory.createTypeReferenceNode(name);
  };
  return visit(node) as Node;
}
