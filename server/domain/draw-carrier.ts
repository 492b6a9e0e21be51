import { seededRandom } from "./seeded-random.ts";

/** A carrier of a route. The share is in points of a hundred; a carrier with 0 gets what no other can take. */
export interface CarrierChoice {
  readonly name: string;
  readonly share: number;
}

/** Whether chance decides which carrier a message gets. */
export const isDrawn = (choices: readonly CarrierChoice[]): boolean =>
  choices.filter(({ share }) => share > 0).length > 1;

/** The same for every worker and every try, so that a message does not change carriers without need. */
export const getChance = (msgKey: string): number => seededRandom(0, msgKey);

/**
 * The carriers in the order in which a message tries them: drawn by their shares, without putting one back. So the share of a carrier
 * that is down goes to the others by their shares. Those without a share come last, in their own order. `chance` is from 0 to 1.
 */
export function drawOrder<Item>(items: readonly Item[], shareOf: (item: Item) => number, chance: number): Item[] {
  const left = items.filter((item) => shareOf(item) > 0);
  const order: Item[] = [];
  let rest = chance;
  while (left.length > 0) {
    let point = rest * left.reduce((sum, item) => sum + shareOf(item), 0);
    let index = 0;
    for (; index < left.length - 1; index++) {
      const share = shareOf(left[index] as Item);
      if (point < share) break;
      point -= share;
    }
    const [drawn] = left.splice(index, 1) as [Item];
    order.push(drawn);
    // Where the point lies within the share of the one that was drawn is as good as a new number.
    rest = Math.min(point / shareOf(drawn), 1);
  }
  return [...order, ...items.filter((item) => shareOf(item) <= 0)];
}
