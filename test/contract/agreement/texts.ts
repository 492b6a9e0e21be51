import fc from "fast-check";
import type { FlatSchema } from "../../../scripts/schema/flat-schema.ts";

/** Letters and digits of several scripts, for the classes that fast-check does not know. */
const CLASSES: Readonly<Record<string, string>> = { "\\p{L}": "A-Za-zéß가-힣", "\\p{N}": "0-9" };

/** Of all kinds, and cheap to draw: what counts is how validators count them. */
const CHARACTER = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aZ0 -_.,#{}"\\/<>가힣éß漢') },
  { weight: 1, arbitrary: fc.constantFrom("😀", "𝒳", "\u0301", "\u200d", "\n", "\u0000") },
);

const WEB_ADDRESS = fc.webUrl({ size: "-1" });

const isoSeconds = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, "Z");
const MOMENTS: readonly ((date: Date) => string)[] = [
  isoSeconds,
  (date) => isoSeconds(date).replace("Z", "+09:00"),
  (date) => date.toISOString(),
  (date) => isoSeconds(date).replace("T", " ").replace("Z", ""),
];

/** Texts that fit a schema's lengths, pattern and format; now and then as short and as long as they may be. */
export function textOf(flat: FlatSchema): fc.Arbitrary<string> {
  const [least, most] = [flat.limits.get("minLength") ?? 0, flat.limits.get("maxLength") ?? 200];
  const fits = (text: string): boolean => flat.patterns.every((pattern) => new RegExp(pattern, "u").test(text));
  const moments = MOMENTS.filter((spell) => fits(spell(new Date(0))));
  if (
    (flat.formats.includes("date-time") || flat.patterns.some((pattern) => /\[0-9\]\{4\}-/.test(pattern))) &&
    moments.length > 0
  )
    return fc
      .tuple(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
        fc.constantFrom(...moments),
      )
      .map(([date, spell]) => spell(date));
  const [pattern] = flat.patterns;
  if (pattern !== undefined) return matching(pattern).map((text) => within(text, most, fits));
  if (flat.formats.some((format) => format.startsWith("uri")))
    return WEB_ADDRESS.map((text) => within(text, most, fits));
  const longest = "가".repeat(Math.min(most, 4_000));
  const shortest = "a".repeat(least);
  const random = fc
    .array(CHARACTER, { minLength: Math.min(least, 50), maxLength: Math.min(most, least + 12) })
    .map((all) => all.join(""));
  return fc.oneof({ weight: 4, arbitrary: random }, { weight: 1, arbitrary: fc.constantFrom(longest, shortest) });
}

const matchers = new Map<string, fc.Arbitrary<string>>();

/** What fast-check can read of a pattern: its own spelling of letters, no look-ahead. Costly to make, so made once. */
export function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchers.get(pattern);
  if (known) return known;
  let spelled = pattern.replaceAll(/\(\?[!=][^)]*\)/g, "");
  for (const [name, letters] of Object.entries(CLASSES)) spelled = spelled.replaceAll(name, letters);
  const made = fc.stringMatching(new RegExp(spelled, "u"), { size: "-1" });
  matchers.set(pattern, made);
  return made;
}

/** A pattern may allow more than the length does: cut where what is left still fits. */
function within(text: string, most: number, fits: (text: string) => boolean): string {
  const cut = [...text].slice(0, most).join("");
  return fits(cut) ? cut : text;
}
