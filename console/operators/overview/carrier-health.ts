import type { Carrier } from "../../../generated/admin/types.ts";
import { formatCount } from "./figures.ts";

export interface Health {
  readonly text: string;
  /** The class of the badge. */
  readonly kind: "good" | "bad" | "info" | "";
}

/** How a carrier is, in a word or two. What operators have ordered is said before what its links do. */
export function getHealth({ state, workers, up, underWay }: Carrier): Health {
  if (state === "missing") return { text: "Not in the carriers file", kind: "bad" };
  if (state === "paused") return { text: "Paused", kind: "info" };
  if (state === "draining") return { text: `Draining: ${formatCount(underWay)} left`, kind: "info" };
  if (state === "drained") return { text: "Drained", kind: "info" };
  if (workers === 0) return { text: "No worker", kind: "bad" };
  if (up === 0) return { text: "Down", kind: "bad" };
  return up < workers ? { text: `${up} of ${workers} up`, kind: "bad" } : { text: "Up", kind: "good" };
}

/** That messages wait for carriers which operators have paused or drained; undefined: none is. `only`: of others it is not said. */
export function describePaused(carriers: readonly Carrier[], only?: string): string | undefined {
  const names = carriers
    .filter(({ name, pausedAt }) => pausedAt !== null && (only === undefined || name === only))
    .map(({ name }) => name);
  if (names.length === 0) return undefined;
  return names.length === 1
    ? `${names[0]} is paused: nothing leaves for it until it is resumed.`
    : `${names.join(", ")} are paused: nothing leaves for them until they are resumed.`;
}

/** What the gateway has not counted is not nothing. */
export const describeOpen = ({ open }: Carrier): string => (open === null ? "not counted" : formatCount(open));
