import { child, children, isNode, resolved, type Spot } from "../../schema/spot.ts";
import { documentRule, listContent, listOperations } from "./document.ts";

/** Binary data has no readable example. */
const BINARY = /^(image|audio|video|font)\/|^application\/octet-stream$|^\*\/\*$/;

/** The docs and the mock use the examples, so that each body needs one. */
export const examplePerResponse = documentRule((root, report) => {
  for (const operation of [...listOperations(root), ...listOperations(root, "webhooks")])
    for (const { title, holder } of bodiesOf(root, operation))
      for (const media of listContent(holder)) {
        if (BINARY.test(String(media.path.at(-1))) || hasExample(media)) continue;
        const fix = "add `example`, or `examples` with a name for each";
        report.atKey(media.path, `${title} of ${operation.title} has no example.`, fix);
      }
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
