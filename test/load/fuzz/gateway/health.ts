import { setTimeout as sleep } from "node:timers/promises";
import type { OwnProcess } from "./own-process.ts";
import type { ProcessStats } from "./process-probe.ts";

/** Caches fill and code is compiled during a run; what grows by more has been kept by mistake. */
const MOST_HEAP_GROWTH = 96 * 1024 * 1024;
/** The allocator keeps what large uploads needed once, so this is only for what is out of all proportion. */
const MOST_RSS_GROWTH = 768 * 1024 * 1024;
/** Connections to the database, to the fuzzer's own questions, and a few on their way out. */
const MOST_SOCKETS_MORE = 20;
const SETTLE_MS = 20_000;

/** What a gateway has left of a run when everybody has gone: nothing that was not there before. */
export async function findHealthProblems(gateway: OwnProcess, before: ProcessStats): Promise<string[]> {
  const givesUpAt = Date.now() + SETTLE_MS;
  // Connections that were hung up on take a moment to be closed.
  for (;;) {
    const after = await gateway.vitals();
    const complaints = [...grown(before, after), ...(await underWay(gateway.adminUrl))];
    if (complaints.length === 0 || Date.now() > givesUpAt) return complaints;
    await sleep(500);
  }
}

function grown(before: ProcessStats, after: ProcessStats): string[] {
  const sockets = socketsOf(after) - socketsOf(before);
  const heap = after.heapBytes + after.externalBytes - before.heapBytes - before.externalBytes;
  const rss = after.rssBytes - before.rssBytes;
  return [
    ...(sockets > MOST_SOCKETS_MORE ? [`the gateway has ${sockets} more connections than before`] : []),
    ...(heap > MOST_HEAP_GROWTH ? [`the gateway's heap has grown by ${mega(heap)}`] : []),
    ...(rss > MOST_RSS_GROWTH ? [`the gateway's memory has grown by ${mega(rss)}`] : []),
  ];
}

const socketsOf = ({ resources }: ProcessStats): number => (resources.TCPSocketWrap ?? 0) + (resources.TCPWRAP ?? 0);

/** Requests that are not answered although nobody asks any more, and those that wait for a connection. */
async function underWay(adminUrl: string): Promise<string[]> {
  const text = await (await fetch(`${adminUrl}/metrics`)).text();
  const figure = (line: string): number => Number(new RegExp(`^${line} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  const open = figure("gateway_requests_under_way");
  const waiting = figure('gateway_pool_connections\\{state="waiting"\\}');
  return [
    ...(open === 0 ? [] : [`${open} requests are still under way`]),
    ...(waiting === 0 ? [] : [`${waiting} queries wait for a connection`]),
  ];
}

export const mega = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
