import { FORMATS } from "../runtime/formats.ts";
import { getCommonTypes, hasComparableLimits } from "./compare-limits.ts";
import { relatePatterns } from "./relate-patterns.ts";
import {
  addBoth,
  addChange,
  addNarrowed,
  addWidened,
  type Comparison,
  MAJOR,
  type SchemaPair,
  WARNING,
} from "./schema-pair.ts";
import { code, codes, formerly, listed } from "./wording.ts";

/** Patterns and formats. */
export const compareStrings: Comparison = (pair) => {
  if (!hasComparableLimits(pair)) return;
  if (getCommonTypes(pair).includes("string")) comparePatterns(pair);
  compareFormats(pair);
};

function comparePatterns(pair: SchemaPair): void {
  const { before, after, direction } = pair;
  const gained = after.patterns.filter((pattern) => !before.patterns.includes(pattern));
  const lost = before.patterns.filter((pattern) => !after.patterns.includes(pattern));
  if (gained.length === 0 && lost.length === 0) return;
  const relation = relatePatterns(before.patterns, after.patterns);
  const { narrows, widens } = relation ?? { narrows: gained.length > 0, widens: lost.length > 0 };
  const details = { before: lost, after: gained };
  const earlier = formerly(lost.length === 0 ? undefined : listed(codes(lost)));
  const doubt = relation === undefined && gained.length > 0 && lost.length > 0 ? NOT_COMPARED : "";
  const words = listed(codes(gained.length > 0 ? gained : lost));
  if (narrows)
    (widens ? addBoth : addNarrowed)(pair, "pattern", details, (label, subject) => {
      if (gained.length === 0) return `${label} no longer has to match ${words}`;
      const sentence =
        direction === "request"
          ? subject.refused(`in which ${label} does not match ${words}`)
          : `${label} now matches ${words}`;
      return `${sentence}${earlier}${doubt}`;
    });
  else if (widens)
    addWidened(pair, "pattern", details, (label) =>
      gained.length === 0
        ? `${label} no longer has to match ${words}`
        : `${label} may now also match ${words}${earlier}`,
    );
}

/** The reader decides; until then the change counts as one that breaks. */
const NOT_COMPARED = "; the patterns cannot be compared, so values that matched before may be refused";

/** Formats whose values all have another format too. */
const INCLUDED_IN: Readonly<Record<string, string>> = { uri: "uri-reference" };

function compareFormats(pair: SchemaPair): void {
  const { before, after } = pair;
  const [old] = before.formats.filter((format) => !after.formats.includes(format));
  const [now] = after.formats.filter((format) => !before.formats.includes(format));
  const details = { before: old, after: now };
  if (old === now) return;
  if (now === undefined)
    addWidened(pair, "format", details, (label) => `${label} no longer has the format ${code(old)}`);
  else if (old !== undefined && INCLUDED_IN[old] === now)
    addWidened(
      pair,
      "format",
      details,
      (label) => `${label} may now have the format ${code(now)}${formerly(code(old))}`,
    );
  else if ((old === undefined || INCLUDED_IN[now] === old) && pair.direction === "request" && isChecked(now))
    addNarrowed(
      pair,
      "format",
      details,
      (label, subject) =>
        `${subject.refused(`in which ${label} does not have the format ${code(now)}`)}${formerly(old && code(old))}`,
    );
  else {
    const isChanged = old !== undefined && INCLUDED_IN[now] !== old && (isChecked(old) || isChecked(now));
    const change = `${code(now)}${formerly(old && code(old))}`;
    addChange(pair, isChanged ? MAJOR : WARNING, "format", details, (label) => `${label} now has the format ${change}`);
  }
}

/** A format that the validators do not check is an annotation: it refuses no value. */
const isChecked = (format: string): boolean => Object.hasOwn(FORMATS, format);
