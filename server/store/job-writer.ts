import type { StepBatch } from "./step-batch.ts";

/** Sees to it, in the transaction that makes steps due, that there will be a job for them. */
export interface JobWriter {
  write(client: Transaction, batch: StepBatch, options?: { readonly startAfterMs?: number }): Promise<void>;
}

/** As much of a connection as a job writer needs. */
export interface Transaction {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}
