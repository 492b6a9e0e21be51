import ts from "typescript";
import { getMemberKey, getPlace, readModule, type SourceFunction, type SourceModule } from "./source-functions.ts";

export interface Finding {
  /** The file and the line. */
  readonly place: string;
  readonly file: string;
  /** The function that makes the change. */
  readonly name: string;
  readonly text: string;
}

/** A statement that writes. FOR UPDATE only locks. */
const WRITES =
  /\b(INSERT\s+INTO|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE|UPDATE\s+(ONLY\s+)?[\w."${}]+\s+(AS\s+)?("?\w+"?\s+)?SET)\b/i;
/** Calls that change the world of others. */
const CALLS_OUT = /(\bcarrier\??\.submit|\bpostReport|^fetch)$/;
/** Methods that call a function for each of several values. */
const EACH = new Set(["map", "flatMap", "forEach"]);
const TRANSACTIONS = new Set(["withTransaction", "withLongTransaction"]);
const FIX =
  'put the change into crashPoint("name", () => …), and a transaction of the store into withTransaction(committedAt(database, "name"), …)';
const FIX_IN_STORE =
  'put each change into crashPoint("name", () => …), or all into one withTransaction(committedAt(database, "name"), …)';
/** Statements are put together from constants and functions. */
const MOST_DEPTH = 4;

/**
 * Finds changes of the outside world without a crash point of their own:
 *   - outside of server/store each of them needs one;
 *   - in server/store a function may leave it to its caller, if it makes one change only. A transaction is one change.
 * A function with a parameter `client` gets the connection of a transaction, whose commit is the change.
 */
export function findChanges(files: ReadonlyMap<string, string>): readonly Finding[] {
  return new ChangeFinder([...files].map(([file, text]) => readModule(file, text))).find();
}

class ChangeFinder {
  readonly #modules: ReadonlyMap<string, SourceModule>;
  readonly #open = new Map<SourceFunction, boolean>();

  constructor(modules: readonly SourceModule[]) {
    this.#modules = new Map(modules.map((module) => [module.file, module]));
  }

  find(): readonly Finding[] {
    return [...this.#modules.values()].flatMap((module) =>
      [...module.functions.values()].flatMap((one) => this.#check(module, one)),
    );
  }

  #check(module: SourceModule, one: SourceFunction): readonly Finding[] {
    if (one.isInTransaction) return [];
    const isStore = isInStore(module);
    const all = this.#listChanges(module, one.node.body, one.node);
    // A function outside of the store that makes a change is told itself: with a point there, its callers need none.
    const changes = isStore ? all : all.filter((change) => !this.#isToldElsewhere(module, change));
    const isOne = changes.length < 2 && !changes.some((change) => isInLoop(change, one.node));
    if (isStore && isOne) return [];
    return changes.map((change) => ({
      place: getPlace(change),
      ...{ file: module.file, name: one.name },
      text: isStore
        ? `${one.name} changes the world more than once; fix: ${FIX_IN_STORE}`
        : `${one.name} changes the world without a crash point; fix: ${FIX}`,
    }));
  }

  #isToldElsewhere(module: SourceModule, change: ts.Node): boolean {
    const called = ts.isCallExpression(change) ? this.#findCalled(module, change.expression) : undefined;
    return called !== undefined && !isInStore(called) && this.#isOpen(called);
  }

  /** Whether a caller of the function changes the world. */
  #isOpen(one: SourceFunction): boolean {
    const known = this.#open.get(one);
    if (known !== undefined) return known;
    // A function that calls itself is as open as the rest of it.
    this.#open.set(one, false);
    const module = this.#modules.get(one.file);
    const isOpen = module !== undefined && this.#listChanges(module, one.node.body, one.node).length > 0;
    this.#open.set(one, isOpen);
    return isOpen;
  }

  /** The changes that are made in a function itself, or in one inside of it that has no name. */
  #listChanges(module: SourceModule, root: ts.Node | undefined, owner: ts.Node): readonly ts.Node[] {
    const found: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      if (node !== owner && (isNamedFunction(module, node) || isInTransaction(node))) return;
      if (ts.isCallExpression(node)) {
        const callee = node.expression.getText();
        if (callee === "crashPoint") {
          const changes = node.arguments.flatMap((part) => this.#listChanges(module, part, part));
          if (changes.length > 1 || changes.some((change) => isInLoop(change, node))) found.push(node);
          return;
        }
        if (TRANSACTIONS.has(callee)) {
          const [database, ...work] = node.arguments;
          const isAtPoint = database?.getText().startsWith("committedAt(") === true;
          if (!isAtPoint && work.some((part) => this.#listChanges(module, part, part).length > 0)) found.push(node);
          return;
        }
        if (CALLS_OUT.test(callee) || this.#isWrite(module, node) || this.#callsOpen(module, node)) {
          found.push(node);
          return;
        }
      }
      ts.forEachChild(node, visit);
    };
    if (root !== undefined) visit(root);
    return found;
  }

  #isWrite(module: SourceModule, call: ts.CallExpression): boolean {
    const [statement] = call.arguments;
    const isQuery = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === "query";
    return isQuery && statement !== undefined && WRITES.test(this.#collectText(module, statement, MOST_DEPTH));
  }

  /** The text of an expression, and of the constants and functions that it names. */
  #collectText(module: SourceModule, node: ts.Node, depth: number): string {
    const texts = [node.getText()];
    const visit = (part: ts.Node): void => {
      if (ts.isIdentifier(part) && depth > 0) {
        const found = this.#resolve(module, part.text);
        const named = found?.module.constants.get(found.name) ?? found?.module.functions.get(found.name)?.node;
        // A function is named inside of itself.
        const isAround = named !== undefined && named.pos <= part.pos && part.end <= named.end;
        if (found !== undefined && named !== undefined && !isAround)
          texts.push(this.#collectText(found.module, named, depth - 1));
      }
      ts.forEachChild(part, visit);
    };
    visit(node);
    return texts.join("\n");
  }

  #callsOpen(module: SourceModule, { expression }: ts.CallExpression): boolean {
    const called = this.#findCalled(module, expression);
    return called !== undefined && this.#isOpen(called);
  }

  #findCalled(module: SourceModule, expression: ts.Expression): SourceFunction | undefined {
    if (ts.isIdentifier(expression)) {
      const found = this.#resolve(module, expression.text);
      return found?.module.functions.get(found.name);
    }
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    const { expression: object, name } = expression;
    if (object.kind === ts.SyntaxKind.ThisKeyword) return module.functions.get(getMemberKey(name.text, expression));
    const space = ts.isIdentifier(object) ? module.imports.get(object.text) : undefined;
    return space?.name === "*" ? this.#modules.get(space.file)?.functions.get(name.text) : undefined;
  }

  #resolve(module: SourceModule, name: string): { readonly module: SourceModule; readonly name: string } | undefined {
    const imported = module.imports.get(name);
    if (imported === undefined) return { module, name };
    const other = this.#modules.get(imported.file);
    return other && { module: other, name: imported.name };
  }
}

const isInStore = ({ file }: { readonly file: string }): boolean => file.startsWith("server/store/");

/** A part of a transaction that is begun elsewhere. */
const isInTransaction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) && node.parameters.some((parameter) => parameter.name.getText() === "client");

const isNamedFunction = ({ functions }: SourceModule, node: ts.Node): boolean =>
  ts.isFunctionLike(node) && [...functions.values()].some((one) => one.node === node);

function isInLoop(node: ts.Node, owner: ts.Node): boolean {
  for (let around = node.parent; around !== owner && around !== undefined; around = around.parent)
    if (ts.isIterationStatement(around, false) || isCalledForEach(around)) return true;
  return false;
}

const isCalledForEach = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) &&
  ts.isCallExpression(node.parent) &&
  ts.isPropertyAccessExpression(node.parent.expression) &&
  EACH.has(node.parent.expression.name.text);
