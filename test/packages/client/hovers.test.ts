import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, inject, test } from "vitest";
import { PACKAGE } from "./packed-package.ts";

const types = join(inject("packed").folder, "node_modules", PACKAGE, "dist/types");
const ENTRIES = ["index", "webhook", "validate", "segments", "preview", "testing"];
/** Types of the whole document, which are found by path and not by a hover. */
const BY_PATH: ReadonlySet<string> = new Set(["components", "operations", "paths"]);

interface Shown {
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** A text, number or flag, whose example says more than its type. */
  readonly isPlain: boolean;
  readonly isOfContract: boolean;
}

let shown: readonly Shown[];

/** What an editor shows of each exported name and of each of its fields. */
beforeAll(() => {
  const files = ENTRIES.map((entry) => join(types, `client/${entry}.d.ts`)).filter(ts.sys.fileExists);
  const program = ts.createProgram(files, {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: [],
  });
  const checker = program.getTypeChecker();
  const show = (symbol: ts.Symbol, name: string): Shown => ({
    name,
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    tags: symbol.getJsDocTags(checker).flatMap((tag) => [tag.name, ts.displayPartsToString(tag.text)]),
    isPlain: isPlain(checker.getNonNullableType(checker.getTypeOfSymbol(symbol))),
    isOfContract: symbol.declarations?.some((node) => node.getSourceFile().fileName.includes("/generated/")) ?? false,
  });
  const exported = files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.Node);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  });
  shown = exported
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ name }) => !BY_PATH.has(name))
    .flatMap((symbol) => {
      const type = symbol.flags & ts.SymbolFlags.Type ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
      const members = type === undefined ? [] : type.isUnion() ? type.types : [type];
      const fields = members.flatMap((member) => member.getProperties()).filter((field) => isOwn(field, checker));
      return [show(symbol, symbol.name), ...fields.map((field) => show(field, `${symbol.name}.${field.name}`))];
    });
});

const isPlain = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0;

/** Whether a field is of this package, is public, and may be given. */
function isOwn(field: ts.Symbol, checker: ts.TypeChecker): boolean {
  const [declaration] = field.declarations ?? [];
  if (!declaration?.getSourceFile().fileName.startsWith(types) || field.name.includes("#")) return false;
  return (checker.getNonNullableType(checker.getTypeOfSymbol(field)).flags & ts.TypeFlags.Never) === 0;
}

test("every exported name and field has a text", () => {
  expect(shown.length).toBeGreaterThan(2000);
  const silent = shown.filter(({ text, tags }) => `${text}${tags.join("")}`.trim() === "");
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("every text, number and flag of the contract has an example", () => {
  const without = shown.filter(
    ({ name, isPlain, isOfContract, tags }) =>
      name.includes(".") && isPlain && isOfContract && !tags.includes("example"),
  );
  expect([...new Set(without.map(({ name }) => name))]).toEqual([]);
});

test.each([
  ["GatewayOptions.clientId", "The ID of your account"],
  ["SmsSend.text", "At least 1 character."],
  ["SmsSend.to", "Pattern: `^[0-9]{8,15}$`."],
  ["SmsSend.from", '"0212345678"'],
  ["OmniSendWithMessageFlow.destinations", "1 to 10 items."],
  ["Methods.sendSms", "POST /v1/send/sms"],
  ["Gateway.waitForReport", "Polls until there is a final report."],
])("%s says %s", (name, text) => {
  const found = shown.find((one) => one.name === name);
  expect([found?.text, ...(found?.tags ?? [])].join("\n")).toContain(text);
});
