import { isAnnotation } from "../ir/normalise-schema.ts";
import { type Finding, highest, type Rating } from "./change.ts";
import { finding } from "./difference.ts";
import type { ApiDocument } from "./read-document.ts";
import type { RedoclyChange } from "./redocly.ts";
import { placeOf, type RedoclyPlace } from "./redocly-place.ts";

/** A change that `redocly diff` and this command rate differently. */
export interface Disagreement {
  readonly theirs: Rating | "unseen";
  readonly ours: Rating | "no change";
  readonly operation: string | undefined;
  readonly what: string;
  readonly why: string;
}

export interface SecondOpinion {
  /** What only `redocly diff` speaks of: texts, examples, tags, and parts that we do not compare. */
  readonly findings: readonly Finding[];
  readonly disagreements: readonly Disagreement[];
}

/** Holds our findings against those of `redocly diff`. Nothing it finds is lost: what we do not rate keeps its rating. */
export function secondOpinion(
  ours: readonly Finding[],
  theirs: readonly RedoclyChange[],
  documents: { readonly before: ApiDocument; readonly after: ApiDocument },
): SecondOpinion {
  const ids = new Map(
    [...documents.after.operations, ...documents.before.operations].map(({ id, segments }) => [segments.join(" "), id]),
  );
  const findings: Finding[] = [];
  const disagreements: Disagreement[] = [];
  /** The highest rating that they give to each of our groups. */
  const seen = new Map<string, Rating>();
  for (const change of theirs) {
    if (change.path === "#/info" && change.property === "version") continue;
    const place = placeOf(change);
    const operation = ids.get(place.operation.join(" "));
    const matching = ours.filter((one) => isSame(one, operation, place, change));
    for (const { group } of matching) seen.set(group, highest([change.impact, seen.get(group) ?? "patch"]) ?? "patch");
    const rating = highest(matching.map((one) => one.rating));
    const what = shortened(change.verdicts[0]?.message ?? `${change.path} ${change.kind}`);
    if (rating !== undefined) {
      if (change.impact === "major" && rating !== "major")
        disagreements.push({ theirs: change.impact, ours: rating, operation, what, why: reasonFor(change) });
    } else if (isRemark(change) || change.impact === "patch" || isComponent(change))
      findings.push(adopted(change, operation, "patch"));
    else if (place.compared)
      disagreements.push({ theirs: change.impact, ours: "no change", operation, what, why: MEANING });
    else findings.push(adopted(change, operation, change.impact));
  }
  for (const one of new Map(ours.map((finding) => [finding.group, finding])).values()) {
    const rating = seen.get(one.group) ?? "unseen";
    if (one.rating !== "major" || rating === "major") continue;
    const { operation, sentence } = one;
    disagreements.push({ theirs: rating, ours: "major", operation, what: sentence, why: MEANING });
  }
  return { findings, disagreements: settled(disagreements) };
}

const MEANING = "rated by what is accepted and answered, not by how it is written";

function isSame(ours: Finding, operation: string | undefined, place: RedoclyPlace, change: RedoclyChange): boolean {
  // An extension that we can rate: a shared component is reported at one of its places only.
  if (change.property?.startsWith("x-")) return ours.keyword === change.property;
  return !isRemark(change) && isAt(ours, operation, place, change);
}

/** Something that is said about the API and not part of it. */
const isRemark = ({ property, typeName }: RedoclyChange): boolean =>
  (property !== undefined &&
    ((isAnnotation(property) && !["default", "deprecated"].includes(property)) || property === "tags")) ||
  /^(Example|ExamplesMap|Tag|TagGroup|TagList|XCodeSample|SpecExtension|ExternalDocs|Info|Contact|License|Logo|Link|LinksMap)/.test(
    typeName,
  );

/** A component is nothing to a caller until an operation uses it. */
const isComponent = ({ path }: RedoclyChange): boolean => path.startsWith("#/components/");

function isAt(ours: Finding, operation: string | undefined, place: RedoclyPlace, change: RedoclyChange): boolean {
  // A whole path that came or went is told by its operations.
  if (change.typeName === "PathItem")
    return ours.keyword === "operation" && ours.part === place.operation.slice(0, 2).join(" ");
  if (ours.operation !== operation) return false;
  // A whole operation that came or went is one change, whatever is in it.
  if (ours.keyword === "operation") return true;
  if (place.part === undefined) return change.property === undefined || ours.keyword === change.property;
  const isPart =
    place.part === "parameter"
      ? ours.part.includes(" parameter ")
      : ours.part === place.part || ours.part.startsWith(`${place.part} `);
  if (!isPart) return false;
  return ours.field === place.field || parentOf(ours.field) === place.field || parentOf(place.field) === ours.field;
}

const parentOf = (field: string): string => field.replace(/(\.[^.[]+|\[[^\]]*\]|^[^.[]+)$/, "");

function adopted(change: RedoclyChange, operation: string | undefined, rating: Rating): Finding {
  const keyword = change.property ?? change.typeName;
  return {
    ...finding(undefined, {
      rating,
      part: change.path,
      keyword,
      sentence: change.verdicts[0]?.message ?? `${keyword} ${change.kind} at ${change.path}`,
    }),
    operation,
  };
}

const REASONS: Readonly<Record<string, string>> = {
  "enum-values-added": "a caller that lets unknown values pass is not broken; it is warned",
  "schema-constraint-changed": "a caller that takes what comes is not broken; it is warned",
  "response-removed": "nobody breaks who is no longer refused in that way",
};

const reasonFor = ({ verdicts }: RedoclyChange): string => REASONS[verdicts[0]?.ruleId ?? ""] ?? MEANING;

/** The same disagreement over one component in many operations is told once. */
function settled(disagreements: readonly Disagreement[]): Disagreement[] {
  return [...new Map(disagreements.map((one) => [`${one.theirs} ${one.ours} ${one.what}`, one])).values()];
}

const LONGEST = 100;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
