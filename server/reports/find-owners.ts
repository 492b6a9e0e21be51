import type { CarrierId, StepPart } from "../store/carrier-ids.ts";
import { inTime } from "../store/database.ts";

/** A cell that answers later is taken for one that does not know the id. The receipt is stored, and matched when the cell is back. */
const ASK_MS = 1000;

/** The recorder of a cell, which may know what an id stands for. */
interface Owner {
  findParts(names: readonly CarrierId[]): Promise<readonly (StepPart | undefined)[]>;
}

/** Finds the cells that know the carriers' ids of receipts, and what the ids stand for there. */
export async function findOwners<Receipt extends CarrierId, Cell extends Owner>(
  receipts: readonly Receipt[],
  cells: readonly Cell[],
): Promise<ReadonlyMap<Receipt, { readonly owner: Cell; readonly part: StepPart }>> {
  const found = new Map<Receipt, { readonly owner: Cell; readonly part: StepPart }>();
  const ask = async (owner: Cell): Promise<void> => {
    const parts = await inTime(owner.findParts(receipts), ASK_MS);
    for (const [index, receipt] of receipts.entries()) {
      const part = parts[index];
      if (part !== undefined) found.set(receipt, { owner, part });
    }
  };
  await Promise.allSettled(cells.map(ask));
  return found;
}
