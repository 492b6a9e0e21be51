import { readFile } from "node:fs/promises";
import { type PreparedCarriers, simulatorAlone } from "../carriers/carriers.ts";
import type { Parts } from "./parts.ts";
import { StartError } from "./start-error.ts";

/** The carriers of the settings, checked; a fault is told with its place. */
export async function readCarriersFile({ config }: Parts): Promise<PreparedCarriers> {
  const { carriersFile: file = "", variable } = config;
  if (file === "") return simulatorAlone();
  // Only where there is such a file: YAML and the adapters are a tenth of all that a start would load.
  const { CarriersFileError, readCarriers } = await import("../carriers/registry.ts");
  try {
    return readCarriers(await readFile(file, "utf8"), file, variable);
  } catch (error) {
    if (error instanceof CarriersFileError) throw new StartError(error.message, { cause: error });
    throw new StartError(`CARRIERS_FILE ${file} cannot be read`, { cause: error });
  }
}
