/** A request's body, what is special about it, and `pointer code` of every fault, in the order of the answer. */
export type CodeCase = readonly [what: string, body: unknown, want: readonly string[]];

export const long = (length: number): string => "x".repeat(length);

export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** The same faults, of a value that stands deeper in the request. */
export const below = (place: string, faults: readonly string[]): string[] => faults.map((fault) => `${place}${fault}`);
