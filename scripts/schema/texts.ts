import fc from "fast-check";
import type { Random } from "./random.ts";
import type { JsonObject } from "../probe/fuzz/schema/json.ts";

/** Which characters a text may have: a header has no others than ASCII. */
export type Alphabet = "unicode" | "ascii";

const LONGEST = 2000;
const PLAIN = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
const PUNCTUATION = [..." azAZ09'\"\\/<>%&;:,.#$@!?*+-=_~^|`(){}[]"];
const UNICODE = [...PUNCTUATION, ..."éñß€漢字가аاא😀𝒳\u0301\u200d\u202e\ufeff\u00a0"];
const BLANKS = [" ", "\n", "\t", "\r"];

/** A text within what its schemas say, most likely: several patterns at once are only tried. */
export function makeText(plain: readonly JsonObject[], random: Random, alphabet: Alphabet = "unicode"): string {
  const { least, most, patterns, format } = boundsOf(plain);
  const make = format === undefined ? undefined : FORMAT_TEXTS[format];
  if (make !== undefined) return make(random);
  if (patterns.length > 0) return matchingText(patterns, least, most, random, alphabet);
  const length = random.weighted([
    [6, random.integer(Math.max(least, 1), Math.min(most, least + 20))],
    [2, least],
    [2, most],
  ]);
  return filled(drawUnits(random, alphabet), length, random);
}

function drawUnits(random: Random, alphabet: Alphabet): readonly string[] {
  if (alphabet === "ascii") return random.flip(0.6) ? PLAIN : PUNCTUATION;
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

function boundsOf(plain: readonly JsonObject[]) {
  const numbers = (name: string) => plain.flatMap((facet) => (typeof facet[name] === "number" ? [facet[name]] : []));
  const least = Math.max(0, ...numbers("minLength"));
  const texts = (name: string) => plain.flatMap((facet) => (typeof facet[name] === "string" ? [facet[name]] : []));
  return {
    least,
    most: Math.min(Math.max(LONGEST, least), ...numbers("maxLength")),
    patterns: [...new Set(texts("pattern"))],
    format: texts("format")[0],
  };
}

const known = new Map<string, fc.Arbitrary<string> | undefined>();

/** Taking a pattern apart costs more than a request. Undefined: fast-check cannot read this pattern. */
function textsMatching(pattern: string): fc.Arbitrary<string> | undefined {
  if (!known.has(pattern)) known.set(pattern, tryMatching(pattern));
  return known.get(pattern);
}

function tryMatching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { size: "xsmall" });
  } catch {
    return undefined;
  }
}

/** A text that matches all patterns, most likely. One in four is unusual where the patterns allow it. */
export function matchingText(
  patterns: readonly string[],
  least: number,
  most: number,
  random: Random,
  alphabet: Alphabet = "unicode",
): string {
  const expressions = patterns.map((pattern) => new RegExp(pattern, "u"));
  const fits = (text: string): boolean => {
    const { length } = [...text];
    return length >= least && length <= most && expressions.every((expression) => expression.test(text));
  };
  const texts = textsMatching(patterns[0] ?? "");
  let text = "";
  for (let tries = 0; texts !== undefined && tries < 20; tries++) {
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
  random.pick(["", ".5", ".123456"]) +
  random.pick(["Z", "+09:00", "-11:30"]);

/** One for each format that the validators check. */
const FORMAT_TEXTS: Readonly<Record<string, (random: Random) => string>> = {
  "date-time": (random) => `${drawDate(random)}T${drawTime(random)}`,
  date: drawDate,
  time: drawTime,
  duration: (random) => random.pick(["P1D", "PT1H", "P1Y2M3DT4H5M6S", "PT0S", "P4W"]),
  email: (random) => random.pick(["a@example.com", "first.last+tag@mail.example.org", "x_y-z@a-b.example"]),
  hostname: (random) => random.from(fc.domain()),
  ipv4: (random) => random.from(fc.ipV4()),
  ipv6: (random) => random.from(fc.ipV6()),
  uri: (random) => random.pick(["https://example.com/", "http://example.com:8080/a?b=c#d", "urn:isbn:0451450523"]),
  "uri-reference": (random) => random.pick(["/a/b?c", "https://example.com/", "a", "#b"]),
  uuid: (random) => random.from(fc.uuid()),
  "json-pointer": (random) => random.pick(["", "/a", "/a~1b/0"]),
  regex: (random) => random.pick(["^a+$", "[0-9]*", "."]),
  byte: (random) => Buffer.from(random.pick(["", "a", "hello", "\u0000\u00ff"]), "latin1").toString("base64"),
};
