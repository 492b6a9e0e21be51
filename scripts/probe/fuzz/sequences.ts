import type { Contract, FuzzOperation } from "./contract/contract.ts";
import type { Random } from "../../schema/random.ts";
import { drawPlan } from "./request/draw-plan.ts";
import { isItem, shapeOf } from "./resources/paths.ts";
import type { Step } from "./steps.ts";

/** Deeper nesting of resources is left to what answers show. */
const MOST_PARENTS = 4;

/** Creates something, uses it, deletes it and asks for it again. Undefined: the operation creates nothing. */
export function drawSequence(contract: Contract, operation: FuzzOperation, random: Random): Step[] | undefined {
  const users = findUsers(contract, operation);
  if (users.length === 0 && operation.links.length === 0) return undefined;
  const steps: Step[] = [...drawParents(contract, operation, random), step(contract, operation, random, "made")];
  if (operation.links.length > 0) {
    const link = random.pick(operation.links);
    steps.push({ plan: drawPlan(contract, contract.operation(link.operation), random), follows: link });
  }
  const items = users.filter(({ path }) => isItemOf(operation, path));
  const reads = items.filter(({ method }) => method === "GET");
  const deletes = items.filter(({ method }) => method === "DELETE");
  const others = users.filter(({ method }) => method !== "DELETE");
  if (others.length > 0) steps.push(...random.list(0, 3, () => step(contract, random.pick(others), random, "made")));
  if (deletes.length > 0 && random.flip(0.8)) {
    steps.push(step(contract, random.pick(deletes), random, "made"));
    for (const again of [...reads, ...(random.flip(0.3) ? deletes : [])])
      steps.push(step(contract, again, random, "made"));
  }
  return steps.length > 1 ? steps : undefined;
}

const step = (contract: Contract, operation: FuzzOperation, random: Random, follows: "made"): Step =>
  operation.path.includes("{") && !isOwnId(operation)
    ? { plan: drawPlan(contract, operation, random), follows }
    : { plan: drawPlan(contract, operation, random) };

/** The caller chooses the id of what `PUT /pets/{id}` creates. */
const isOwnId = ({ method, path }: FuzzOperation): boolean => method === "PUT" && isItem(path);

/** The shape of what an operation creates. */
const createdShape = ({ method, path }: FuzzOperation): string | undefined => {
  if (method === "POST") return `${shapeOf(path)}/{}`;
  return isOwnId({ method, path } as FuzzOperation) ? shapeOf(path) : undefined;
};

const isItemOf = (creator: FuzzOperation, path: string): boolean => shapeOf(path) === createdShape(creator);

/** The operations on what an operation creates. */
function findUsers({ operations }: Contract, creator: FuzzOperation): FuzzOperation[] {
  const shape = createdShape(creator);
  if (shape === undefined) return [];
  return operations.filter(
    (operation) =>
      operation !== creator && (shapeOf(operation.path) === shape || shapeOf(operation.path).startsWith(`${shape}/`)),
  );
}

/** What must exist first: for `/users/{}/orders` a user. */
function drawParents(contract: Contract, operation: FuzzOperation, random: Random): Step[] {
  const shape = shapeOf(operation.path);
  const parents = contract.operations.filter((other) => {
    const created = createdShape(other);
    return other.method === "POST" && created !== undefined && shape.startsWith(`${created}/`);
  });
  return parents
    .toSorted((one, other) => one.path.length - other.path.length)
    .slice(0, MOST_PARENTS)
    .map((parent) => step(contract, parent, random, "made"));
}
