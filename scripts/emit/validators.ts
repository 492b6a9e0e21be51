import { relative } from "node:path";
import { checkFunctions } from "../code/check-functions.ts";
import type { Api, Keyword, Media, Operation } from "../ir/model.ts";
import { propertyName, typesKey } from "../ir/names.ts";
import { BANNER, type EmitContext, indent, type OutputFile } from "./emitter.ts";

/** A tree of validators: each key has a validator or a further tree. */
type Tree = { [key: string]: Tree | Leaf };
interface Leaf {
  readonly schema: string;
  readonly plan: string | undefined;
  readonly readPlan?: string | undefined;
  readonly type: string;
}
const isLeaf = (node: Tree | Leaf): node is Leaf => typeof node.type === "string";

const operationType = (operation: Operation, map: string): string =>
  `${map}[${JSON.stringify(typesKey(operation.id))}]`;

function mediaTree(media: readonly Media[], typeOf: (media: Media) => string): Tree {
  return Object.fromEntries(
    media.flatMap((one) => {
      const { schema, fillPlan: plan, readPlan } = one;
      return schema === undefined ? [] : [[one.type, { schema, plan, readPlan, type: typeOf(one) }]];
    }),
  );
}

/** Everything of an operation that has a schema, as `parameters.query.limit`, `body["application/json"]`, `responses[200].body[…]`. */
function operationTree(operation: Operation): Tree {
  const own = operationType(operation, "operations");
  const parameters: Tree = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const type = `Exclude<NonNullable<${own}["parameters"]["${place}"]>[${JSON.stringify(name)}], undefined>`;
    parameters[place] = { ...(parameters[place] as Tree | undefined), [name]: { schema, plan: undefined, type } };
  }
  const responses: Tree = {};
  for (const response of operation.responses) {
    const status = /^\d+$/.test(response.status) ? response.status : JSON.stringify(response.status);
    const answer = `${own}["responses"][${status}]`;
    const headers = response.headers.map(({ name, schema }) => {
      const type = `Exclude<${answer}["headers"][${JSON.stringify(name)}], undefined>`;
      return [name, { schema, plan: undefined, type }];
    });
    responses[response.status] = {
      headers: Object.fromEntries(headers),
      body: mediaTree(response.media, (media) => `${answer}["content"][${JSON.stringify(media.type)}]`),
    };
  }
  return {
    parameters,
    body: mediaTree(
      operation.body?.media ?? [],
      (media) => `NonNullable<${own}["requestBody"]>["content"][${JSON.stringify(media.type)}]`,
    ),
    responses,
  };
}

function validatorTrees(api: Api): Record<"schemas" | "operations" | "webhooks", Tree> {
  const toEntry = (operation: Operation): [string, Tree] => [operation.id, operationTree(operation)];
  return {
    schemas: Object.fromEntries(
      api.components.map(({ name, schema }) => [
        name,
        { schema, plan: undefined, type: `components["schemas"][${JSON.stringify(name)}]` },
      ]),
    ),
    operations: Object.fromEntries(api.operations.map(toEntry)),
    webhooks: Object.fromEntries(api.webhooks.map(toEntry)),
  };
}

function write(tree: Tree, leaf: (leaf: Leaf) => string): string {
  const members = Object.entries(tree).map(
    ([key, node]) => `${propertyName(key)}: ${isLeaf(node) ? leaf(node) : write(node, leaf)},`,
  );
  return members.length > 0 ? `{\n${indent(members.join("\n"))}\n}` : "{}";
}

function listLeaves(tree: Tree): Leaf[] {
  return Object.values(tree).flatMap((node) => (isLeaf(node) ? [node] : listLeaves(node)));
}

function keywordImports(keywords: readonly Keyword[], out: string): string {
  return keywords
    .map(({ path }, index) => {
      const from = relative(out, path);
      return `import * as keywordModule${index} from ${JSON.stringify(from.startsWith(".") ? from : `./${from}`)};\n`;
    })
    .join("");
}

/** Numbers the validators: one for each schema, however often it is used. */
function numberValidators(leaves: readonly Leaf[]): Map<string, { readonly leaf: Leaf; readonly id: string }> {
  const numbers = new Map<string, { leaf: Leaf; id: string }>();
  for (const leaf of leaves) if (!numbers.has(leaf.schema)) numbers.set(leaf.schema, { leaf, id: `v${numbers.size}` });
  return numbers;
}

function javascript(api: Api, trees: ReturnType<typeof validatorTrees>, { out }: Pick<EmitContext, "out">): string {
  const leaves = Object.values(trees).flatMap(listLeaves);
  // Only the leaf of a body has plans. If a component has the same schema, the leaf with the plans is used for both.
  const hasNoPlan = ({ plan, readPlan }: Leaf): number => Number(plan === undefined && readPlan === undefined);
  const planned = [...leaves].sort((a, b) => hasNoPlan(a) - hasNoPlan(b));
  const numbers = numberValidators(planned);
  const checks = checkFunctions(api.defs, api.keywords);
  const makers = [...numbers.values()].map(({ leaf, id }) => {
    const { schema, plan, readPlan } = leaf;
    const plans = readPlan !== undefined ? [plan, readPlan] : plan !== undefined ? [plan] : [];
    const given = [checks.names.get(schema), ...[schema, ...plans].map((name) => JSON.stringify(name) ?? "undefined")];
    return `const ${id} = /* @__PURE__ */ validator(${given.join(", ")});`;
  });
  const exported = Object.entries(trees).map(
    ([name, tree]) => `export const ${name} = ${write(tree, (leaf) => numbers.get(leaf.schema)?.id ?? "")};\n`,
  );
  return `${BANNER}
import { FORMATS } from "./runtime/formats.js";
import { countCharacters, deepEqual, findDuplicate, isMultipleOf } from "./runtime/json-values.js";
import { validatorFactory } from "./runtime/validator.js";
${keywordImports(api.keywords, out)}
const { validator, interpretedCheck } = /* @__PURE__ */ validatorFactory({
  schemas: ${JSON.stringify(JSON.stringify(api.defs))},
  plans: ${JSON.stringify(api.fillPlans)},
${readPlans(api)}  keywords: [${api.keywords.map((_, index) => `keywordModule${index}`).join(", ")}],
  formats: FORMATS,
  faultCode: ${JSON.stringify(api.faultCode)},
});

${checks.code}

${makers.join("\n")}

${exported.join("\n")}
/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export const interpreted = (schemaName, readPlan) => validator(interpretedCheck(schemaName), schemaName, undefined, readPlan);
`;
}

/** As text, like the schemas: they are only needed when a body is first read. */
const readPlans = ({ readPlans: plans }: Api): string =>
  Object.keys(plans).length > 0 ? `  readPlans: ${JSON.stringify(JSON.stringify(plans))},\n` : "";

function declarations(trees: ReturnType<typeof validatorTrees>): string {
  const bodies = Object.entries(trees).map(
    ([name, tree]) =>
      `export declare const ${name}: ${write(tree, ({ type }) => `Validator<${type}>`).replaceAll(/,$/gm, ";")};\n`,
  );
  const used = ["components", "operations"].filter((name) => bodies.some((body) => body.includes(`${name}[`)));
  const aliased = used.map((name) => (name === "operations" ? "operations as Operations" : name));
  const text = bodies.join("\n").replaceAll("operations[", "Operations[");
  return `${BANNER}
${aliased.length > 0 ? `import type { ${aliased.join(", ")} } from "./types.ts";\n` : ""}import type { Validator } from "./runtime/validator.js";
export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

${text}
/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export declare const interpreted: (schemaName: string, readPlan?: string) => Validator;
`;
}

/** Every schema of the document as a validator that needs no package and no compilation at run time. */
export const emitValidators = (api: Api, context: Pick<EmitContext, "out">): OutputFile[] => {
  const trees = validatorTrees(api);
  return [
    { path: "validators.js", text: javascript(api, trees, context) },
    { path: "validators.d.ts", text: declarations(trees) },
  ];
};
