import { readFile } from "node:fs/promises";
import { type Config, ConfigError } from "../config.ts";
import { OperatorError } from "../errors.ts";
import { type PreparedCarriers, simulatorAlone } from "./carriers.ts";

/** Reads and checks the carriers of CARRIERS_FILE, or of another file; without one there is the simulator alone. */
export async function readCarriersFile(
  config: Pick<Config, "carriersFile" | "variable">,
  { isSetting = true } = {},
): Promise<PreparedCarriers> {
  const { carriersFile: file, variable } = config;
  if (file === undefined) return simulatorAlone();
  // Loaded only when there is such a file: YAML and the adapters are a tenth of what a start would load.
  const { CarriersFileError, readCarriers } = await import("./read-carriers.ts");
  try {
    return readCarriers(await readFile(file, "utf8"), file, variable);
  } catch (error) {
    // The file of a variable cannot be read.
    if (error instanceof ConfigError) throw error;
    if (error instanceof CarriersFileError) throw new OperatorError(error.message, { cause: error });
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new OperatorError(`${isSetting ? "CARRIERS_FILE " : ""}${file} cannot be read (${code})`, { cause: error });
  }
}
