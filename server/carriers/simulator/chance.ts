/**
 * A number from 0 up to, and not including, 1 that depends on the seed and the names alone: every process draws the same.
 * FNV-1a over the names' characters, then the finishing steps of MurmurHash3, without which names that differ in their
 * last character only would draw nearly alike.
 */
export function chance(seed: number, ...names: readonly string[]): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const name of names)
    for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
