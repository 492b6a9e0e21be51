import { type PatternNode, readPattern } from "../schema/read-pattern.ts";
import { type CharacterSet, type Language, Languages, TooLarge } from "./text-language.ts";

/** Thrown at what no regular language stands for: back-references, word boundaries, lookbehinds, flags. */
class NotRegular extends Error {}

/** What became of a set of values: whether some are no longer in it, and whether others are new. */
export interface Relation {
  readonly narrows: boolean;
  readonly widens: boolean;
}

/** Kept, because contract dev compares the same patterns after each save. */
const relations = new Map<string, Relation | undefined>();

/** Compares the texts that match all patterns before and after; undefined if that cannot be decided. */
export function relatePatterns(before: readonly string[], after: readonly string[]): Relation | undefined {
  const key = JSON.stringify([before, after]);
  if (!relations.has(key)) relations.set(key, compareTexts(before, after));
  return relations.get(key);
}

function compareTexts(before: readonly string[], after: readonly string[]): Relation | undefined {
  const languages = new Languages();
  try {
    const nodes = [before, after].map((patterns) => patterns.map(readPattern));
    const sets = newSets(nodes.flat());
    const characters = listCharacters(sets);
    const [old, now] = nodes.map((patterns) =>
      languages.both([newText(languages), ...patterns.map((node) => toTexts(node, languages, sets))]),
    ) as [Language, Language];
    return {
      narrows: !languages.includes(now, old, characters),
      widens: !languages.includes(old, now, characters),
    };
  } catch (error) {
    if (error instanceof NotRegular || error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Whether every text that matches one pattern also matches the other. */
export const includesPattern = (other: string, one: string): boolean =>
  other === one || relatePatterns([one], [other])?.narrows === false;

const NO_TEXT = "^[^\\s\\S]$";

/** Whether a text may match all patterns of both lists. */
export const haveCommonText = (one: readonly string[], other: readonly string[]): boolean =>
  relatePatterns([NO_TEXT], [...one, ...other])?.widens !== false;

/** The start and the end of a text are characters that no text has, so that `^` and `$` are characters too. */
const START = 0x11_00_00;
const END = 0x11_00_01;

const only = (mark: number): CharacterSet => ({ name: String(mark), has: (codePoint) => codePoint === mark });
const ANY: CharacterSet = { name: "any", has: (codePoint) => codePoint < START };

const anything = (languages: Languages): Language =>
  languages.repeat(languages.characters(ANY), 0, Number.POSITIVE_INFINITY);

/** Every text, between its start and its end. */
const newText = (languages: Languages): Language =>
  languages.sequence(
    languages.characters(only(START)),
    languages.sequence(anything(languages), languages.characters(only(END))),
  );

/** A pattern may match anywhere in a text, unless it asks for the start or the end itself. */
function toTexts(node: PatternNode, languages: Languages, sets: Sets): Language {
  countMarks(node);
  const before = languages.sequence(languages.characters(only(START)), anything(languages));
  const after = languages.sequence(anything(languages), languages.characters(only(END)));
  const found = toLanguage(node, languages.either([languages.empty, after]), languages, sets);
  return languages.sequence(languages.either([languages.empty, before]), found);
}

/** The texts that begin with the part and go on with `next`, which lookaheads need to see. */
function toLanguage(node: PatternNode, next: Language, languages: Languages, sets: Sets): Language {
  const go = (part: PatternNode, then: Language): Language => toLanguage(part, then, languages, sets);
  switch (node.kind) {
    case "characters":
      return languages.sequence(languages.characters(getSet(node.source, sets)), next);
    case "start":
    case "end":
      return languages.sequence(languages.characters(only(node.kind === "start" ? START : END)), next);
    case "sequence":
      return node.parts.reduceRight((then, part) => go(part, then), next);
    case "either":
      return languages.either(node.parts.map((part) => go(part, next)));
    case "ahead": {
      const ahead = go(node.part, languages.all);
      return languages.both([next, node.isNegated ? languages.not(ahead) : ahead]);
    }
    case "boundary":
    case "behind":
    case "back-reference":
    case "with-flags":
      throw new NotRegular(node.kind);
    case "repeat":
      if (node.min === 0 && node.max === 1) return languages.either([next, go(node.part, next)]);
      if (countMarks(node.part).aheads > 0) throw new NotRegular("a lookahead is repeated");
      return languages.sequence(languages.repeat(go(node.part, languages.empty), node.min, node.max), next);
  }
}

interface Marks {
  readonly starts: number;
  readonly ends: number;
  readonly aheads: number;
}

/**
 * How many marks a match can pass. `^` has no width, so that several in a row are one place, but here it is a character: patterns in which
 * a second mark, or a lookahead, could stand at the same place are not read.
 */
function countMarks(node: PatternNode): Marks {
  switch (node.kind) {
    case "boundary":
    case "behind":
    case "back-reference":
    case "with-flags":
      throw new NotRegular(node.kind);
    case "characters":
      return { starts: 0, ends: 0, aheads: 0 };
    case "start":
      return { starts: 1, ends: 0, aheads: 0 };
    case "end":
      return { starts: 0, ends: 1, aheads: 0 };
    case "ahead": {
      const { starts, aheads } = countMarks(node.part);
      if (starts + aheads > 0) throw new NotRegular("a lookahead has ^ or a lookahead");
      return { starts: 0, ends: 0, aheads: 1 };
    }
    case "either":
      return node.parts.map(countMarks).reduce((one, other) => ({
        starts: Math.max(one.starts, other.starts),
        ends: Math.max(one.ends, other.ends),
        aheads: Math.max(one.aheads, other.aheads),
      }));
    case "repeat": {
      const { starts, ends, aheads } = countMarks(node.part);
      if (node.max > 1 && starts + ends > 0) throw new NotRegular("a mark is repeated");
      return { starts, ends, aheads };
    }
    case "sequence":
      return node.parts.map(countMarks).reduce(addMarks, { starts: 0, ends: 0, aheads: 0 });
  }
}

function addMarks(before: Marks, after: Marks): Marks {
  const isMisplaced =
    (after.starts > 0 && before.starts + before.ends + before.aheads > 0) ||
    (before.ends > 0 && after.ends + after.aheads > 0);
  if (isMisplaced) throw new NotRegular("two marks can stand at the same place");
  return {
    starts: before.starts + after.starts,
    ends: before.ends + after.ends,
    aheads: before.aheads + after.aheads,
  };
}

/** Sets of characters by how they are written. */
type Sets = ReadonlyMap<string, CharacterSet>;

function getSet(source: string, sets: Sets): CharacterSet {
  const set = sets.get(source);
  if (!set) throw new NotRegular(source);
  return set;
}

function newSets(nodes: readonly PatternNode[]): Sets {
  const sets = new Map<string, CharacterSet>();
  const visit = (node: PatternNode): void => {
    if (node.kind === "characters") sets.set(node.source, newSet(node.source));
    if ("parts" in node) node.parts.forEach(visit);
    if ("part" in node) visit(node.part);
  };
  nodes.forEach(visit);
  return sets;
}

function newSet(source: string): CharacterSet {
  const expression = new RegExp(`^${/^[(){}[\]|/]$/.test(source) ? `\\${source}` : source}$`, "u");
  return {
    name: source,
    has: (codePoint) => codePoint < START && expression.test(String.fromCodePoint(codePoint)),
  };
}

/** One character of each kind that the sets tell apart. */
function listCharacters(sets: Sets): number[] {
  const kinds = new Map<string, number>();
  for (const codePoint of new Set([...sets.values()].flatMap(listEdges))) {
    const kind = [...sets.values()].map((set) => (set.has(codePoint) ? 1 : 0)).join("");
    if (!kinds.has(kind)) kinds.set(kind, codePoint);
  }
  return [...(kinds.size === 0 ? [0] : kinds.values()), START, END];
}

const WHITE_SPACE = "\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";
const ASCII = Array.from({ length: 129 }, (_, codePoint) => codePoint);

/** Code points at which a set may begin, or end one before: those that it names, and those of \d, \s, \w and the dot. */
function listEdges(set: CharacterSet): readonly number[] {
  const { name } = set;
  if (/\\p\{/i.test(name)) return listAllEdges(set);
  const escaped = [...name.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})(?:\\u([\da-f]{4}))?|x([\da-f]{2}))/gi)];
  const numbers = escaped.flatMap(([, ...digits]) => digits.flatMap((text) => (text ? Number.parseInt(text, 16) : [])));
  const pairs = escaped.flatMap(([, , high, low]) =>
    high && low ? (String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16)).codePointAt(0) ?? []) : [],
  );
  const written = Array.from(name + WHITE_SPACE, (character) => character.codePointAt(0) ?? 0);
  return [...ASCII, ...[...written, ...numbers, ...pairs].flatMap((codePoint) => [codePoint, codePoint + 1])].filter(
    (codePoint) => codePoint < START,
  );
}

/** Kept, because a million code points are tested for each. */
const unicodeEdges = new Map<string, readonly number[]>();

/** A property of Unicode has edges anywhere. */
function listAllEdges(set: CharacterSet): readonly number[] {
  const known = unicodeEdges.get(set.name);
  if (known) return known;
  const edges = [0];
  let wasIn = set.has(0);
  for (let codePoint = 1; codePoint < START; codePoint++) {
    const isIn = set.has(codePoint);
    if (isIn !== wasIn) edges.push(codePoint);
    wasIn = isIn;
  }
  unicodeEdges.set(set.name, edges);
  return edges;
}
