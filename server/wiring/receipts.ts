import type { CarrierCallback, Receipt } from "../carriers/carrier.ts";
import { stepOfName } from "../domain/delivery.ts";
import type { CarrierReceipt, Receipts } from "../handlers/services.ts";

export interface ReceiptParts {
  /** Undefined: no carrier of that name posts receipts. */
  readonly callbackOf: (carrier: string) => CarrierCallback | undefined;
  /** Resolves when they are committed. */
  readonly receive: (carrier: string, receipts: readonly Receipt[]) => Promise<void>;
}

/** Receipts as the API takes them, made of what the carriers' settings say and of whoever records endings. */
export function makeReceipts({ callbackOf, receive }: ReceiptParts): Receipts {
  return {
    secretsOf: (carrier) => callbackOf(carrier)?.secrets,
    receive: async (carrier, receipts) => {
      const callback = callbackOf(carrier);
      if (callback === undefined) throw new Error("Receipts came past the signature of a carrier that is not there");
      const ours = receipts.filter(({ reference }) => stepOfName(reference) !== undefined);
      if (ours.length > 0)
        await receive(
          carrier,
          ours.map((receipt) => understood(receipt, callback)),
        );
      return { unknown: receipts.length - ours.length };
    },
  };
}

function understood({ reference, reportCode, carrier, userType }: CarrierReceipt, callback: CarrierCallback): Receipt {
  return { of: { reference }, ending: callback.endingOf({ code: reportCode, network: carrier, userType }) };
}
