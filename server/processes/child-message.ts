import cluster from "node:cluster";
import type { Demo } from "../accounts/demo.ts";

/** The parent of PROCESSES starts its processes with it. Nothing else says that a process is one of them. */
export const CHILD_ARGUMENT = "--child";

/** What a process tells its parent once it serves. */
export interface ReadyMessage {
  readonly event: "ready";
  readonly url?: string;
  readonly adminUrl: string;
  readonly demo?: Demo;
}

/** Tells the parent that this process serves; without a parent of PROCESSES nothing. */
export function tellReady(facts: { readonly url: string | undefined; adminUrl: string; demo: Demo | undefined }): void {
  const { url, adminUrl, demo } = facts;
  const message: ReadyMessage = { event: "ready", adminUrl, ...(url && { url }), ...(demo && { demo }) };
  cluster.worker?.send(message);
}

/** The cluster module and libraries may send messages of their own. */
export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === "object" && message !== null && "event" in message && message.event === "ready";
