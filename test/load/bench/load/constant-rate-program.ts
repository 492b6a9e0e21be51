import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { percentile } from "../measure.ts";
import { peer } from "../peers.ts";
import type { ConstantRate } from "./constant-rate.ts";

interface Tracker {
  on(event: "response", listener: (client: object, status: number, bytes: number, tookMs: number) => void): void;
  stop(): void;
}

const module: { default(options: object, done: () => void): Tracker } = await import(
  pathToFileURL(peer("autocannon/autocannon.js")).href
);

/**
 * autocannon keeps a rate by the second: each of its clients sends the whole second's share at once and then rests. With
 * one client that would be a burst and a pause; many clients with small shares, begun evenly over the second, are near to
 * an even stream.
 */
const LANES = 200;
/** Not counted: while lanes are still being added. */
const SETTLE_MS = 2000;

const { url, headers, body, perSecond, seconds } = JSON.parse(process.env.CONSTANT_RATE ?? "") as ConstantRate;
const share = Math.max(1, Math.round(perSecond / LANES));
const lanes = Math.min(LANES, Math.max(1, Math.round(perSecond / share)));

const tookMs: number[] = [];
let refused = 0;
let countsFrom = Number.POSITIVE_INFINITY;

const begun = performance.now();
const running: Promise<void>[] = [];
const trackers: Tracker[] = [];
for (let lane = 0; lane < lanes; lane++) {
  await sleep(Math.max(0, begun + (lane * 1000) / lanes - performance.now()));
  running.push(
    new Promise((resolve) => {
      const options = { url, headers, body, method: "POST", connections: 1, connectionRate: share, duration: 3600 };
      const tracker = module.default(options, resolve);
      tracker.on("response", (_client, status, _bytes, took) => {
        if (status !== 200) refused++;
        else if (performance.now() >= countsFrom) tookMs.push(took);
      });
      trackers.push(tracker);
    }),
  );
}
await sleep(SETTLE_MS);
countsFrom = performance.now();
await sleep(seconds * 1000);
const passedS = (performance.now() - countsFrom) / 1000;
const result = {
  perSecond: tookMs.length / passedS,
  p50Ms: percentile(tookMs, 0.5),
  p99Ms: percentile(tookMs, 0.99),
  refused,
};
process.stdout.write(JSON.stringify(result));
for (const tracker of trackers) tracker.stop();
await Promise.all(running);
process.exit(0);
