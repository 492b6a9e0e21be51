import type { FileRow } from "../route.ts";
import type { InvalidReason } from "./call.ts";

/** Why a file of a form is refused. */
export interface FileFault {
  readonly reason: InvalidReason;
  readonly keyword: "minLength" | "maxLength" | "contentType";
  readonly message: string;
  /** The document's own code, if it names one. */
  readonly code?: string | undefined;
}

/** The length of a file is counted in bytes. */
export function findLengthFault(row: FileRow | undefined, bytes: number): FileFault | undefined {
  const { minLength = 0, maxLength = Infinity } = row ?? {};
  if (bytes > maxLength) return fault(row, "too-large", "maxLength", `must have at most ${countBytes(maxLength)}`);
  if (bytes < minLength) return fault(row, "invalid", "minLength", `must have at least ${countBytes(minLength)}`);
  return undefined;
}

/** A file that says nothing of its type is `application/octet-stream`, as in OpenAPI. */
export function findTypeFault(row: FileRow | undefined, type: string): FileFault | undefined {
  const types = row?.types;
  const sent = type === "" ? "application/octet-stream" : type;
  if (types === undefined || types.some((allowed) => matches(allowed, sent))) return undefined;
  return fault(
    row,
    "unsupported-media-type",
    "contentType",
    `must be ${types.join(" or ")}, not ${sent.slice(0, 100)}`,
  );
}

const matches = (allowed: string, type: string): boolean =>
  allowed.endsWith("/*") ? type.startsWith(allowed.slice(0, -1)) : type === allowed;

const fault = (
  row: FileRow | undefined,
  reason: InvalidReason,
  keyword: FileFault["keyword"],
  message: string,
): FileFault => ({ reason, keyword, message, code: row?.codes?.[keyword] ?? row?.codes?.default });

const countBytes = (count: number): string => `${count} ${count === 1 ? "byte" : "bytes"}`;
