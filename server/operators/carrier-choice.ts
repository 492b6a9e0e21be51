import { type Destination, findRoute, joinRoutes } from "../domain/route-table.ts";
import { listGatewayProcesses, type ReportedCarrier } from "../store/carrier-control.ts";
import type { Queryable } from "../store/database.ts";

/** The carriers that a step would be given to now: one, or several where they share a route or gateways have different routes. */
export type CarrierChoice = (step: Destination) => readonly string[];

/** As all workers tell. Undefined: no worker runs, so nobody knows the routes. */
export async function readCarrierChoice(directory: Queryable): Promise<CarrierChoice | undefined> {
  const choices = (await listGatewayProcesses(directory)).flatMap(({ carriers }) => makeChoice(carriers) ?? []);
  if (choices.length === 0) return undefined;
  return (step) => [...new Set(choices.flatMap((choose) => choose(step)))];
}

function makeChoice(carriers: readonly ReportedCarrier[]): CarrierChoice | undefined {
  const parts = new Map(carriers.flatMap(({ name, takes }) => (takes === undefined ? [] : [[name, takes] as const])));
  if (parts.size === 0) return undefined;
  const table = joinRoutes(parts);
  const ready = new Set(carriers.filter(({ isUp, isPaused }) => isUp && !isPaused).map(({ name }) => name));
  // As workers choose: of those that can be reached, else of all, one that has a share, else the first.
  return (step) => {
    const all = findRoute(table, step)?.choice ?? [];
    const reached = all.filter(({ name }) => ready.has(name));
    const left = reached.length === 0 ? all : reached;
    const shared = left.filter(({ share }) => share > 0);
    return (shared.length === 0 ? left.slice(0, 1) : shared).map(({ name }) => name);
  };
}
