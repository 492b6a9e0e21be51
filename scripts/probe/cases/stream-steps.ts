import type { Draft } from "../request/draft.ts";
import type { Step } from "./case.ts";

/** A server of ours has found by then what goes on although its caller is gone. */
const AFTER_LEAVING_MS = 2500;

/**
 * Callers that go away early, one after the other, then one that reads slowly, and a last one that shows whether the server has got over it.
 * With `waits` the last one comes when iterators that were left have had time to end.
 */
export function streamSteps(draft: Draft, waits: boolean): Step[] {
  const credentials = "valid" as const;
  return [
    { draft: { ...draft, reading: "briefly" }, credentials },
    { draft: { ...draft, reading: "briefly" }, credentials },
    { draft: { ...draft, reading: "slowly" }, credentials },
    { draft, credentials, ...(waits && { pauseMs: AFTER_LEAVING_MS }) },
  ];
}
