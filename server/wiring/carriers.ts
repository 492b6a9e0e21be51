import { readFile } from "node:fs/promises";
import type { CarrierCallback, Receipt } from "../carriers/carrier.ts";
import { type PreparedCarriers, simulatorAlone } from "../carriers/carriers.ts";
import { type Config, ConfigError } from "../config.ts";
import { parseStepName } from "../domain/delivery.ts";
import type { CarrierReceipt, Receipts } from "../handlers/services.ts";
import { OperatorError } from "./errors.ts";

/** Reads and checks the carriers of CARRIERS_FILE; without the setting there is the simulator alone. */
export async function readCarriersFile(config: Pick<Config, "carriersFile" | "variable">): Promise<PreparedCarriers> {
  const { carriersFile: file, variable } = config;
  if (file === undefined) return simulatorAlone();
  // Loaded only when there is such a file: YAML and the adapters are a tenth of what a start would load.
  const { CarriersFileError, readCarriers } = await import("../carriers/read-carriers.ts");
  try {
    return readCarriers(await readFile(file, "utf8"), file, variable);
  } catch (error) {
    // The file of a variable cannot be read.
    if (error instanceof ConfigError) throw error;
    const text = error instanceof CarriersFileError ? error.message : `CARRIERS_FILE ${file} cannot be read`;
    throw new OperatorError(text, { cause: error });
  }
}

export interface ReceiptParts {
  /** Undefined: no carrier of that name posts receipts. */
  readonly callbackOf: (carrier: string) => CarrierCallback | undefined;
  /** Resolves when the receipts are committed. */
  readonly receive: (carrier: string, receipts: readonly Receipt[]) => Promise<void>;
}

/** The receipts service of the API: checks references, translates the carrier's codes and records the rest. */
export function makeReceipts({ callbackOf, receive }: ReceiptParts): Receipts {
  return {
    secretsOf: (carrier) => callbackOf(carrier)?.secrets,
    receive: async (carrier, receipts) => {
      const callback = callbackOf(carrier);
      if (callback === undefined)
        throw new Error("Receipts passed the signature check of a carrier that does not exist");
      const ours = receipts.filter(({ reference }) => parseStepName(reference) !== undefined);
      if (ours.length > 0)
        await receive(
          carrier,
          ours.map((receipt) => toReceipt(receipt, callback)),
        );
      return { unknown: receipts.length - ours.length };
    },
  };
}

function toReceipt({ reference, reportCode, carrier, userType }: CarrierReceipt, callback: CarrierCallback): Receipt {
  return { of: { reference }, ending: callback.endingOf({ code: reportCode, network: carrier, userType }) };
}
