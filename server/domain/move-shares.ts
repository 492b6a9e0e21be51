import type { CarrierChoice } from "./draw-carrier.ts";
import type { Channel } from "./model.ts";

/** A route of one channel by which several carriers get messages. */
export interface SharedRoute {
  readonly channel: Channel;
  /** Empty: every recipient. */
  readonly prefix: string;
  /** The carriers with the shares of the carriers file. */
  readonly resting: readonly CarrierChoice[];
}

/** The routes whose shares may move, of which there is at least one, and when they do. */
export interface Sharing {
  readonly routes: readonly SharedRoute[];
  readonly rules: ShareRules;
}

/** When shares move; `shares` of the carriers file. */
export interface ShareRules {
  /** The least time between two changes of a route. Towards the resting shares it is `RETURN_TIMES` as long. */
  readonly everyMs: number;
  /** How far back quality is measured. */
  readonly windowMs: number;
  /** A message without a receipt after so long is slow. */
  readonly slowMs: number;
  /** Points of one change. */
  readonly step: number;
  /** A carrier keeps so many points, or its resting share if that is less: what gets no messages cannot be measured. */
  readonly floor: number;
  /** With fewer messages a carrier is not judged. */
  readonly minMessages: number;
  /** From so many per cent on a carrier is bad. */
  readonly failingPercent: number;
  readonly slowPercent: number;
}

/** What one gateway has counted in one slot for one carrier and channel. */
export interface QualityCounts {
  /** When the slot begins in which the messages were submitted. */
  readonly slotS: number;
  readonly carrier: string;
  readonly channel: Channel;
  readonly submitted: number;
  readonly failed: number;
  readonly quick: number;
}

/** What the carriers of a channel did with the messages that they got in the window. */
export interface CarrierQuality {
  readonly submitted: number;
  /** It did not answer the submit, or the message failed for a reason that is the carrier's. */
  readonly failed: number;
  /** Those of `submitted` that were submitted at least `slowMs` ago. */
  readonly due: number;
  /** Those of `due` that have ended within `slowMs`. */
  readonly quick: number;
}

/** The shares of a route as they are. */
export interface RouteShares {
  /** In points, by the name of the carrier. */
  readonly shares: ReadonlyMap<string, number>;
  /** When they were changed last; 0: never. */
  readonly changedMs: number;
}

export interface ShareMove {
  /** The carrier because of which shares move. */
  readonly carrier: string;
  readonly shares: ReadonlyMap<string, number>;
  /** One line for operators. */
  readonly reason: string;
}

/** A carrier that has failed gets its points back more slowly than it lost them, so that shares do not go to and fro. */
const RETURN_TIMES = 3;
/** A bad carrier is so many times worse than the best of the others: when all have trouble, there is no better one. */
const WORSE_TIMES = 2;
/** One that is hardly worse than the best may get points back, also where many messages fail everywhere. */
const ALIKE_TIMES = 1.2;
const NOTHING: CarrierQuality = { submitted: 0, failed: 0, due: 0, quick: 0 };

/**
 * The next change of a route's shares; undefined: they stay. The worst of the bad carriers loses points to those that are not bad. If none is
 * bad, the carrier that lacks most of its resting share gets points back. Carriers without a resting share take part in neither: they
 * stand by for the others.
 */
export function moveShares(
  resting: readonly CarrierChoice[],
  { shares, changedMs }: RouteShares,
  quality: ReadonlyMap<string, CarrierQuality>,
  rules: ShareRules,
  nowMs: number,
): ShareMove | undefined {
  if (nowMs - changedMs < rules.everyMs) return undefined;
  const judged = resting
    .filter(({ share }) => share > 0)
    .map(({ name, share: rest }) => {
      const others = resting.filter((other) => other.share > 0 && other.name !== name);
      const find = (carrier: string): CarrierQuality => quality.get(carrier) ?? NOTHING;
      const found = others.map((other) => find(other.name));
      return { name, rest, share: shares.get(name) ?? rest, ...judge(find(name), found, rules) };
    });
  const bad = judged.filter(({ isBad }) => isBad).toSorted((one, other) => other.percent - one.percent);
  const takers = judged.filter(({ isBad }) => !isBad);
  const loser = bad.find(({ share, rest }) => share > Math.min(rules.floor, rest));
  if (loser !== undefined && takers.length > 0) {
    const points = Math.min(rules.step, loser.share - Math.min(rules.floor, loser.rest));
    const given = divide(
      points,
      takers.map(({ name, rest }) => [name, rest]),
    );
    const changed = change(judged, (name) => (name === loser.name ? -points : (given.get(name) ?? 0)));
    return { carrier: loser.name, shares: changed, reason: `${loser.name} lost ${points} points: ${loser.why}` };
  }
  if (nowMs - changedMs < RETURN_TIMES * rules.everyMs) return undefined;
  const [lacking] = judged
    .filter(({ share, rest, isFine }) => share < rest && isFine)
    .toSorted((one, other) => other.rest - other.share - (one.rest - one.share));
  if (lacking === undefined) return undefined;
  const points = Math.min(rules.step, lacking.rest - lacking.share);
  const taken = divide(
    points,
    judged.map(({ name, share, rest }) => [name, Math.max(0, share - rest)]),
  );
  const changed = change(judged, (name) => (name === lacking.name ? points : -(taken.get(name) ?? 0)));
  const reason = `${lacking.name} got ${points} points back on the way to ${lacking.rest}: ${lacking.why}`;
  return { carrier: lacking.name, shares: changed, reason };
}

interface Judgement {
  /** It loses points. */
  readonly isBad: boolean;
  /** It may get points back. Between both it stays as it is. */
  readonly isFine: boolean;
  /** Of its messages that failed or were slow, whichever is worse. */
  readonly percent: number;
  readonly why: string;
}

interface Measure {
  readonly limitPercent: number;
  readonly words: string;
  /** How many of how many messages of a carrier. */
  count(quality: CarrierQuality): readonly [count: number, of: number];
}

const listMeasures = ({ failingPercent, slowPercent, slowMs }: ShareRules): readonly Measure[] => [
  { limitPercent: failingPercent, words: "failed at it", count: ({ failed, submitted }) => [failed, submitted] },
  {
    limitPercent: slowPercent,
    words: `had no receipt after ${Math.round(slowMs / 1000)} s`,
    count: ({ due, quick }) => [due - quick, due],
  },
];

function judge(own: CarrierQuality, others: readonly CarrierQuality[], rules: ShareRules): Judgement {
  const found = listMeasures(rules).flatMap((measure): Judgement[] => {
    const percent = getPercent(own, measure, rules);
    if (percent === undefined) return [];
    const { limitPercent, words } = measure;
    // One that nobody could measure counts as good: once it gets more messages, it is measured.
    const best = Math.min(...others.map((other) => getPercent(other, measure, rules) ?? 0));
    const isBad = percent >= limitPercent && percent >= WORSE_TIMES * best;
    const isFine = percent < limitPercent / 2 || percent <= ALIKE_TIMES * best;
    const why = `${Math.round(percent)} % of ${measure.count(own)[1]} messages ${words}`;
    return [{ isBad, isFine, percent, why: others.length === 0 ? why : `${why}, elsewhere ${Math.round(best)} %` }];
  });
  const [worst] = found.toSorted(
    (one, other) => Number(other.isBad) - Number(one.isBad) || other.percent - one.percent,
  );
  // A carrier with a small share may never have enough messages to be judged. Time brings its share back, and with it the messages.
  if (worst === undefined) return { isBad: false, isFine: true, percent: 0, why: "too few messages to judge it" };
  return { ...worst, isFine: found.every(({ isFine }) => isFine) };
}

/** Undefined: there are too few messages. */
function getPercent(quality: CarrierQuality, { count }: Measure, { minMessages }: ShareRules): number | undefined {
  const [part, of] = count(quality);
  // Submits and receipts are counted in different processes: for a moment there may be more receipts than messages.
  return of < minMessages ? undefined : Math.min(100, Math.max(0, (100 * part) / of));
}

const change = (
  carriers: readonly { readonly name: string; readonly share: number }[],
  by: (name: string) => number,
): ReadonlyMap<string, number> => new Map(carriers.map(({ name, share }) => [name, share + by(name)]));

/** Divides whole points by weights. What rounding leaves goes to those that lost most by it. */
function divide(points: number, weights: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const parts = weights.map(([name, weight]) => ({ name, exact: total === 0 ? 0 : (points * weight) / total }));
  const whole = new Map(parts.map(({ name, exact }) => [name, Math.floor(exact)]));
  let left = points - [...whole.values()].reduce((sum, part) => sum + part, 0);
  for (const { name } of parts.toSorted((one, other) => (other.exact % 1) - (one.exact % 1)))
    if (left-- > 0) whole.set(name, (whole.get(name) ?? 0) + 1);
  return whole;
}
