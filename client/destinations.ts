import type { Schemas } from "./contract.ts";
import type { AcceptedDestination, OmniOutcome, RefusedDestination } from "./results.ts";

type Destination = Schemas["DestinationResult"];

/** The recipients of a combined send, those who get the message apart from those who do not. */
export function omniOutcome(data: unknown): OmniOutcome | undefined {
  const listed = destinationsIn(data);
  if (listed === undefined) return undefined;
  const refused = listed.filter((one) => one.msgKey === undefined).map(refusedDestination);
  const accepted = listed.flatMap(({ to, msgKey }): AcceptedDestination[] =>
    msgKey === undefined ? [] : [{ to, msgKey }],
  );
  return { accepted, refused, allAccepted: refused.length === 0 };
}

/** Where every recipient was refused; empty where the request itself was. */
export function refusedDestinations(data: unknown): readonly RefusedDestination[] {
  return (destinationsIn(data) ?? []).map(refusedDestination);
}

const refusedDestination = ({ to, code, result }: Destination): RefusedDestination => ({ to, code, message: result });

function destinationsIn(data: unknown): readonly Destination[] | undefined {
  if (typeof data !== "object" || data === null || !("destinations" in data)) return undefined;
  return Array.isArray(data.destinations) ? data.destinations : undefined;
}
