import { type Fault, getFaultsAt } from "../check.ts";
import { faults } from "../faults.ts";
import { type Path, toPointer } from "../json.ts";

/** The id of a fault in the list, which is the only place with its words; what it is about is described by it. */
export const toFaultId = (fault: Fault): string => `fault-${faults.value.indexOf(fault)}`;

/**
 * The ids of the faults at a place. `isWhole`: those of the places below it as well, because nothing else is marked for them.
 */
export const listFaultIds = (path: Path, isWhole = false): readonly string[] =>
  getFaultsAt(faults.value, toPointer(path), isWhole).map(toFaultId);

/** What a part of the form without a control of its own, such as a list, has while it is wrong. */
export function markPart(path: Path, look: string): { readonly class: string; readonly "aria-describedby"?: string } {
  const ids = listFaultIds(path);
  return ids.length === 0 ? { class: look } : { class: `${look} wrong`, "aria-describedby": ids.join(" ") };
}

interface FaultCountProps {
  /** The places that are folded away. */
  readonly paths: readonly Path[];
}

/** How many faults a folded part has. The style sheet hides it while the part is open: then the fields are marked. */
export function FaultCount({ paths }: FaultCountProps) {
  const count = paths.flatMap((path) => listFaultIds(path, true)).length;
  if (count === 0) return null;
  return <span class="badge bad fault-count">{count === 1 ? "1 fault" : `${count} faults`}</span>;
}
