import fc from "fast-check";
import { FORMATS } from "../runtime/formats.ts";
import { matches, numbersOf } from "./facets.ts";
import type { JsonObject } from "./json.ts";
import type { Random } from "./random.ts";
import type { Words } from "./words.ts";

/** Which characters a text may have: a header has no others than ASCII. */
export type Alphabet = "unicode" | "ascii";

export interface TextSettings {
  readonly alphabet?: Alphabet | undefined;
  /** Where no text of a pattern can be made, one of the document may match it. */
  readonly words?: Words | undefined;
  /** Kept if it fits, or if a part of it does. */
  readonly from?: string | undefined;
  /** What the text begins with if it has no format, and no pattern that forbids it. */
  readonly word?: string | undefined;
}

const LONGEST = 2000;
/** How many texts of a format are drawn in search of one that matches a pattern: not all times have milliseconds. */
const MOST_FORMATTED = 40;
const PLAIN = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
const PUNCTUATION = [..." azAZ09'\"\\/<>%&;:,.#$@!?*+-=_~^|`(){}[]"];
const UNICODE = [...PUNCTUATION, ..."éñß€漢字가аاא😀𝒳\u0301\u200d\u202e\ufeff\u00a0"];
const BLANKS = [" ", "\n", "\t", "\r"];

/** What the facets of a text together allow. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly patterns: readonly string[];
  readonly format: string | undefined;
}

/** A text within what its schemas say, most likely: several patterns at once are only tried. */
export function makeText(plain: readonly JsonObject[], random: Random, settings: TextSettings = {}): string {
  const bounds = boundsOf(plain);
  const { from, word, words, alphabet = "unicode" } = settings;
  const fits = (text: string): boolean => fitsIn(bounds, text);
  if (from !== undefined) {
    const kept = [from, [...from].slice(0, bounds.most).join("")].find(fits);
    if (kept !== undefined) return kept;
  }
  const { least, most, patterns, format } = bounds;
  for (let tries = 0; tries < MOST_FORMATTED; tries++) {
    const formatted = drawFormatted(format, random);
    if (formatted === undefined) break;
    if (patterns.length === 0 || fits(formatted)) return formatted;
  }
  const begun = word && [...(least > word.length ? lengthen(word, least) : word)].slice(0, most).join("");
  if (begun && fits(begun)) return begun;
  // What the document itself says is what people know.
  const known = random.isLeast && patterns.length > 0 ? words?.text(fits) : undefined;
  if (known !== undefined) return known;
  if (patterns.length > 0) {
    const text = matchingText(bounds, random, alphabet);
    return fits(text) ? text : (words?.text(fits) ?? text);
  }
  const length = random.weighted([
    [6, random.integer(Math.max(least, Math.min(1, most)), Math.min(most, least + 20))],
    [2, least],
    [2, most],
  ]);
  return filled(drawUnits(random, alphabet), length, random);
}

/** The text, made at least this long by repeating its last character. */
export function lengthen(text: string, length: number, filler = "a"): string {
  const characters = [...text];
  // A space at the end, or an unpaired bracket, may break another rule.
  const last = characters.at(-1) ?? filler;
  return text + (/\s/.test(last) ? filler : last).repeat(Math.max(1, length - characters.length));
}

function drawUnits(random: Random, alphabet: Alphabet): readonly string[] {
  if (alphabet === "ascii") return random.flip(0.4) ? PUNCTUATION : PLAIN;
  return random.weighted<readonly string[]>([
    [10, PLAIN],
    [5, PUNCTUATION],
    [5, UNICODE],
    [1, BLANKS],
    // Many databases cannot store it.
    [1, ["\u0000", "a"]],
  ]);
}

/** Long texts repeat themselves: drawing every character would take longer than the request. */
function filled(units: readonly string[], length: number, random: Random): string {
  const block = Array.from({ length: Math.min(length, 24) }, () => random.pick(units));
  return Array.from({ length }, (_, index) => block[index % block.length]).join("");
}

function boundsOf(plain: readonly JsonObject[]): Bounds {
  const least = Math.max(0, ...numbersOf(plain, "minLength"));
  const texts = (name: string) => plain.flatMap((facet) => (typeof facet[name] === "string" ? [facet[name]] : []));
  return {
    least,
    most: Math.min(Math.max(LONGEST, least), ...numbersOf(plain, "maxLength")),
    patterns: [...new Set(texts("pattern"))],
    format: texts("format")[0],
  };
}

function fitsIn({ least, most, patterns, format = "" }: Bounds, text: string): boolean {
  const { length } = [...text];
  const isFormat = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  return (
    length >= least &&
    length <= most &&
    patterns.every((pattern) => matches(pattern, text)) &&
    isFormat?.(text) !== false
  );
}

const known = new Map<string, fc.Arbitrary<string> | undefined>();

/** Taking a pattern apart costs more than a request. Undefined: it has a part that fast-check cannot read. */
function textsMatching(pattern: string): fc.Arbitrary<string> | undefined {
  if (!known.has(pattern)) known.set(pattern, tryMatching(spellOut(pattern)) ?? tryMatching(withoutLooking(pattern)));
  return known.get(pattern);
}

/** Letters and digits of several scripts, for the classes that fast-check does not know. */
const CLASSES: Readonly<Record<string, string>> = { "\\p{L}": "A-Za-zéß가-힣", "\\p{N}": "0-9" };

const spellOut = (pattern: string): string =>
  Object.entries(CLASSES).reduce((text, [name, letters]) => text.replaceAll(name, letters), pattern);

/** What is made without the conditions on what stands around it fits often enough. */
const withoutLooking = (pattern: string): string => spellOut(pattern.replaceAll(/\(\?[!=][^)]*\)/g, ""));

function tryMatching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { size: "xsmall" });
  } catch {
    return undefined;
  }
}

const SAMPLES = 20;

/** Texts that match a pattern, always the same ones; empty: nobody knows one. */
export function sampleMatching(pattern: string): string[] {
  const texts = textsMatching(pattern);
  const made = texts === undefined ? [] : fc.sample(texts, { seed: 1, numRuns: SAMPLES });
  return made.filter((text) => matches(pattern, text));
}

/** A text that matches all patterns, most likely. One in four is unusual where the patterns allow it. */
function matchingText(bounds: Bounds, random: Random, alphabet: Alphabet): string {
  const { patterns, least, most } = bounds;
  const fits = (text: string): boolean => fitsIn(bounds, text);
  const [first = ""] = patterns;
  const texts = textsMatching(first);
  if (random.isLeast || texts === undefined) {
    const samples = sampleMatching(first);
    // A pattern may allow more than the length does, or less: cut or drawn out, where what comes of it still fits.
    const cut = samples.flatMap((text) => [[...text].slice(0, most).join(""), lengthen(text, least)]);
    return [...samples, ...cut].find(fits) ?? samples[0] ?? "a".repeat(Math.max(1, least));
  }
  let text = "";
  for (let tries = 0; tries < SAMPLES; tries++) {
    text = random.from(texts);
    if (fits(text)) break;
  }
  return random.flip(0.25) ? (drawUnusual(text, least, most, random, alphabet).find(fits) ?? text) : text;
}

/** Letters without signs: what a pattern of letters and digits in any script allows. */
const LETTERS = [..."éñßİ漢字가аяاא𝒳"];

/** Other alphabets, signs and the longest and shortest texts, in an order drawn by chance. */
function drawUnusual(text: string, least: number, most: number, random: Random, alphabet: Alphabet): string[] {
  const units = alphabet === "ascii" ? [PUNCTUATION] : [LETTERS, UNICODE, PUNCTUATION, BLANKS];
  const length = random.integer(Math.max(least, 1), Math.min(most, least + 20));
  const stretched = [...text.repeat(Math.ceil(most / Math.max(text.length, 1)))].slice(0, most).join("");
  const candidates = [stretched, text.slice(0, least), ...units.map((each) => filled(each, length, random))];
  const first = random.integer(0, candidates.length - 1);
  return [...candidates.slice(first), ...candidates.slice(0, first)];
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Leap days, the ends of years and of the ranges of common types, and days before the calendars of today. */
const BOUNDARY_DATES = [
  ...["0000-01-01", "0001-01-01", "1582-10-10", "1900-01-01", "1969-12-31", "1970-01-01", "2000-02-29", "2024-12-31"],
  ...["2038-01-19", "2038-01-20", "2100-02-28", "2262-04-12", "9999-12-31"],
];

const drawDate = (random: Random): string =>
  random.flip(0.3)
    ? random.pick(BOUNDARY_DATES)
    : `20${twoDigits(random.integer(0, 40))}-${twoDigits(random.integer(1, 12))}-${twoDigits(random.integer(1, 28))}`;

const drawTime = (random: Random): string => (random.flip(0.2) ? random.pick(BOUNDARY_TIMES) : drawUsualTime(random));

const BOUNDARY_TIMES = ["00:00:00Z", "23:59:59Z", "23:59:59.999999999Z", "00:00:00+14:00", "23:59:59-12:00"];

const drawUsualTime = (random: Random): string =>
  [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].map(twoDigits).join(":") +
  random.pick(["", ".5", ".123", ".123456"]) +
  random.pick(["Z", "+09:00", "-11:30"]);

/** One for each format that the validators check: a usual one, and how others are drawn. */
const FORMAT_TEXTS: Readonly<Record<string, readonly [usual: string, draw: (random: Random) => string]>> = {
  "date-time": ["2030-01-31T12:00:00Z", (random) => `${drawDate(random)}T${drawTime(random)}`],
  date: ["2030-01-31", drawDate],
  time: ["12:00:00Z", drawTime],
  duration: ["P1D", (random) => random.pick(["P1D", "PT1H", "P1Y2M3DT4H5M6S", "PT0S", "P4W"])],
  email: [
    "someone@example.com",
    (random) => random.pick(["a@example.com", "first.last+tag@mail.example.org", "x_y-z@a-b.example"]),
  ],
  hostname: ["example.com", (random) => random.from(fc.domain())],
  ipv4: ["192.0.2.1", (random) => random.from(fc.ipV4())],
  ipv6: ["2001:db8::1", (random) => random.from(fc.ipV6())],
  uri: [
    "https://example.com/a",
    (random) => random.pick(["https://example.com/", "http://example.com:8080/a?b=c#d", "urn:isbn:0451450523"]),
  ],
  "uri-reference": ["/a", (random) => random.pick(["/a/b?c", "https://example.com/", "a", "#b"])],
  uuid: ["0b3f2a44-7d5c-4f0e-9a63-5a1b7c2d8e9f", (random) => random.from(fc.uuid())],
  "json-pointer": ["/a", (random) => random.pick(["", "/a", "/a~1b/0"])],
  regex: ["^a$", (random) => random.pick(["^a+$", "[0-9]*", "."])],
  byte: ["YQ==", (random) => Buffer.from(random.pick(["", "a", "hello", "\u0000\u00ff"]), "latin1").toString("base64")],
};

function drawFormatted(format: string | undefined, random: Random): string | undefined {
  const texts = format !== undefined && Object.hasOwn(FORMAT_TEXTS, format) ? FORMAT_TEXTS[format] : undefined;
  return random.isLeast ? texts?.[0] : texts?.[1](random);
}
