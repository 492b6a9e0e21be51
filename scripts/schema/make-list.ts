import { writeExact } from "../runtime/exact-json.ts";
import { findDuplicate } from "../runtime/json-values.ts";
import { literalsOf } from "./condition-values.ts";
import { itemSchemas, numbersOf } from "./facets.ts";
import { isObject, type JsonObject } from "./json.ts";
import type { Making } from "./making.ts";
import { isNumeric, plus } from "./numeric.ts";
import { seemsToHold } from "./seems-to-hold.ts";

const MOST_ITEMS = 12;

/** A list of allowed length, made of `from` if that is given. */
export function makeList(
  making: Making,
  plain: readonly JsonObject[],
  from: readonly unknown[] | undefined,
): unknown[] {
  const least = Math.max(0, ...numbersOf(plain, "minItems"));
  const limit = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(plain, "maxItems"));
  const start = from?.slice(0, limit) ?? [];
  const length = from === undefined ? drawLength(making, least, limit) : Math.max(least, start.length);
  const items = Array.from({ length }, (_, index) =>
    making.value(itemSchemas(plain, index), start[index] ?? (from === undefined ? undefined : start.at(-1))),
  );
  for (const { contains } of plain)
    if (isObject(contains) && !items.some((item) => seemsToHold(making.facetter, contains, item)))
      items.splice(items.length >= limit ? 0 : items.length, items.length >= limit ? 1 : 0, making.value([contains]));
  return plain.some(({ uniqueItems }) => uniqueItems === true) ? distinct(making, items, plain, least) : items;
}

function drawLength(making: Making, least: number, limit: number): number {
  const most = Math.max(least, Math.min(MOST_ITEMS, limit));
  const first = making.settings.isFull === true ? Math.min(most, Math.max(1, least)) : least;
  if (making.isDeep) return least;
  return making.random.weighted([
    [5, making.random.integer(first, Math.min(most, first + 2))],
    [1, most],
    [1, first],
  ]);
}

/** What is there twice is left out, or becomes another where there would be too few. */
function distinct(making: Making, items: readonly unknown[], plain: readonly JsonObject[], least: number): unknown[] {
  if (findDuplicate(items) === undefined) return [...items];
  const distinct = [...new Map(items.map((item) => [writeExact(item), item])).values()];
  for (let index = 1; distinct.length < least && index < 50; index++) {
    const schemas = itemSchemas(plain, distinct.length);
    const literals = literalsOf(making.facetter.of(schemas).plain) ?? [];
    const [first] = items;
    const more = isNumeric(first) ? plus(first, index) : typeof first === "string" ? `${first}${index}` : index;
    const other = making.value(schemas, literals.length > 0 ? literals[index % literals.length] : more);
    if (!distinct.some((one) => writeExact(one) === writeExact(other))) distinct.push(other);
  }
  return distinct;
}
