export const keyword = "x-max-words";
export const appliesTo = "string";
export const valueSchema = { type: "integer", minimum: 1 } as const;

const count = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

export const holds = (value: string, limit: number): boolean => count(value) <= limit;
export const message = (limit: number, value: string): string => `must be at most ${limit} words (is ${count(value)})`;
