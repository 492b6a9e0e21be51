import { getFaultsAt } from "../check.ts";
import { faults } from "../faults.ts";

/** How many faults a folded part has. */
export function FaultCount({ pointer }: { readonly pointer: string }) {
  const count = getFaultsAt(faults.value, pointer, true).length;
  if (count === 0) return null;
  return <span class="badge bad">{count === 1 ? "1 fault" : `${count} faults`}</span>;
}
