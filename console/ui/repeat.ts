import { useEffect } from "preact/hooks";
import { pause } from "./pause.ts";

/** One round of a repeated call: how long to wait for the next one; undefined: there is no next one. */
export type Round = (signal: AbortSignal, round: number) => Promise<number | undefined>;

/** Repeats a call while the page is shown, from the beginning whenever one of `inputs` has changed. */
export function useRepeated(call: Round, inputs: readonly unknown[]): void {
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const repeat = async (): Promise<void> => {
      for (let round = 1; !signal.aborted; round++) {
        const waitMs = await call(signal, round);
        if (waitMs === undefined) return;
        await pause(waitMs, signal);
      }
    };
    // An abort ends a call with an error.
    repeat().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => stopped.abort();
  }, inputs);
}
