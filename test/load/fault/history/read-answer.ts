import { createHash } from "node:crypto";
import type { PolledBatch, Refused } from "./history.ts";

/** An answer of the gateway, as far as histories need it. */
export interface Answer {
  readonly code: string;
  readonly msgKey?: string;
  readonly errors?: readonly { readonly message?: string }[];
  readonly data?: {
    readonly reportId?: string;
    readonly report?: readonly PolledReport[];
    readonly destinations?: readonly { readonly to: string; readonly msgKey?: string; readonly code: string }[];
  };
}

interface PolledReport {
  readonly msgKey: string;
  readonly reportCode: string;
}

export const refused = (status: number, { code, errors }: Answer): Refused => ({
  ...{ kind: "refused", status, code, message: errors?.[0]?.message },
});

export function readBatch(status: number, { code, data }: Answer): PolledBatch | Refused | { kind: "empty" } {
  if (code !== "A000") return refused(status, { code });
  const { reportId = "", report = [] } = data ?? {};
  if (reportId === "") return { kind: "empty" };
  const reports = report.map(({ msgKey, reportCode }) => ({ msgKey, code: reportCode }));
  return { kind: "batch", reportId, reports, text: createHash("sha256").update(JSON.stringify(report)).digest("hex") };
}

/** Why there was no answer. */
export function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : `${cause.name}: ${cause.message}`;
}
