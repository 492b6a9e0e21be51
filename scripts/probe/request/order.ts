import type { DocumentedOperation } from "../contract/operations.ts";

/** Creators first, then readers, changers and deleters; of the same kind the outer path first, but deleters last. */
export function inOrder(operations: Iterable<DocumentedOperation>): DocumentedOperation[] {
  return [...operations].toSorted((one, other) => rankOf(one) - rankOf(other) || depthRank(one) - depthRank(other));
}

function rankOf({ method, path }: DocumentedOperation): number {
  const isCollection = !path.endsWith("}");
  if (method === "POST") return isCollection ? 0 : 3;
  if (method === "PUT") return isCollection ? 3 : 1;
  if (method === "PATCH") return 3;
  if (method === "DELETE") return 4;
  return 2;
}

const depthRank = ({ method, path }: DocumentedOperation): number => {
  const depth = path.split("/").length;
  return method === "DELETE" ? -depth : depth;
};
