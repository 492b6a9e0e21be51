import type { Schemas } from "./contract.ts";
import type { AcceptedDestination, OmniOutcome, RefusedDestination } from "./results.ts";

type Destination = Schemas["DestinationResult"];

/** The accepted and the refused recipients of a combined send. */
export function toOmniOutcome(data: unknown): OmniOutcome | undefined {
  const listed = getDestinations(data);
  if (listed === undefined) return undefined;
  const refused = listed.filter((one) => one.msgKey === undefined).map(toRefusedDestination);
  const accepted = listed.flatMap(({ to, msgKey }): AcceptedDestination[] =>
    msgKey === undefined ? [] : [{ to, msgKey }],
  );
  return { accepted, refused, allAccepted: refused.length === 0 };
}

/** The recipients if all of them were refused; empty if the request itself was refused. */
export function getRefusedDestinations(data: unknown): readonly RefusedDestination[] {
  return (getDestinations(data) ?? []).map(toRefusedDestination);
}

const toRefusedDestination = ({ to, code, result }: Destination): RefusedDestination => ({ to, code, message: result });

function getDestinations(data: unknown): readonly Destination[] | undefined {
  if (typeof data !== "object" || data === null || !("destinations" in data)) return undefined;
  return Array.isArray(data.destinations) ? data.destinations : undefined;
}
