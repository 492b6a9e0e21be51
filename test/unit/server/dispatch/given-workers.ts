import { afterAll, type afterEach } from "vitest";
import type { Carriers } from "../../../../server/carriers/carriers.ts";
import type { Worker, WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { Clock, Figures, givenWorker } from "./given.ts";
import { MemoryDelivery } from "./memory-delivery.ts";

/** A list for the workers that tests start: they are stopped when it is over. */
export function useWorkers(whenOver: typeof afterAll | typeof afterEach = afterAll): Worker[] {
  const workers: Worker[] = [];
  whenOver(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });
  return workers;
}

/** A delivery in memory, and what starts a worker on it, or on another one. */
export function givenDelivery(workers: Worker[], carriers: Carriers, change: Partial<WorkerOptions> = {}) {
  const clock = new Clock();
  const delivery = new MemoryDelivery(clock.now);
  const figures = new Figures();
  const start = (delivered = delivery): Worker => {
    const worker = givenWorker(delivered, carriers, { now: clock.now, figures, ...change });
    workers.push(worker);
    return worker;
  };
  return { clock, delivery, figures, start };
}
