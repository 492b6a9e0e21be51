/**
 * How a carrier writes the names of messages. `hex` and `decimal` are numbers, whose case and leading zeros mean nothing;
 * `caseless` and `text` are taken as they are, the first without regard to case.
 */
export const ID_FORMS = ["text", "caseless", "hex", "decimal"] as const;
export type IdForm = (typeof ID_FORMS)[number];

/** The forms in the answer to a submit, in the text of a receipt and in its `receipted_message_id`. */
export interface IdForms {
  readonly submit: IdForm;
  readonly receipt: IdForm;
  readonly receiptTlv: IdForm;
}

/** The name as it is kept: carriers change case, base and leading zeros between the answer to a submit and the receipt. */
export function canonicalId(written: string, form: IdForm): string {
  const id = written.trim();
  if (form === "caseless") return id.toLowerCase();
  if (form === "decimal" && /^[0-9]+$/.test(id)) return BigInt(id).toString();
  // A UUID is hexadecimal too.
  const digits = id.replaceAll("-", "");
  if (form === "hex" && /^[0-9a-f]+$/i.test(digits)) return BigInt(`0x${digits}`).toString();
  return id;
}

/** A kept name as the carrier wrote it in the answer to the submit, but for case and leading zeros. */
export function writtenId(canonical: string, form: IdForm): string {
  return form === "hex" && /^[0-9]+$/.test(canonical) ? BigInt(canonical).toString(16).toUpperCase() : canonical;
}
