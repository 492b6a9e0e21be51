import type { CarrierCallback, Receipt } from "../carriers/carrier.ts";
import { parseCarrierReference } from "../domain/delivery.ts";
import type { CarrierReceipt, Receipts } from "../handlers/services.ts";

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
      const ours = receipts.filter(({ reference }) => parseCarrierReference(reference) !== undefined);
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
