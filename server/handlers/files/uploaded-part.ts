/** A part of a form as it was read from the wire. */
export interface UploadedPart {
  /** Without folders; empty where the part names none. */
  readonly fileName: string;
  /** Empty where the part declares none. */
  readonly declaredType: string;
  readonly bytes: Uint8Array;
  /** There was more of it than any service takes, and the rest was dropped. */
  readonly truncated: boolean;
}

/** The contract says of a file only that it is bytes; what the reader of forms makes of them is said here. */
export function uploadedPart(value: unknown): UploadedPart {
  if (!isPart(value)) throw new Error("A file came in a shape that the reader of forms does not make");
  return value;
}

const isPart = (value: unknown): value is UploadedPart =>
  typeof value === "object" &&
  value !== null &&
  "fileName" in value &&
  typeof value.fileName === "string" &&
  "declaredType" in value &&
  typeof value.declaredType === "string" &&
  "bytes" in value &&
  value.bytes instanceof Uint8Array &&
  "truncated" in value &&
  typeof value.truncated === "boolean";
