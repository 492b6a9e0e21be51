import type { Carrier } from "../../../generated/admin/types.ts";

export interface Health {
  readonly text: string;
  /** The class of the badge. */
  readonly kind: "good" | "bad" | "info" | "";
}

/** How a carrier is, in a word or two. */
export function getHealth({ pausedAt, workers, up, underWay, open }: Carrier): Health {
  if (pausedAt !== null) {
    const isDrained = underWay === 0 && open === 0;
    return isDrained ? { text: "Drained", kind: "info" } : { text: "Paused", kind: "info" };
  }
  if (workers === 0) return { text: "No worker", kind: "bad" };
  if (up === 0) return { text: "Down", kind: "bad" };
  return up < workers ? { text: `${up} of ${workers} up`, kind: "bad" } : { text: "Up", kind: "good" };
}
