import type { WireRequest } from "../../../../scripts/probe/wire/request.ts";
import { isObject } from "../../../../scripts/schema/json.ts";
import { allCodes, type Expected, expectBody } from "./expect.ts";
import type { World } from "./world.ts";

const never = (...codes: readonly string[]): Expected => ({ accept: "never", codes: new Set(codes) });

/** Nothing in the contract comes near it; deeper is no JSON to the gateway, which says so from twice the depth at the latest. */
const REASONABLE_DEPTH = 32;
/** The judge takes its time with what is larger: of that only the answer's own form is looked at. */
const REASONABLE_VALUES = 1500;

/** Bodies with more values are refused before they are parsed. */
const MAX_VALUES = 15_000;

/** At least as many as the values in the text: members that a later member of the same name replaces count too. */
const countSeparators = (text: string): number => text.match(/[,[{]/g)?.length ?? 0;

/** The levels of the text: those of a member that a later member of the same name replaces count too. */
function getTextDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** What must become of a body that may be no JSON at all, and the value where it is some. */
export function expectBytes(
  world: World,
  operationId: string,
  { headers, body = Buffer.alloc(0) }: WireRequest,
): { readonly expected: Expected; readonly value?: unknown } {
  if (!isPlainJson(headers)) return { expected: never("A015") };
  const limit = world.contract.operations.get(operationId)?.node["x-body-limit"];
  if (typeof limit === "number" && body.length > limit) return { expected: never("A016") };
  const mayBeCrowded = countSeparators(body.toString("latin1")) >= MAX_VALUES;
  let value: unknown;
  try {
    // The decoder skips a byte order mark.
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return { expected: never("A010", ...(mayBeCrowded ? ["A016"] : [])) };
  }
  const { depth, values } = extentOf(value);
  if (values > MAX_VALUES) return { expected: never("A010", "A016"), value };
  if (mayBeCrowded)
    return { expected: { accept: "may", codes: new Set([...allCodes(world, operationId), "A016"]) }, value };
  if (depth > 3 * REASONABLE_DEPTH) return { expected: never("A010") };
  if (values > REASONABLE_VALUES)
    return { expected: { accept: "may", codes: new Set(allCodes(world, operationId)) }, value };
  const ofValue = expectBody(world, operationId, value);
  const isDeep = getTextDepth(body.toString("latin1")) > REASONABLE_DEPTH;
  const expected: Expected = isDeep && ofValue.accept === "must" ? { ...ofValue, accept: "may" } : ofValue;
  const codes = new Set(expected.codes);
  if (isDeep) codes.add("A010");
  if (!hasPrototypeName(value)) return { expected: { ...expected, codes }, value };
  // A member of that name is a trap for whoever copies objects: it is refused wherever it stands.
  return { expected: { ...expected, accept: "never", codes: codes.add("A011"), pointer: undefined }, value };
}

function isPlainJson(headers: WireRequest["headers"]): boolean {
  const value = (name: string) =>
    headers
      .find(([given]) => given.toLowerCase() === name)?.[1]
      .trim()
      .toLowerCase();
  const encoding = value("content-encoding") ?? "identity";
  const [type, ...parameters] = (value("content-type") ?? "").split(";").map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith("charset="))?.slice("charset=".length);
  return encoding === "identity" && type === "application/json" && /^("?utf-?8"?)$/.test(charset ?? "utf-8");
}

function extentOf(value: unknown): { readonly depth: number; readonly values: number } {
  let depth = 0;
  let values = 0;
  for (let level = [value]; level.length > 0; depth++) {
    values += level.length;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return { depth, values };
}

function hasPrototypeName(value: unknown): boolean {
  const waiting = [value];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (isObject(next) && Object.hasOwn(next, "__proto__")) return true;
    if (typeof next === "object" && next !== null)
      waiting.push(...Object.values(next).filter((one) => one !== undefined && one !== null));
  }
  return false;
}
