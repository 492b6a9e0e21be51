import type { Rating } from "./change.ts";

export interface VersionVerdict {
  readonly enough: boolean;
  readonly sentence: string;
  /** The lowest version that would do; undefined when the versions cannot be read as numbers. */
  readonly next: string | undefined;
}

type Version = readonly [number, number, number];

/** `1.2.3`, `1.2`, `v1`, `1.2.3-rc.1`: a version that is still to be released counts as released. */
function parse(text: string): Version | undefined {
  const found = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)] : undefined;
}

/**
 * The lowest version after a change. From 1.0.0 on as semantic versioning says; below it, where that says nothing, as
 * package managers read it: a breaking change raises the second number, any other the third.
 */
export function nextVersion([major, minor, patch]: Version, rating: Rating): Version {
  if (major === 0) return rating === "major" ? [0, minor + 1, 0] : [0, minor, patch + 1];
  if (rating === "major") return [major + 1, 0, 0];
  return rating === "minor" ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

const isLower = (one: Version, other: Version): boolean => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** Whether `info.version` was raised as far as the changes ask for. */
export function judgeVersion(before: string, after: string, rating: Rating | undefined): VersionVerdict {
  const [old, now] = [parse(before), parse(after)];
  const went = before === after ? `info.version stayed ${before}` : `info.version went from ${before} to ${after}`;
  if (!old || !now) {
    const enough = rating === undefined || before !== after;
    return {
      enough,
      sentence: `${went}${enough ? "" : " although something changed"}; it is not three numbers, so more cannot be said`,
      next: undefined,
    };
  }
  if (rating === undefined) {
    const enough = !isLower(now, old);
    return { enough, sentence: enough ? `${went}; nothing changed` : `${went}: it must not go back`, next: before };
  }
  const needed = nextVersion(old, rating);
  const next = needed.join(".");
  const enough = !isLower(now, needed);
  const rule = old[0] === 0 ? " (below 1.0.0 a breaking change raises the second number, any other the third)" : "";
  const what = { major: "a breaking change asks", minor: "an addition asks", patch: "a change of the texts asks" }[
    rating
  ];
  return {
    enough,
    sentence: enough ? `${went}, which is enough` : `${went}, but ${what} for ${next} or later${rule}`,
    next,
  };
}
