import type { CarrierEvent, History } from "./history.ts";
import type { Violation } from "./violation.ts";

/** A carrier gets a message once, and once more each time that it has said not to have it. */
export function checkSubmits({ submits, denials }: History): readonly Violation[] {
  const denied = countByMessage(denials);
  return [...countByMessage(submits)].flatMap(([name, count]) => {
    const allowed = 1 + (denied.get(name) ?? 0);
    if (count <= allowed) return [];
    const [carrier = "", to = ""] = name.split(" ");
    const text = `${to} was submitted to ${carrier} ${count} times, and ${allowed} would have been right`;
    return [{ rule: "submitted-twice", text, about: [to] }] as const;
  });
}

function countByMessage(events: readonly CarrierEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { carrier, to } of events) counts.set(`${carrier} ${to}`, (counts.get(`${carrier} ${to}`) ?? 0) + 1);
  return counts;
}
