import { type CarrierEntry, readCarrierEntries } from "./carrier-entries.ts";
import { type PreparedCarriers, prepareCarriers, withSimulator } from "./carriers.ts";
import { CarriersFile, isObject } from "./carriers-file.ts";
import type { Environment } from "./environment.ts";
import { type Routable, readRoutes } from "./routes.ts";
import { SIMULATOR } from "./simulator/adapter.ts";

export { CarriersFileError } from "./carriers-file.ts";

/**
 * Reads a carriers file. Throws a CarriersFileError that lists all that is wrong,
 * each fault with its place.
 */
export function readCarriers(text: string, file: string, environment: Environment): PreparedCarriers {
  const written = new CarriersFile(text, file);
  checkSections(written);
  const named = readCarrierEntries(written, environment);
  const entries = named ?? [];
  const simulator = entries.find(({ adapter }) => adapter === SIMULATOR)?.name ?? SIMULATOR;
  const routes = readRoutes(written, named && channelsByName(named, simulator));
  written.throwFaults();
  const carriers = entries.flatMap(({ name, prepared }) => (prepared === undefined ? [] : [{ name, prepared }]));
  return prepareCarriers(simulator === SIMULATOR ? withSimulator(carriers) : carriers, routes, simulator);
}

const channelsByName = (entries: readonly CarrierEntry[], simulator: string): Routable =>
  new Map([[simulator, undefined], ...entries.map(({ name, prepared }) => [name, prepared?.channels] as const)]);

const SECTIONS = ["carriers", "routes"];

function checkSections(file: CarriersFile): void {
  if (!isObject(file.value)) {
    file.fault([], "the file must have carriers and routes");
    return;
  }
  for (const section of SECTIONS) if (file.value[section] === undefined) file.fault([], `${section} is missing`);
  for (const name of Object.keys(file.value))
    if (!SECTIONS.includes(name)) file.fault([name], `${name} is not known; there are ${SECTIONS.join(" and ")}`);
}
