import { describe, expect, test } from "vitest";
import { readShareRules } from "../../../../server/carriers/share-rules.ts";
import { type CarrierQuality, moveShares } from "../../../../server/domain/move-shares.ts";

const rules = readShareRules({});
const MINUTE = 60_000;
/** The time of every case; shares were changed so many minutes before. */
const NOW = 1_000 * MINUTE;

type Shares = Readonly<Record<string, number>>;

/** Of a thousand messages unless it says otherwise. */
const serve = ({ failed = 0, slow = 0, of = 1000 }): CarrierQuality => ({
  ...{ submitted: of, failed: (failed * of) / 100, due: of, quick: of - (slow * of) / 100 },
});

function move(resting: Shares, current: Shares, quality: Readonly<Record<string, CarrierQuality>>, minutesAgo: number) {
  return moveShares(
    Object.entries(resting).map(([name, share]) => ({ name, share })),
    { shares: new Map(Object.entries(current)), changedMs: NOW - minutesAgo * MINUTE },
    new Map(Object.entries(quality)),
    rules,
    NOW,
  );
}

const HALVES = { a: 50, b: 50 };
const good = serve({ failed: 1 });
const bad = serve({ failed: 40 });
const slow = serve({ slow: 40 });
const few = serve({ failed: 100, of: 29 });

interface Case {
  readonly resting?: Shares;
  readonly current?: Shares;
  readonly quality: Readonly<Record<string, CarrierQuality>>;
  /** Since the last change. */
  readonly minutes?: number;
  /** Undefined: the shares stay. */
  readonly after?: Shares;
}

const CASES: Readonly<Record<string, Case>> = {
  "both good: they stay": { quality: { a: good, b: good } },
  "nothing measured: they stay": { quality: {} },
  "one fails: it loses ten points": { quality: { a: bad, b: good }, after: { a: 40, b: 60 } },
  "one is slow: it loses ten points": { quality: { a: good, b: slow }, after: { a: 60, b: 40 } },
  "it loses again after five minutes": {
    ...{ current: { a: 40, b: 60 }, minutes: 5, quality: { a: bad, b: good } },
    after: { a: 30, b: 70 },
  },
  "not before": { current: { a: 40, b: 60 }, minutes: 4, quality: { a: bad, b: good } },
  "down to the floor": { current: { a: 12, b: 88 }, quality: { a: bad, b: good }, after: { a: 5, b: 95 } },
  "and no further": { current: { a: 5, b: 95 }, quality: { a: bad, b: good } },
  "a resting share below the floor is the floor": {
    ...{ resting: { a: 3, b: 97 }, current: { a: 3, b: 97 }, quality: { a: bad, b: good } },
  },
  "both fail alike: there is no better one": { quality: { a: bad, b: serve({ failed: 35 }) } },
  "both fail, and one twice as often": { quality: { a: serve({ failed: 80 }), b: bad }, after: { a: 40, b: 60 } },
  "below the limit they stay, however much better the other is": { quality: { a: serve({ failed: 19 }), b: good } },
  "at the limit it is bad": { quality: { a: serve({ failed: 20 }), b: good }, after: { a: 40, b: 60 } },
  "too few messages: it is not judged": { quality: { a: few, b: good } },
  "as few as are enough": { quality: { a: serve({ failed: 100, of: 30 }), b: good }, after: { a: 40, b: 60 } },
  "others that nobody has measured count as good": { quality: { a: bad }, after: { a: 40, b: 60 } },
  "good again: it gets ten points back": {
    ...{ current: { a: 20, b: 80 }, minutes: 15, quality: { a: good, b: good } },
    after: { a: 30, b: 70 },
  },
  "not before a quarter of an hour": { current: { a: 20, b: 80 }, minutes: 14, quality: { a: good, b: good } },
  "the last points": {
    ...{ current: { a: 45, b: 55 }, minutes: 15, quality: { a: good, b: good } },
    after: HALVES,
  },
  "neither good nor bad: it stays": {
    ...{ current: { a: 20, b: 80 }, minutes: 15, quality: { a: serve({ failed: 12 }), b: good } },
  },
  "as bad as all: it gets points back": {
    ...{ current: { a: 20, b: 80 }, minutes: 15, quality: { a: bad, b: bad } },
    after: { a: 30, b: 70 },
  },
  "too few messages to judge it: time brings them back": {
    ...{ current: { a: 5, b: 95 }, minutes: 15, quality: { a: few, b: good } },
    after: { a: 15, b: 85 },
  },
  "good in one way and bad in the other: it loses": {
    ...{ quality: { a: { ...good, quick: 500 }, b: good } },
    after: { a: 40, b: 60 },
  },
  "more receipts than messages are no fault": { quality: { a: { ...good, quick: 1010 }, b: good } },
  "a carrier without a share takes part in nothing": {
    ...{ resting: { a: 100, b: 0 }, current: { a: 100, b: 0 }, quality: { a: bad, b: good } },
  },
  "of three, the others get points by their resting shares": {
    ...{ resting: { a: 40, b: 45, c: 15, d: 0 }, quality: { a: bad, b: good, c: good } },
    after: { a: 30, b: 53, c: 17 },
  },
  "of three, two of which are bad, the worst loses to the good one": {
    ...{ resting: { a: 40, b: 40, c: 20 }, quality: { a: bad, b: serve({ failed: 60 }), c: good } },
    after: { a: 40, b: 30, c: 30 },
  },
  "at the floor the next one loses": {
    ...{ resting: { a: 40, b: 40, c: 20 }, current: { a: 40, b: 5, c: 55 } },
    ...{ quality: { a: bad, b: serve({ failed: 60 }), c: good }, after: { a: 30, b: 5, c: 65 } },
  },
  "of three, those with too much give back": {
    ...{ resting: { a: 40, b: 40, c: 20 }, current: { a: 10, b: 62, c: 28 }, minutes: 15 },
    ...{ quality: { a: good, b: good, c: good }, after: { a: 20, b: 55, c: 25 } },
  },
  "one gets points back while another is bad at its floor": {
    ...{ resting: { a: 40, b: 40, c: 20 }, current: { a: 10, b: 5, c: 85 }, minutes: 15 },
    ...{ quality: { a: good, b: bad, c: good }, after: { a: 20, b: 5, c: 75 } },
  },
};

describe("shares", () => {
  test.each(Object.entries(CASES))("%s", (_, { resting = HALVES, current = resting, quality, minutes = 60, after }) => {
    const moved = move(resting, current, quality, minutes);
    expect(moved && Object.fromEntries(moved.shares)).toEqual(after);
  });

  test.each([
    [HALVES, { a: bad, b: good }, "a lost 10 points: 40 % of 1000 messages failed at it, elsewhere 1 %"],
    [HALVES, { a: slow, b: good }, "a lost 10 points: 40 % of 1000 messages had no receipt after 120 s, elsewhere 0 %"],
    [{ a: 45, b: 55 }, {}, "a got 5 points back on the way to 50: too few messages to judge it"],
    [
      { a: 35, b: 65 },
      { a: good, b: good },
      "a got 10 points back on the way to 50: 1 % of 1000 messages failed at it, elsewhere 1 %",
    ],
  ])("tell why they move: %o", (current, quality, reason) => {
    expect(move(HALVES, current, quality, 60)).toMatchObject({ carrier: "a", reason });
  });
});
