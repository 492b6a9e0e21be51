import type { SubmittedFile } from "../carriers/carrier.ts";
import { CachedReader } from "../store/cached-reader.ts";
import type { FileLookups } from "./ports.ts";

/** A campaign takes the same picture along thousands of times. */
const TTL_MS = 30_000;
/** One that is not there may be a mistake of the moment. */
const GONE_TTL_MS = 1000;
/** Of 300 KB at most. */
const MOST_FILES = 100;

export function cachedFiles(files: FileLookups, now: () => number): FileLookups {
  const reader = new CachedReader<SubmittedFile | undefined>({
    load: (name) => {
      const [accountId = "", fileKey = ""] = name.split("\n");
      return files.read(accountId, fileKey);
    },
    ttlMs: (file) => (file === undefined ? GONE_TTL_MS : TTL_MS),
    now,
    maxEntries: MOST_FILES,
  });
  return { read: async (accountId, fileKey) => reader.read(`${accountId}\n${fileKey}`) };
}
