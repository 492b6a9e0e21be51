import type { CarrierEvent, History } from "./history.ts";
import type { Violation } from "./violation.ts";

/**
 * A carrier gets a message once, and once more each time that it has said not to have it. Where carriers share a channel, that holds for all of
 * them together, too: what one may have is not given to another.
 */
export function checkSubmits({ submits, denials: denied, orders, planned }: History): readonly Violation[] {
  const requeues = Map.groupBy(
    orders.filter(({ kind }) => kind === "requeue"),
    (order) => order.of,
  );
  // What an operator sends once more may go out once more by each of its channels.
  const again = planned.flatMap(({ to, ref }) => {
    const own = submits.filter((submit) => submit.to === to && requeues.has(ref));
    const byChannel = new Map(own.map((submit) => [`${submit.carrier} ${submit.channel}`, submit]));
    return (requeues.get(ref) ?? []).flatMap(() => [...byChannel.values()]);
  });
  const denials = [...denied, ...again];
  const byCarrier = findDoubled(submits, denials, ({ carrier }) => carrier);
  const isShared = ({ channel }: CarrierEvent): boolean => channel !== undefined;
  const together = findDoubled(submits.filter(isShared), denials.filter(isShared), () => "carriers");
  const found = new Map([...together, ...byCarrier].map((violation) => [violation.about[0], violation]));
  return [...found.values()];
}

type NameCarrier = (event: CarrierEvent) => string;

function findDoubled(
  submits: readonly CarrierEvent[],
  denials: readonly CarrierEvent[],
  nameCarrier: NameCarrier,
): readonly Violation[] {
  const denied = countByMessage(denials, nameCarrier);
  return [...countByMessage(submits, nameCarrier)].flatMap(([name, count]) => {
    const allowed = 1 + (denied.get(name) ?? 0);
    if (count <= allowed) return [];
    const [carrier = "", to = ""] = name.split(" ");
    const text = `${to} was submitted to ${carrier} ${count} times, and ${allowed} would have been right`;
    return [{ rule: "submitted-twice", text, about: [to] }] as const;
  });
}

/** A fallback has the recipient of the message before it, and another channel. */
function countByMessage(events: readonly CarrierEvent[], nameCarrier: NameCarrier): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) {
    const name = `${nameCarrier(event)} ${event.to} ${event.channel ?? ""}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
