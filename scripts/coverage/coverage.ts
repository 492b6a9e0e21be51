/** One thing that should be seen, and whether it was. */
export interface Sight {
  /** What it belongs to: an operation, a schema. */
  readonly group: string;
  readonly name: string;
  readonly seen: boolean;
  /** Why it cannot be seen, where somebody found out. It is counted all the same. */
  readonly reason?: string;
}

export interface Measure {
  readonly name: string;
  readonly what: string;
  /** The share in percent that must be seen; undefined where it is only told. */
  readonly floor?: number;
  readonly sights: readonly Sight[];
}

export interface Coverage {
  readonly title: string;
  readonly exchanges: number;
  readonly measures: readonly Measure[];
}

export const seenOf = ({ sights }: Measure): number => sights.filter(({ seen }) => seen).length;

/** In percent; nothing to see is all seen. */
export const shareOf = (measure: Measure): number =>
  measure.sights.length === 0 ? 100 : (100 * seenOf(measure)) / measure.sights.length;

/** Rounded down: 99.96 is not 100. */
export const shownShare = (share: number): string => `${(Math.floor(share * 10) / 10).toFixed(1)} %`;

export const isShort = (measure: Measure): boolean => measure.floor !== undefined && shareOf(measure) < measure.floor;
