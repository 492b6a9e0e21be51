import { join, relative } from "node:path";
import { propertyName } from "../document/names.ts";
import type { Api, Media, Operation, ReadPlan } from "../model/model.ts";
import { AJV_IMPORTS, type AjvSchemas, compileChecks, keywordImport, toAjvSchemas } from "../schema/ajv-checks.ts";
import { isBranch, nameBranches } from "../schema/name-branches.ts";
import { findReferences, type Schema } from "../schema/walk.ts";
import { jsonTypesFile } from "./code/json-types.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { divideValidators, nameFunctions, type ValidatorPart } from "./code/validator-parts.ts";
import {
  block,
  componentTree,
  type Leaf,
  listLeaves,
  operationTree,
  type Tree,
  writeTree,
  writeTypes,
} from "./code/validator-tree.ts";
import { BANNER, type EmitContext, indent, type OutputFile } from "./emitter.ts";

type ValidatorContext = Pick<EmitContext, "out" | "standalone" | "remember" | "jsonTypes">;

/** Writes the modules of validators. */
class ValidatorWriter {
  readonly #api: Api;
  /** The schemas, and their branches, each with a function of its own. */
  readonly #defs: Readonly<Record<string, Schema>>;
  readonly #parts: readonly ValidatorPart[];
  readonly #partOf: ReadonlyMap<string, ValidatorPart>;
  readonly #functionNames: Map<string, string>;
  readonly #plans: ReadonlyMap<string, Media>;
  readonly #context: ValidatorContext;
  readonly #remember: NonNullable<EmitContext["remember"]>;

  constructor(api: Api, context: ValidatorContext) {
    this.#api = api;
    this.#context = context;
    this.#remember = context.remember ?? ((_, make) => make());
    this.#defs = nameBranches(api.defs);
    this.#parts = divideValidators(api, this.#defs);
    this.#partOf = new Map(this.#parts.flatMap((part) => part.names.map((name) => [name, part])));
    this.#functionNames = new Map(nameFunctions(Object.keys(this.#defs)));
    for (const part of this.#parts) this.#shareBranches(part);
    const bodies = [...api.operations, ...api.webhooks].flatMap(({ body, responses }) => [
      ...(body?.media ?? []),
      ...responses.flatMap(({ media }) => media),
    ]);
    const planned = bodies.filter(({ fillPlan, readPlan }) => fillPlan !== undefined || readPlan !== undefined);
    this.#plans = new Map(planned.map((media) => [media.schema ?? "", media]));
  }

  files(): OutputFile[] {
    return [
      { path: "validators/settings.js", text: this.#settings(join(this.#context.out, "validators")) },
      ...this.#parts.flatMap((part) => this.#module(part)),
      { path: "validators.js", text: this.#index() },
      { path: "validators.d.ts", text: this.#indexTypes() },
    ];
  }

  /** What all modules share. */
  #settings(folder: string): string {
    const { keywords, faultCode, fillPlans } = this.#api;
    const names = keywords.map((_, index) => keywordImport(index));
    const imports = keywords.map(({ path }, index) => {
      const from = relative(folder, path);
      return `import * as ${names[index]} from ${JSON.stringify(from.startsWith(".") ? from : `./${from}`)};\n`;
    });
    return `${BANNER}
${imports.join("")}
export { ajvRequire as ${AJV_IMPORTS.require}, ${AJV_IMPORTS.childErrors} } from "${runtimeModule("ajv", this.#context, "../")}";
export { ${AJV_IMPORTS.isMultipleOf} } from "${runtimeModule("json-values", this.#context, "../")}";
export { definePart } from "${runtimeModule("validator", this.#context, "../")}";
${names.length > 0 ? `export { ${names.join(", ")} };\n` : ""}
export const settings = {
  keywords: [${names.join(", ")}],
  faultCode: ${JSON.stringify(faultCode)},
  plans: ${JSON.stringify(fillPlans)},
};
`;
  }

  #module(part: ValidatorPart): OutputFile[] {
    const { keywords } = this.#api;
    const defs = this.#defs;
    const reading = this.#readingOf(part);
    const converted = new Map(toAjvSchemas(defs, part.names, this.#functionNames));
    const schemas = [...converted, ...reading.schemas];
    const rules = keywords.map(({ keyword, appliesTo }) => ({ keyword, appliesTo }));
    const code = this.#remember(JSON.stringify([schemas, rules]), () => compileChecks(schemas, rules));
    const up = part.file.startsWith("schemas/") ? "../" : "./";
    const fromSettings = [
      ...["definePart", "settings"],
      ...Object.values(AJV_IMPORTS),
      ...keywords.map((_, index) => keywordImport(index)),
    ];
    const used = this.#usedBy(part);
    const imports = [...used].map(([other, names]) => {
      const functions = names.map((name) => this.#functionNames.get(name));
      return `import { ${[...functions, `part as ${partName(other)}`].join(", ")} } from "${up}${other.file}.js";\n`;
    });
    const text = `${BANNER}
import { ${fromSettings.sort().join(", ")} } from "${up}settings.js";
${imports.join("")}
${code}

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: ${this.#functions(part.names.filter((name) => !isBranch(name)))},
  branches: ${this.#functions(part.names.filter(isBranch))},
  schemas: ${JSON.stringify(JSON.stringify(Object.fromEntries(part.names.map((name) => [name, defs[name]]))))},
${reading.text}  uses: [${[...used.keys()].map(partName).join(", ")}],
});
`;
    if (part.operation === undefined) return [{ path: `validators/${part.file}.js`, text }];
    const tree = operationTree(part.operation);
    const leaf = ({ schema }: Leaf): string => {
      const holder = this.#partOf.get(schema) ?? part;
      return `${holder === part ? "part" : partName(holder)}.validators[${JSON.stringify(schema)}]`;
    };
    const exported = Object.entries(tree).map(
      ([name, node]) => `export const ${name} = ${writeTree(node as Tree, leaf)};\n`,
    );
    return [
      { path: `validators/${part.file}.js`, text: `${text}\n${exported.join("\n")}` },
      {
        path: `validators/${part.file}.d.ts`,
        text: operationTypes(tree, this.#context),
      },
    ];
  }

  /** The schemas of other modules that a module needs, by module. */
  #usedBy(part: ValidatorPart): ReadonlyMap<ValidatorPart, readonly string[]> {
    const needed = new Set(part.names.flatMap((name) => [...findReferences(this.#defs[name] ?? true)]));
    if (part.operation !== undefined)
      for (const { schema } of listLeaves(operationTree(part.operation))) needed.add(schema);
    const used = new Map<ValidatorPart, string[]>();
    for (const name of needed) {
      const other = this.#partOf.get(name);
      if (other !== undefined && other !== part) used.set(other, [...(used.get(other) ?? []), name]);
    }
    return used;
  }

  /** Many conditions in a module are the same, and have one function. */
  #shareBranches({ names }: ValidatorPart): void {
    const functions = new Map<string, string>();
    for (const name of names.filter(isBranch)) {
      const text = JSON.stringify(this.#defs[name]);
      const known = functions.get(text) ?? this.#functionNames.get(name) ?? "";
      functions.set(text, known);
      this.#functionNames.set(name, known);
    }
  }

  #functions(names: readonly string[]): string {
    return indent(block(names.map((name) => `${propertyName(name)}: ${this.#functionNames.get(name)},`))).trimStart();
  }

  /** How bodies are filled and read, and the schemas in these plans, which get functions too. */
  #readingOf({ names }: ValidatorPart): { readonly text: string; readonly schemas: AjvSchemas } {
    const rows = names.flatMap((name) => {
      const media = this.#plans.get(name);
      return media === undefined ? [] : [[name, [media.fillPlan ?? null, media.readPlan]]];
    });
    if (rows.length === 0) return { text: "", schemas: [] };
    const { readPlans } = this.#api;
    const read = reachPlans(
      readPlans,
      names.flatMap((name) => this.#plans.get(name)?.readPlan ?? []),
    );
    const texts = [...new Set(Object.values(read).flatMap(listPlanSchemas))];
    const checks = texts.map((text, index) => `${JSON.stringify(text)}: fits${index},`);
    const lines = [
      `plans: ${JSON.stringify(Object.fromEntries(rows))},`,
      `readPlans: ${JSON.stringify(JSON.stringify(read))},`,
      ...(texts.length === 0 ? [] : [`readCheck: (schema) => (${block(checks)})[JSON.stringify(schema)],`]),
    ];
    return {
      text: `${indent(lines.join("\n"))}\n`,
      schemas: texts.map((text, index) => [`fits${index}`, JSON.parse(text)]),
    };
  }

  #index(): string {
    const imports = this.#parts.map((part) => {
      const imported = part.operation === undefined ? `{ part as ${partName(part)} }` : `* as ${partName(part)}`;
      return `import ${imported} from "./validators/${part.file}.js";\n`;
    });
    const leaf = ({ schema }: Leaf): string => {
      const part = this.#partOf.get(schema);
      if (part === undefined) throw new Error(`No module has the schema ${schema}.`);
      const name = part.operation === undefined ? partName(part) : `${partName(part)}.part`;
      return `${name}.validators[${JSON.stringify(schema)}]`;
    };
    return `${BANNER}
${imports.join("")}
export const schemas = ${writeTree(componentTree(this.#api), leaf)};

${this.#listOperations((list, members) => `export const ${list} = ${block(members.map(([id, name]) => `${id}: ${name},`))};`)}`;
  }

  #indexTypes(): string {
    const owners = this.#parts.filter(({ operation }) => operation !== undefined);
    const imports = owners.map((part) => `import type * as ${partName(part)} from "./validators/${part.file}.js";\n`);
    const schemas = writeTypes(componentTree(this.#api));
    return `${BANNER}
${schemas.includes("components[") ? `import type { components } from "./${jsonTypesFile(this.#context)}";\n` : ""}import type { Validator } from "${runtimeModule("validator", this.#context)}";
${imports.join("")}
export type { Fault } from "${runtimeModule("explain", this.#context)}";
export type { ExplainSettings, Validator } from "${runtimeModule("validator", this.#context)}";

export declare const schemas: ${schemas};

${this.#listOperations((list, members) => `export declare const ${list}: ${block(members.map(([id, name]) => `${id}: typeof ${name};`))};`)}`;
  }

  /** The modules of operations and webhooks, each with its property name and its name in the index. */
  #listOperations(write: (list: string, members: readonly (readonly [id: string, name: string])[]) => string): string {
    const members = (operations: readonly Operation[]) =>
      this.#parts.flatMap((part) => {
        const { operation } = part;
        const isListed = operation !== undefined && operations.includes(operation);
        return isListed ? [[propertyName(operation.id), partName(part)] as const] : [];
      });
    const { operations, webhooks } = this.#api;
    return `${write("operations", members(operations))}\n\n${write("webhooks", members(webhooks))}\n`;
  }
}

/** The plans of these names, and those to which they refer. */
function reachPlans(plans: Api["readPlans"], names: readonly string[]): Api["readPlans"] {
  const reached = new Set(names);
  // A set is walked to its end although it grows. A text that happens to be the name of a plan only makes the result larger.
  for (const name of reached)
    JSON.stringify(plans[name], (_, value) => {
      if (typeof value === "string" && Object.hasOwn(plans, value)) reached.add(value);
      return value;
    });
  return Object.fromEntries(Object.entries(plans).filter(([name]) => reached.has(name)));
}

/** The texts of the schemas in a plan; `true` and `false` need no function. */
const listPlanSchemas = ({ members = {}, ignored = {} }: ReadPlan): readonly string[] =>
  [
    ...Object.values(ignored),
    ...Object.values(members).flatMap(({ absent, otherwise }) => [absent?.unless, otherwise?.schema]),
  ].flatMap((schema) => (typeof schema === "object" ? [JSON.stringify(schema)] : []));

/** What a module of validators is called where it is imported. */
const partName = ({ file }: ValidatorPart): string => `part_${file.replace("schemas/", "")}`;

function operationTypes(tree: Tree, context: ValidatorContext): string {
  const exported = Object.entries(tree).map(
    ([name, node]) => `export declare const ${name}: ${writeTypes(node as Tree)};\n`,
  );
  const text = exported.join("\n");
  return `${BANNER}
${text.includes("operations[") ? `import type { operations } from "../${jsonTypesFile(context)}";\n` : ""}${text.includes("Validator<") ? `import type { Validator } from "${runtimeModule("validator", context, "../")}";\n` : ""}
${text}`;
}

/** Every schema of the document as a validator that is compiled already: one module for each operation. */
export const emitValidators = (api: Api, context: ValidatorContext): OutputFile[] =>
  new ValidatorWriter(api, context).files();
