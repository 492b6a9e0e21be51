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

/** What the gateway has not counted is not nothing. */
export const describeOpen = ({ open }: Carrier): string => (open === null ? "not counted" : formatCount(open));
