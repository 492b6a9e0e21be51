import type { Carrier } from "../../../generated/admin/types.ts";

export interface Health {
  readonly text: string;
  /** The class of the badge. */
  readonly kind: "good" | "bad" | "info" | "";
}

/** How a carrier is, in a word or two. */
export function getHealth({ pausedAt, draining, workers, up, underWay }: Carrier): Health {
  if (pausedAt !== null && !draining) return { text: "Paused", kind: "info" };
  // As the command line says it: receipts may come days later, or never.
  if (pausedAt !== null) return { text: underWay === 0 ? "Drained" : "Draining", kind: "info" };
  if (workers === 0) return { text: "No worker", kind: "bad" };
  if (up === 0) return { text: "Down", kind: "bad" };
  return up < workers ? { text: `${up} of ${workers} up`, kind: "bad" } : { text: "Up", kind: "good" };
}

/** What a paused carrier still waits for; undefined: nothing. */
export function describeWaits({ pausedAt, underWay, open }: Carrier): string | undefined {
  if (pausedAt === null || (underWay === 0 && open === 0)) return undefined;
  const receipts =
    open === null ? "receipts, their number is not known" : open === 1 ? "1 receipt" : `${open} receipts`;
  const waits = [...(underWay > 0 ? [`${underWay} under way`] : []), ...(open === 0 ? [] : [receipts])];
  return `waits for ${waits.join(" and ")}`;
}
