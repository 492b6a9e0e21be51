import type { Random } from "../../schema/random.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { isItem, shapeOf } from "../request/paths.ts";
import type { Target } from "../run/target.ts";
import type { Step } from "./case.ts";
import { drawDraft } from "./draw-draft.ts";

/** Deeper nesting of resources is left to what answers show. */
const MOST_PARENTS = 4;

/** Creates something, uses it, deletes it and asks for it again. Undefined: the operation creates nothing. */
export function drawSequence(target: Target, operation: DocumentedOperation, random: Random): Step[] | undefined {
  const users = findUsers(target, operation);
  if (users.length === 0 && operation.links.length === 0) return undefined;
  const steps: Step[] = [...drawParents(target, operation, random), step(target, operation, random, "made")];
  if (operation.links.length > 0) {
    const link = random.pick(operation.links);
    const linked = target.operations.find(({ id }) => id === link.operation);
    if (linked !== undefined)
      steps.push({ draft: drawDraft(target, linked, random), credentials: "valid", follows: link });
  }
  const items = users.filter(({ path }) => isItemOf(operation, path));
  const reads = items.filter(({ method }) => method === "GET");
  const deletes = items.filter(({ method }) => method === "DELETE");
  const others = users.filter(({ method }) => method !== "DELETE");
  if (others.length > 0) steps.push(...random.list(0, 3, () => step(target, random.pick(others), random, "made")));
  if (deletes.length > 0 && random.flip(0.8)) {
    steps.push(step(target, random.pick(deletes), random, "made"));
    for (const again of [...reads, ...(random.flip(0.3) ? deletes : [])])
      steps.push(step(target, again, random, "made"));
  }
  return steps.length > 1 ? steps : undefined;
}

const step = (target: Target, operation: DocumentedOperation, random: Random, follows: "made"): Step =>
  operation.path.includes("{") && !isOwnId(operation)
    ? { draft: drawDraft(target, operation, random), credentials: "valid", follows }
    : { draft: drawDraft(target, operation, random), credentials: "valid" };

/** The caller chooses the id of what `PUT /pets/{id}` creates. */
const isOwnId = ({ method, path }: DocumentedOperation): boolean => method === "PUT" && isItem(path);

/** The shape of what an operation creates. */
const createdShape = ({ method, path }: DocumentedOperation): string | undefined => {
  if (method === "POST") return `${shapeOf(path)}/{}`;
  return isOwnId({ method, path } as DocumentedOperation) ? shapeOf(path) : undefined;
};

const isItemOf = (creator: DocumentedOperation, path: string): boolean => shapeOf(path) === createdShape(creator);

/** The operations on what an operation creates. */
function findUsers({ operations }: Target, creator: DocumentedOperation): DocumentedOperation[] {
  const shape = createdShape(creator);
  if (shape === undefined) return [];
  return operations.filter(
    (operation) =>
      operation !== creator && (shapeOf(operation.path) === shape || shapeOf(operation.path).startsWith(`${shape}/`)),
  );
}

/** What must exist first: for `/users/{}/orders` a user. */
function drawParents(target: Target, operation: DocumentedOperation, random: Random): Step[] {
  const shape = shapeOf(operation.path);
  const parents = target.operations.filter((other) => {
    const created = createdShape(other);
    return other.method === "POST" && created !== undefined && shape.startsWith(`${created}/`);
  });
  return parents
    .toSorted((one, other) => one.path.length - other.path.length)
    .slice(0, MOST_PARENTS)
    .map((parent) => step(target, parent, random, "made"));
}
