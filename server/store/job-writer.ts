/** The messages of one commit by account: what a job names. A worker passes over keys that are not in the database. */
export type AcceptedBatch = readonly {
  readonly accountId: string;
  readonly msgKeys: readonly string[];
  /** Which step of each; absent: the first. */
  readonly step?: number;
}[];

/** Writes a job for steps into the transaction that makes them due. */
export interface JobWriter {
  write(client: Transaction, batch: AcceptedBatch, options?: { readonly startAfterMs?: number }): Promise<void>;
}

/** As much of a connection as a job writer needs. */
export interface Transaction {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}
