import type { Rating } from "./change.ts";

export interface VersionCheck {
  readonly enough: boolean;
  readonly sentence: string;
  /** The lowest version that is high enough; undefined if the versions are not numbers. */
  readonly next: string | undefined;
}

type Version = readonly [number, number, number];

/** `1.2.3`, `1.2`, `v1`, `1.2.3-rc.1`; a pre-release counts as its release. */
function parseVersion(text: string): Version | undefined {
  const found = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)] : undefined;
}

/**
 * The lowest version after a change. From 1.0.0 on by semantic versioning. Below 1.0.0 semantic versioning has no rule;
 * here, as in package managers, a breaking change raises the second number and any other change the third.
 */
function getNextVersion([major, minor, patch]: Version, rating: Rating): Version {
  if (major === 0) return rating === "major" ? [0, minor + 1, 0] : [0, minor, patch + 1];
  if (rating === "major") return [major + 1, 0, 0];
  return rating === "minor" ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

const isLower = (one: Version, other: Version): boolean =>
  (one[0] - other[0] || one[1] - other[1] || one[2] - other[2]) < 0;

const CHANGES: Readonly<Record<Rating, string>> = {
  major: "a breaking change",
  minor: "an addition",
  patch: "a change of the texts",
};

/** Checks whether `info.version` was raised enough for the changes. */
export function checkVersion(before: string, after: string, rating: Rating | undefined): VersionCheck {
  const [old, now] = [parseVersion(before), parseVersion(after)];
  const change =
    before === after ? `info.version is still ${before}` : `info.version changed from ${before} to ${after}`;
  if (!old || !now) {
    const enough = rating === undefined || before !== after;
    const problem = enough ? "" : " although the document changed";
    return { enough, sentence: `${change}${problem}; it is not three numbers and cannot be checked`, next: undefined };
  }
  if (rating === undefined) {
    const enough = !isLower(now, old);
    return { enough, sentence: `${change}; ${enough ? "nothing changed" : "it must not decrease"}`, next: before };
  }
  const needed = getNextVersion(old, rating);
  const next = needed.join(".");
  const rule = old[0] === 0 ? " (below 1.0.0 a breaking change raises the second number, any other the third)" : "";
  if (!isLower(now, needed)) return { enough: true, sentence: `${change}, which is enough`, next };
  const sentence = `${change}, but ${CHANGES[rating]} needs ${next} or later${rule}; fix: raise info.version`;
  return { enough: false, sentence, next };
}
