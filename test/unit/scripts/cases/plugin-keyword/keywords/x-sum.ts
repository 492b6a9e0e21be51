export const keyword = "x-sum";
export const appliesTo = "array";
export const valueSchema = { type: "object" } as const;

export const holds = (items: number[], { most }: { most: number }): boolean =>
  items.reduce((sum, item) => sum + item, 0) <= most;
export const message = ({ most }: { most: number }): string => `must add up to at most ${most}`;
