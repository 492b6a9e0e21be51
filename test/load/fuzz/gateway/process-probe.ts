import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as turn } from "node:timers/promises";

// Loaded into the gateway's process before the gateway itself: answers how it is when the fuzzer asks.

/** How the gateway's process is, after everything that can be collected has been. */
export interface ProcessStats {
  readonly rssBytes: number;
  readonly heapBytes: number;
  readonly externalBytes: number;
  /** What keeps its event loop alive, by kind. */
  readonly resources: Readonly<Record<string, number>>;
  /** Since it began. */
  readonly cpuMs: number;
  /** Since the last question. */
  readonly longestPauseMs: number;
}

export type Question = "vitals" | "cpu";

if (process.send !== undefined && process.env.FUZZ_INSIDE === "yes") {
  const pauses = monitorEventLoopDelay({ resolution: 10 });
  pauses.enable();
  const cpuMs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const vitals = async (): Promise<ProcessStats> => {
    const longestPauseMs = pauses.max / 1e6;
    for (let round = 0; round < 4; round++) {
      globalThis.gc?.();
      await turn();
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    const resources: Record<string, number> = {};
    for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
    pauses.reset();
    return { rssBytes: rss, heapBytes: heapUsed, externalBytes: external, resources, cpuMs: cpuMs(), longestPauseMs };
  };
  process.on("message", async (question: Question) => {
    process.send?.({ question, answer: question === "cpu" ? cpuMs() : await vitals() });
  });
  // The fuzzer's questions must not keep a gateway alive that was told to stop.
  process.channel?.unref();
}
