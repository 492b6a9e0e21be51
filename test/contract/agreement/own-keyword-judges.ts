import iconv from "iconv-lite";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";

/** A table of CP949 that is not ours. What iconv cannot map it writes as a question mark: each character is sent there and back. */
const isEncodable = (character: string): boolean =>
  iconv.decode(iconv.encode(character, "cp949"), "cp949") === character && !/[\u0080\ud800-\udfff]/.test(character);

const lengthOf = (text: Json | undefined): number => (typeof text === "string" ? [...text].length : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What the contract's own keywords mean, written a second time by somebody who has not read the first. */
export const JUDGES: Readonly<Record<string, (value: Json, parameter: never) => boolean>> = {
  "x-max-bytes": (value, limit: number) => typeof value !== "string" || iconv.encode(value, "cp949").length <= limit,
  "x-cp949": (value, rule: Json) => {
    if (typeof value !== "string" || rule === false) return true;
    const sent = rule === true ? value : value.replaceAll(/#\{[^}]*\}/g, "");
    return [...sent].every(isEncodable);
  },
  "x-max-items-total-length": (value, { limit, of }: { limit: number; of: string }) =>
    !Array.isArray(value) || sum(value.map((item) => (isObject(item) ? lengthOf(item[of]) : 0))) <= limit,
  "x-max-total-length": (value, { limit, of }: { limit: number; of: string[] }) =>
    !isObject(value) || sum(of.map((name) => lengthOf((value as JsonObject)[name]))) <= limit,
};
