import type { Schemas } from "./contract.ts";
import type { AcceptedDestination, Fault, OmniOutcome, RefusedDestination } from "./results.ts";

type Destination = Schemas["DestinationResult"];

/** The accepted and the refused recipients of a combined send. */
export function toOmniOutcome(data: unknown, errors: unknown): OmniOutcome | undefined {
  const listed = getDestinations(data);
  if (listed === undefined) return undefined;
  const refused = getRefusedDestinations(data, errors);
  const accepted = listed.flatMap(({ to, msgKey }): AcceptedDestination[] =>
    msgKey === undefined ? [] : [{ to, msgKey }],
  );
  return { accepted, refused, allAccepted: refused.length === 0 };
}

/** The refused recipients; empty if the request itself was refused. */
export function getRefusedDestinations(data: unknown, errors: unknown): readonly RefusedDestination[] {
  const faults: readonly Fault[] = Array.isArray(errors) ? errors : [];
  return (getDestinations(data) ?? []).flatMap(({ to, msgKey, code, result }, index): RefusedDestination[] => {
    if (msgKey !== undefined) return [];
    return [{ to, code, message: result, errors: faults.filter(({ pointer }) => concerns(pointer, index)) }];
  });
}

/** A fault outside of `destinations` is in what all recipients get. */
function concerns(pointer: string, index: number): boolean {
  const [, member, of] = pointer.split("/");
  return member !== "destinations" || of === String(index);
}

function getDestinations(data: unknown): readonly Destination[] | undefined {
  if (typeof data !== "object" || data === null || !("destinations" in data)) return undefined;
  return Array.isArray(data.destinations) ? data.destinations : undefined;
}
