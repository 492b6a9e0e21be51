import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runRedocly } from "../command/run-program.ts";
import { isAnnotation } from "../ir/normalise-schema.ts";
import { type JsonObject, parsePointer } from "../pipeline/json.ts";
import { type Finding, highestRating, newFinding, type Rating } from "./change.ts";
import { PATH_PARAMETER_NAME } from "./compare-operations.ts";
import type { ApiDocument } from "./read-document.ts";

/** A change as `redocly diff` reports it. */
export interface RedoclyChange {
  /** A pointer through the document with its $refs followed. A shared component is reported at one of its places only. */
  readonly path: string;
  readonly typeName: string;
  readonly kind: "added" | "removed" | "modified";
  readonly impact: Rating;
  readonly property?: string;
  readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[];
}

/** Runs `redocly diff` on two bundled documents; undefined if it cannot read them. */
export async function runRedoclyDiff(before: JsonObject, after: JsonObject): Promise<RedoclyChange[] | undefined> {
  // The folder is outside of the project, so that no Redocly configuration of the project applies.
  const folder = mkdtempSync(join(tmpdir(), "diff-"));
  const [old, now, output] = [join(folder, "before.json"), join(folder, "after.json"), join(folder, "diff.json")];
  try {
    writeFileSync(old, JSON.stringify(before));
    writeFileSync(now, JSON.stringify(after));
    await runRedocly(["diff", old, now, "--format=json", `--output=${output}`, "--fail-on=none"]);
    return (JSON.parse(readFileSync(output, "utf8")) as { changes: RedoclyChange[] }).changes;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A change that `redocly diff` and this command rate differently. */
export interface Disagreement {
  readonly theirs: Rating | "unseen";
  readonly ours: Rating | "no change";
  readonly operation: string | undefined;
  readonly what: string;
  readonly why: string;
}

export interface RedoclyComparison {
  /** What only `redocly diff` reports: texts, examples, tags, and parts that this command does not compare. */
  readonly findings: readonly Finding[];
  readonly disagreements: readonly Disagreement[];
}

/** Compares our findings with those of `redocly diff`. A change that only Redocly reports keeps Redocly's rating. */
export function compareWithRedocly(
  ours: readonly Finding[],
  theirs: readonly RedoclyChange[],
  documents: { readonly before: ApiDocument; readonly after: ApiDocument },
): RedoclyComparison {
  const operations = [...documents.after.operations, ...documents.before.operations];
  const ids = new Map(operations.map(({ id, segments }) => [segments.join(" "), id]));
  const isAtPath = (id: string | undefined, path: string | undefined): boolean =>
    operations.some((operation) => operation.id === id && operation.segments[1] === path);
  const findings: Finding[] = [];
  const disagreements: Disagreement[] = [];
  /** The highest rating that Redocly gives to each of our groups. */
  const theirRatings = new Map<string, Rating>();
  for (const change of theirs) {
    if (change.path === "#/info" && change.property === "version") continue;
    const place = getPlace(change);
    const operation = ids.get(place.operation.join(" "));
    const matching = ours.filter((finding) =>
      isRuleInPath(change)
        ? finding.keyword === change.property &&
          finding.part.includes(" parameter ") &&
          isAtPath(finding.operation, place.operation[1])
        : isRenameInPath(change)
          ? finding.keyword === PATH_PARAMETER_NAME && isAtPath(finding.operation, place.operation[1])
          : isSameChange(finding, operation, place, change),
    );
    for (const { groupKey } of matching)
      theirRatings.set(groupKey, highestRating([change.impact, theirRatings.get(groupKey) ?? "patch"]) ?? "patch");
    const rating = highestRating(matching.map((finding) => finding.rating));
    const what = shorten(change.verdicts[0]?.message ?? `${change.path} ${change.kind}`);
    if (rating !== undefined) {
      if (change.impact === "major" && rating !== "major")
        disagreements.push({ theirs: change.impact, ours: rating, operation, what, why: getReason(change) });
    } else if (isAboutTexts(change) || change.impact === "patch" || isComponent(change))
      findings.push(toFinding(change, operation, "patch"));
    else if (place.isCompared)
      disagreements.push({ theirs: change.impact, ours: "no change", operation, what, why: RATED_BY_EFFECT });
    else findings.push(toFinding(change, operation, change.impact));
  }
  for (const finding of new Map(ours.map((one) => [one.groupKey, one])).values()) {
    const rating = theirRatings.get(finding.groupKey) ?? "unseen";
    if (finding.rating !== "major" || rating === "major") continue;
    // Its sentence says already that requests do not change, and for whom it is breaking.
    if (finding.keyword === PATH_PARAMETER_NAME) continue;
    const { operation, sentence } = finding;
    disagreements.push({ theirs: rating, ours: "major", operation, what: sentence, why: RATED_BY_EFFECT });
  }
  // A disagreement about a component that many operations use is reported once.
  const distinct = new Map(disagreements.map((one) => [`${one.theirs} ${one.ours} ${one.what}`, one]));
  return { findings, disagreements: [...distinct.values()] };
}

const RATED_BY_EFFECT = "rated here by what is accepted and answered, not by how it is written";

const REASONS: Readonly<Record<string, string>> = {
  "enum-values-added": "a caller that accepts unknown values is not broken; it is warned",
  "schema-constraint-changed": "a caller that accepts all values is not broken; it is warned",
  "response-removed": "a refusal that no longer happens breaks no caller",
};

const getReason = ({ verdicts }: RedoclyChange): string => REASONS[verdicts[0]?.ruleId ?? ""] ?? RATED_BY_EFFECT;

/** The change is about texts, examples or tags, and not about requests and responses. */
const isAboutTexts = ({ property, typeName }: RedoclyChange): boolean =>
  (property !== undefined &&
    ((isAnnotation(property) && !["default", "deprecated"].includes(property)) || property === "tags")) ||
  /^(Example|ExamplesMap|Tag|TagGroup|TagList|XCodeSample|SpecExtension|ExternalDocs|Info|Contact|License|Logo|Link|LinksMap)/.test(
    typeName,
  );

/** Another name of a path parameter: Redocly reports it at the path and at the parameter, and we for each operation of the path. */
const isRenameInPath = ({ typeName, property, path }: RedoclyChange): boolean =>
  (typeName === "PathItem" && property === "key") ||
  (typeName === "Parameter" && property === "name" && path.startsWith("#/paths/"));

/** A rule of a parameter that all operations of a path have; we report it for each of them. */
const isRuleInPath = ({ path, property }: RedoclyChange): boolean =>
  property !== undefined && /^#\/paths\/[^/]+\/parameters\/[^/]+\/schema$/.test(path);

/** A component affects callers only where an operation uses it. */
const isComponent = ({ path }: RedoclyChange): boolean => path.startsWith("#/components/");

function isSameChange(
  ours: Finding,
  operation: string | undefined,
  place: RedoclyPlace,
  change: RedoclyChange,
): boolean {
  // Redocly reports a shared component at one of its places only, so that an extension is matched by its name.
  if (change.property?.startsWith("x-")) return ours.keyword === change.property;
  if (isAboutTexts(change)) return false;
  // We report a path that was added or removed with its operations.
  if (change.typeName === "PathItem")
    return ours.keyword === "operation" && ours.part === place.operation.slice(0, 2).join(" ");
  if (ours.operation !== operation) return false;
  // An operation that was added or removed is one change.
  if (ours.keyword === "operation") return true;
  if (place.part === undefined) return change.property === undefined || ours.keyword === change.property;
  const isSamePart =
    place.part === "parameter"
      ? ours.part.includes(" parameter ")
      : ours.part === place.part || ours.part.startsWith(`${place.part} `);
  const getParent = (field: string): string => field.replace(/(\.[^.[]+|\[[^\]]*\]|^[^.[]+)$/, "");
  if (!isSamePart) return false;
  return ours.field === place.field || getParent(ours.field) === place.field || getParent(place.field) === ours.field;
}

function toFinding(change: RedoclyChange, operation: string | undefined, rating: Rating): Finding {
  const keyword = change.property ?? change.typeName;
  const sentence = change.verdicts[0]?.message ?? `${keyword} ${change.kind} at ${change.path}`;
  return { ...newFinding(undefined, rating, keyword, sentence, { part: change.path }), operation };
}

const MAX_LENGTH = 100;

const shorten = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The place of a change, in the words of our findings. */
interface RedoclyPlace {
  /** Segments of the operation, such as `paths`, `/pets`, `post`; empty: the change is not in an operation. */
  readonly operation: readonly string[];
  /** `request`, `response 200`, `parameter`; undefined: the operation itself. */
  readonly part: string | undefined;
  readonly field: string;
  /** The change is in a schema, header or parameter, which this command compares by its effect. */
  readonly isCompared: boolean;
}

function getPlace(change: RedoclyChange): RedoclyPlace {
  const segments = parsePointer(change.path);
  if (segments[0] !== "paths" && segments[0] !== "webhooks")
    return { operation: [], part: undefined, field: "", isCompared: false };
  const operation = segments.slice(0, 3);
  const [section, name = "", ...rest] = segments.slice(3);
  if (section === "requestBody") return { operation, part: "request", ...getPlaceInContent([name, ...rest]) };
  if (section === "parameters") return { operation, part: "parameter", ...getPlaceInSchema(rest) };
  if (section === "responses") {
    const isHeader = rest[0] === "headers";
    const part = `response ${name}${isHeader && rest[1] !== undefined ? ` header ${rest[1]}` : ""}`;
    return { operation, part, ...(isHeader ? getPlaceInSchema(rest.slice(2)) : getPlaceInContent(rest)) };
  }
  return { operation, part: section, field: "", isCompared: segments.length <= 3 || section === "security" };
}

type FieldPlace = Pick<RedoclyPlace, "field" | "isCompared">;

/** Segments that start with `content` and the media type. */
const getPlaceInContent = (segments: readonly string[]): FieldPlace =>
  segments[0] === "content" ? getPlaceInSchema(segments.slice(2)) : { field: "", isCompared: true };

function getPlaceInSchema(segments: readonly string[]): FieldPlace {
  if (segments[0] !== "schema") return { field: "", isCompared: segments.length === 0 };
  let field = "";
  for (let index = 1; index < segments.length; index++) {
    const [keyword, next = ""] = segments.slice(index, index + 2);
    if (keyword === "items") field += "[]";
    else if (keyword === "additionalProperties") field += ".*";
    else if (keyword === "properties" && next !== "") {
      field += `.${next}`;
      index++;
    } else if (keyword === "prefixItems" || keyword === "patternProperties") {
      field += keyword === "prefixItems" ? `[${next}]` : `.<${next}>`;
      index++;
    }
  }
  return { field: field.replace(/^\./, ""), isCompared: true };
}
