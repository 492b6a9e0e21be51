import { limits } from "./want/tables.ts";

export const most: 7 = limits.most;
export const names: readonly ["a", "b"] = limits.names;
