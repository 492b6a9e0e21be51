import { setFlagsFromString } from "node:v8";

/**
 * Tells V8's collector what a gateway is like. Heuristics, which may be changed at any time; called when everything is
 * loaded, for code that was compiled under other flags is not taken from a cache.
 *
 * - What a request holds while it waits for its commit outlives a collection now and then. V8 takes that for a long life and
 *   puts the like of it into the old space from then on, where only a full collection finds it: more memory by half, and a
 *   fifth of the rate.
 * - Some 20 MB live as long as the process and hardly anything else does, but V8 was seen to collect so small a heap in full
 *   more than once a second under load, with all of its threads. One that may be three times what is alive is collected once
 *   in some seconds.
 */
export function tuneCollector(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
  setFlagsFromString("--heap-growing-percent=200");
}
