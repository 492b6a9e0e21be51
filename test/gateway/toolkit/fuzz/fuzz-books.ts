import { join } from "node:path";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { readContract } from "../../../../scripts/probe/contract/contract.ts";
import { Findings } from "../../../../scripts/probe/run/findings.ts";
import { type FuzzResult, fuzz } from "../../../../scripts/probe/run/fuzz.ts";
import { type Bug, startBooksServer } from "./books-server.ts";

export const booksFile = join(import.meta.dirname, "books.yaml");
const bundle = await loadBundle(booksFile);
export const booksContract = await readContract(bundle.document, { lenient: true, allowOtherHeaders: true });

export interface BooksRun extends FuzzResult {
  /** Every request that came, as `POST /books {…}`. */
  readonly traffic: readonly string[];
}

export interface BooksSettings {
  readonly rounds: number;
  readonly kinds?: readonly string[];
  readonly operations?: readonly string[];
  readonly timeoutMs?: number;
}

/** Fuzzes a server with these bugs, always with the same seed. */
export async function fuzzBooks(bugs: readonly Bug[], settings: BooksSettings): Promise<BooksRun> {
  const server = await startBooksServer(bugs);
  try {
    const result = await fuzz({
      contract: booksContract,
      url: server.url,
      getHeaders: async () => [["Authorization", "Bearer good"]],
      operations: [...booksContract.operations.values()].filter(({ id }) => settings.operations?.includes(id) ?? true),
      locate: (pointer) => bundle.place(pointer),
      kinds: settings.kinds,
      ignored: [],
      seed: 1,
      rounds: settings.rounds,
      // Only the test of a server that hangs waits for it.
      timeoutMs: settings.timeoutMs ?? 60_000,
      findings: new Findings(() => {}),
    });
    return { ...result, traffic: server.traffic };
  } finally {
    await server.stop();
  }
}
