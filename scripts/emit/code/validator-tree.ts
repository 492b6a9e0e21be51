import { propertyName, typesKey } from "../../document/names.ts";
import type { Api, Media, Operation } from "../../model/model.ts";
import { indent } from "../emitter.ts";

/** A tree of validators: each key has a validator or a further tree. */
export type Tree = { [key: string]: Tree | Leaf };
export interface Leaf {
  readonly schema: string;
  readonly type: string;
}
const isLeaf = (node: Tree | Leaf): node is Leaf => typeof node.type === "string";

const operationType = (operation: Operation, map: string): string =>
  `${map}[${JSON.stringify(typesKey(operation.id))}]`;

function mediaTree(media: readonly Media[], typeOf: (media: Media) => string): Tree {
  return Object.fromEntries(
    media.flatMap((one) => {
      const { schema } = one;
      return schema === undefined ? [] : [[one.type, { schema, type: typeOf(one) }]];
    }),
  );
}

/** Everything of an operation that has a schema, as `parameters.query.limit`, `body["application/json"]`, `responses[200].body[…]`. */
export function operationTree(operation: Operation): Tree {
  const own = operationType(operation, "operations");
  const parameters: Tree = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const type = `Exclude<NonNullable<${own}["parameters"]["${place}"]>[${JSON.stringify(name)}], undefined>`;
    parameters[place] = { ...(parameters[place] as Tree | undefined), [name]: { schema, type } };
  }
  const responses: Tree = {};
  for (const response of operation.responses) {
    const status = /^\d+$/.test(response.status) ? response.status : JSON.stringify(response.status);
    const answer = `${own}["responses"][${status}]`;
    const headers = response.headers.map(({ name, schema }) => {
      const type = `Exclude<${answer}["headers"][${JSON.stringify(name)}], undefined>`;
      return [name, { schema, type }];
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

/** The named schemas of the document. */
export const componentTree = (api: Api): Tree =>
  Object.fromEntries(
    api.components.map(({ name, schema }) => [
      name,
      { schema, type: `components["schemas"][${JSON.stringify(name)}]` },
    ]),
  );

export function writeTree(tree: Tree, leaf: (leaf: Leaf) => string): string {
  const members = Object.entries(tree).map(
    ([key, node]) => `${propertyName(key)}: ${isLeaf(node) ? leaf(node) : writeTree(node, leaf)},`,
  );
  return block(members);
}

/** An object literal of these members. */
export const block = (lines: readonly string[]): string =>
  lines.length > 0 ? `{\n${indent(lines.join("\n"))}\n}` : "{}";

export function listLeaves(tree: Tree): Leaf[] {
  return Object.values(tree).flatMap((node) => (isLeaf(node) ? [node] : listLeaves(node)));
}

export const writeTypes = (tree: Tree): string =>
  writeTree(tree, ({ type }) => `Validator<${type}>`).replaceAll(/,$/gm, ";");
