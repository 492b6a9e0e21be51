import type { Receipt } from "../carriers/carrier.ts";
import { parseCarrierReference } from "../domain/delivery.ts";
import type { Recorder } from "../reports/recorder.ts";
import type { AccountCells, Cell, Cells, PerCell } from "../store/cell-connections.ts";

export interface ReceiptRouteParts {
  readonly cells: Cells;
  readonly accountCells: AccountCells;
  readonly recorders: PerCell<Recorder>;
}

/**
 * Hands receipts to the cells of their accounts. A receipt that names the step by the carrier's own id goes to the first cell, which asks
 * the others if it does not know the id. Resolves when all receipts are committed.
 */
export function routeReceipts({ cells, accountCells, recorders }: ReceiptRouteParts) {
  return async (carrier: string, receipts: readonly Receipt[]): Promise<void> => {
    if (cells.hasOne) return recorders.of(cells.first).receive(carrier, receipts);
    const byCell = new Map<Cell, Receipt[]>();
    for (const receipt of receipts) {
      const cell = await findCell(receipt);
      const ofCell = byCell.get(cell);
      if (ofCell === undefined) byCell.set(cell, [receipt]);
      else ofCell.push(receipt);
    }
    await Promise.all([...byCell].map(([cell, ofCell]) => recorders.of(cell).receive(carrier, ofCell)));
  };

  async function findCell({ of }: Receipt): Promise<Cell> {
    const sent = "reference" in of ? parseCarrierReference(of.reference) : undefined;
    return sent === undefined ? cells.first : accountCells.find(sent.ref.accountId);
  }
}
