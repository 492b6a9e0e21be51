import * as cp949 from "../../spec/keywords/x-cp949.ts";
import * as maxBytes from "../../spec/keywords/x-max-bytes.ts";
import * as maxItemsTotalLength from "../../spec/keywords/x-max-items-total-length.ts";
import * as maxTotalLength from "../../spec/keywords/x-max-total-length.ts";
import { keywords } from "../../spec/plugin.ts";
import type { OwnKeyword } from "./judge.ts";

/** The keywords of the contract that no validator but ours knows. */
export const ownKeywords: readonly OwnKeyword[] = [cp949, maxBytes, maxItemsTotalLength, maxTotalLength];

const known = ownKeywords.map(({ keyword }) => `keywords/${keyword}.ts`);
const missing = keywords.filter((path) => !known.includes(path));
if (missing.length > 0) throw new Error(`The contract has keywords that its tests do not know: ${missing.join(", ")}`);
