import type { Oas3Rule } from "@redocly/openapi-core";
import { child, children, contentOf, isNode, operationsOf, resolved, type Spot } from "./document.ts";

/** Bytes have no example that a person could read or paste. */
const binary = /^(image|audio|video|font)\/|^application\/octet-stream$|^\*\/\*$/;

/** Docs and mock show what the examples show: every body that goes over the wire needs one. */
export const examplePerResponse: Oas3Rule = () => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    const root = { node: document, path: [] };
    for (const operation of [...operationsOf(root), ...operationsOf(root, "webhooks")]) {
      for (const { title, holder } of bodiesOf(root, operation)) {
        for (const media of contentOf(holder)) {
          if (binary.test(String(media.path.at(-1))) || hasExample(media)) continue;
          report({
            message: `${title} of ${operation.title} has no example.`,
            location: location.child([...media.path]).key(),
            suggest: ["add `examples` with a $ref to a file in spec/examples"],
          });
        }
      }
    }
  },
});

function bodiesOf(root: Spot, operation: Spot): { title: string; holder: Spot }[] {
  const request = child(operation, "requestBody");
  return [
    ...(request === undefined ? [] : [{ title: "The request body", holder: resolved(root, request) }]),
    ...children(operation, "responses").map(({ key, spot }) => ({
      title: `The response ${key}`,
      holder: resolved(root, spot),
    })),
  ];
}

function hasExample(media: Spot): boolean {
  const { example, examples } = media.node;
  return example !== undefined || (isNode(examples) && Object.keys(examples).length > 0);
}
