import { randomFillSync } from "node:crypto";

const POOL_BYTES = 8192;

/** Random bytes from a pool: asking the system for ten costs as much as asking for thousands. */
export function randomPool(): (count: number) => Uint8Array {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return (count) => {
    if (used + count > POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    used += count;
    return pool.subarray(used - count, used);
  };
}
