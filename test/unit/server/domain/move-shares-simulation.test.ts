import { describe, expect, test } from "vitest";
import { readShareRules } from "../../../../server/carriers/share-rules.ts";
import { drawOrder } from "../../../../server/domain/draw-carrier.ts";
import { type CarrierQuality, moveShares, type RouteShares } from "../../../../server/domain/move-shares.ts";
import { seededRandom } from "../../../../server/domain/seeded-random.ts";

const rules = readShareRules({});
const MINUTE = 60_000;

/** What a carrier does in a minute of the simulation: the chance that a message fails there, or is slow. */
interface Behaviour {
  readonly fails?: number;
  readonly slow?: number;
}
type Carriers = Readonly<Record<string, (minute: number) => Behaviour>>;

interface Run {
  readonly resting: Readonly<Record<string, number>>;
  readonly carriers: Carriers;
  readonly minutes: number;
  readonly perMinute: number;
  readonly seed: number;
}

/** What a carrier did with the messages of one minute. */
interface Served {
  readonly minute: number;
  readonly name: string;
  messages: number;
  failed: number;
  slow: number;
}

/** The shares at the end of each minute. */
function simulate({ resting, carriers, minutes, perMinute, seed }: Run): readonly Readonly<Record<string, number>>[] {
  let drawn = 0;
  const random = () => seededRandom(seed, String(drawn++));
  const choices = Object.entries(resting).map(([name, share]) => ({ name, share }));
  const served: Served[] = [];
  let current: RouteShares = { shares: new Map(Object.entries(resting)), changedMs: 0 };
  const measure = (carrier: string, minute: number): CarrierQuality => {
    const sinceMs = Math.max(current.changedMs, minute * MINUTE - rules.windowMs);
    const own = served.filter(({ name, minute: sent }) => name === carrier && sent * MINUTE >= sinceMs);
    const due = own.filter((one) => (minute - one.minute) * MINUTE >= rules.slowMs);
    const sum = (all: readonly Served[], get: (one: Served) => number) =>
      all.reduce((total, one) => total + get(one), 0);
    return {
      submitted: sum(own, ({ messages }) => messages),
      failed: sum(own, ({ failed }) => failed),
      due: sum(due, ({ messages }) => messages),
      quick: sum(due, ({ messages, slow }) => messages - slow),
    };
  };
  return Array.from({ length: minutes }, (_, index) => {
    const minute = index + 1;
    const now = choices.map(({ name }) => ({ minute, name, messages: 0, failed: 0, slow: 0 }));
    served.push(...now);
    for (let sent = 0; sent < perMinute; sent++) {
      const [first] = drawOrder(now, ({ name }) => current.shares.get(name) ?? 0, random());
      if (first === undefined) continue;
      const { fails = 0, slow = 0 } = carriers[first.name]?.(minute) ?? {};
      first.messages++;
      first.failed += Number(random() < fails);
      first.slow += Number(random() < slow);
    }
    const quality = new Map(choices.map(({ name }) => [name, measure(name, minute)]));
    const moved = moveShares(choices, current, quality, rules, minute * MINUTE);
    if (moved !== undefined) current = { shares: moved.shares, changedMs: minute * MINUTE };
    return Object.fromEntries(current.shares);
  });
}

const good = () => ({ fails: 0.02, slow: 0.05 });
const SEEDS = [1, 2, 3];
const HALVES = { resting: { a: 50, b: 50 }, perMinute: 200 };

/** How often a share changes its direction. */
function countTurns(shares: readonly number[]): number {
  const steps = shares.slice(1).map((share, index) => Math.sign(share - (shares[index] ?? share)));
  const moves = steps.filter((step) => step !== 0);
  return moves.slice(1).filter((step, index) => step !== moves[index]).length;
}

describe.each(SEEDS)("with the seed %d", (seed) => {
  test("shares of good carriers stay for a day", () => {
    const run = simulate({ ...HALVES, carriers: { a: good, b: good }, minutes: 1440, seed });
    expect(new Set(run.map(({ a }) => a))).toEqual(new Set([50]));
  });

  test.each([
    ["fails", { fails: 0.5 }],
    ["is slow", { slow: 0.5 }],
    ["fails a little more than allowed", { fails: 0.3, slow: 0.05 }],
  ])("a carrier that %s goes to the floor in steps, stays there, and comes back when it is well", (_, behaviour) => {
    const a = (minute: number) => (minute > 60 && minute <= 240 ? behaviour : good());
    const run = simulate({ ...HALVES, carriers: { a, b: good }, minutes: 420, seed });
    const shares = run.map((one) => one.a ?? 0);
    expect(shares[59]).toBe(50);
    // Five steps of five minutes at least, and some minutes until it is seen.
    expect(shares[99]).toBe(5);
    expect(new Set(shares.slice(100, 240))).toEqual(new Set([5]));
    expect(shares[419]).toBe(50);
    expect(countTurns(shares)).toBe(1);
    for (const [index, share] of shares.entries())
      expect(Math.abs(share - (shares[index - 1] ?? share))).toBeLessThanOrEqual(10);
    for (const { a: one = 0, b: other = 0 } of run) expect(one + other).toBe(100);
  });

  test("one bad minute costs one step", () => {
    const a = (minute: number) => (minute === 60 ? { fails: 1 } : good());
    const run = simulate({ ...HALVES, carriers: { a, b: good }, minutes: 120, seed });
    expect(Math.min(...run.map((one) => one.a ?? 0))).toBeGreaterThanOrEqual(40);
    expect(run.at(-1)).toEqual({ a: 50, b: 50 });
  });

  test("trouble of all carriers moves nothing", () => {
    const all = (minute: number) => (minute > 30 ? { fails: 0.5, slow: 0.5 } : good());
    const run = simulate({ ...HALVES, carriers: { a: all, b: all }, minutes: 300, seed });
    expect(new Set(run.map((one) => one.a))).toEqual(new Set([50]));
  });

  test("with little traffic a bad carrier is tried again now and then, a step at most", () => {
    const a = (minute: number) => (minute > 60 ? { fails: 0.9 } : good());
    const run = simulate({ ...HALVES, perMinute: 25, carriers: { a, b: good }, minutes: 600, seed });
    const late = run.slice(180).map((one) => one.a ?? 0);
    expect(Math.max(...late)).toBeLessThanOrEqual(15);
  });

  test("of three carriers the two that break one after the other lose, and all come back", () => {
    const between = (from: number, to: number) => (minute: number) =>
      minute > from && minute <= to ? { fails: 0.6 } : good();
    const carriers = { a: between(60, 240), b: between(120, 240), c: good };
    const run = simulate({ resting: { a: 40, b: 40, c: 20 }, carriers, minutes: 600, perMinute: 200, seed });
    expect(run[199]).toEqual({ a: 5, b: 5, c: 90 });
    expect(run.at(-1)).toEqual({ a: 40, b: 40, c: 20 });
  });
});
