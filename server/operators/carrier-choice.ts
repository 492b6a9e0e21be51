import { type Destination, findRoute, joinRoutes } from "../domain/route-table.ts";
import { listGatewayProcesses, type ReportedCarrier } from "../store/carrier-control.ts";
import type { Queryable } from "../store/database.ts";

/** The carriers that a step would be given to now: one, or several while gateways have different routes. */
export type CarrierChoice = (step: Destination) => readonly string[];

/** As all workers tell. Undefined: no worker runs, so nobody knows the routes. */
export async function readCarrierChoice(directory: Queryable): Promise<CarrierChoice | undefined> {
  const choices = (await listGatewayProcesses(directory)).flatMap(({ carriers }) => makeChoice(carriers) ?? []);
  if (choices.length === 0) return undefined;
  return (step) => [...new Set(choices.flatMap((choose) => choose(step) ?? []))];
}

function makeChoice(carriers: readonly ReportedCarrier[]): ((step: Destination) => string | undefined) | undefined {
  const parts = new Map(carriers.flatMap(({ name, takes }) => (takes === undefined ? [] : [[name, takes] as const])));
  if (parts.size === 0) return undefined;
  const table = joinRoutes(parts);
  const ready = new Set(carriers.filter(({ isUp, isPaused }) => isUp && !isPaused).map(({ name }) => name));
  // As workers choose: the first that can be reached, else the first.
  return (step) => {
    const names = findRoute(table, step)?.choice ?? [];
    return names.find((name) => ready.has(name)) ?? names[0];
  };
}
