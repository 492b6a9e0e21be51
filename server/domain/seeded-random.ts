/**
 * A number from 0 up to, and not including, 1 that depends on the seed and the names only. FNV-1a over the names, then the
 * last steps of MurmurHash3: without them, names that differ in the last character only would give similar numbers.
 */
export function seededRandom(seed: number, ...names: readonly string[]): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const name of names)
    for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
