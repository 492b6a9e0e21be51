import { FORMATS } from "../runtime/formats.ts";
import { isOtherThing, typesOf } from "./compare-values.ts";
import { BREAKS_READERS, CAREFUL, type Comparison, type FlatPair, narrowed, widened } from "./flat-pair.ts";
import { code, codes, formerly, listed } from "./wording.ts";

/** Patterns and formats: whether one text includes another cannot be told, so a new one counts as a new demand. */
export const compareTexts: Comparison = (pair) => {
  const { before, after } = pair;
  if (before.values || after.values || before.never || after.never || isOtherThing(pair)) return;
  if (typesOf(before).has("string") && typesOf(after).has("string")) comparePatterns(pair);
  compareFormats(pair);
};

function comparePatterns(pair: FlatPair): void {
  const { before, after } = pair;
  const gained = after.patterns.filter((pattern) => !before.patterns.includes(pattern));
  const lost = before.patterns.filter((pattern) => !after.patterns.includes(pattern));
  const origin = after.origins.get("pattern") ?? before.origins.get("pattern");
  const told = { keyword: "pattern", before: [...lost], after: [...gained], origin };
  const earlier = formerly(lost.length === 0 ? undefined : listed(codes(lost)));
  if (gained.length > 0) {
    if (pair.direction === "request" || lost.length === 0)
      narrowed(pair, {
        ...told,
        say: (subject) =>
          pair.direction === "request"
            ? `${subject.refusedIf(`does not match ${listed(codes(gained))}`)}${earlier}`
            : `${subject.name()} now matches ${listed(codes(gained))}${subject.condition()}`,
      });
    else
      widened(pair, {
        ...told,
        say: (subject) => `${subject.name()} now matches ${listed(codes(gained))}${earlier}${subject.condition()}`,
      });
  } else if (lost.length > 0)
    widened(pair, {
      ...told,
      say: (subject) => `${subject.name()} need no longer match ${listed(codes(lost))}${subject.condition()}`,
    });
}

function compareFormats(pair: FlatPair): void {
  const [old, now] = [pair.before.formats[0], pair.after.formats[0]];
  if (old === now) return;
  const origin = pair.after.origins.get("format") ?? pair.before.origins.get("format");
  const told = { keyword: "format", before: old, after: now, origin };
  if (old === undefined) {
    const say = (name: string, condition: string) => `${name} is now of the format ${code(now)}${condition}`;
    if (pair.direction === "request" && isChecked(now))
      narrowed(pair, { ...told, say: (subject) => subject.refusedIf(`is not of the format ${code(now)}`) });
    else pair.add({ ...CAREFUL, ...told, say: (subject) => say(subject.name(), subject.condition()) });
  } else if (now === undefined)
    widened(pair, {
      ...told,
      say: (subject) => `${subject.name()} is no longer of the format ${code(old)}${subject.condition()}`,
    });
  else
    pair.add({
      ...(isChecked(old) || isChecked(now) ? BREAKS_READERS : CAREFUL),
      ...told,
      say: (subject) =>
        `${subject.name()} is now of the format ${code(now)}${formerly(code(old))}${subject.condition()}`,
    });
}

/** A format that nobody checks is a remark: what was accepted still is. */
const isChecked = (format: string | undefined): boolean => format !== undefined && Object.hasOwn(FORMATS, format);
