import { isAlias, isCollection, isPair, isScalar } from "yaml";
import { LIMITS_RULE, MAX_DEPTH, tooDeep } from "./document-limits.ts";
import type { TextProblem } from "./problem.ts";

/** No real document has more. yaml searches all aliases for each alias, so that more would take minutes. */
const MAX_ALIASES = 10_000;

/** How much longer a document may become when its aliases are replaced by what they repeat. */
const MAX_ADDED_CHARACTERS = 10_000_000;

/** What each value takes in JSON, besides its own text: a key, quotes, a comma and spaces. */
const CHARACTERS_PER_VALUE = 10;

/** What an alias repeats. */
interface Extent {
  readonly characters: number;
  readonly levels: number;
}

/**
 * The first place at which a parsed text is nested too deeply, or at which aliases inside of aliases have multiplied to too much. A text
 * of ten lines can have so many aliases that nothing that reads the document would ever end.
 */
export function findExcess(root: unknown): TextProblem | undefined {
  const anchors = new Map<string, Extent>();
  let problem: TextProblem | undefined;
  let aliases = 0;
  let added = 0;
  measure(root, 1);
  return problem;

  function measure(node: unknown, depth: number): Extent {
    if (problem !== undefined) return NOTHING;
    if (isPair(node)) {
      const key = measure(node.key, depth);
      const value = measure(node.value, depth);
      return { characters: key.characters + value.characters, levels: value.levels };
    }
    if (isAlias(node)) return repeat(node.source, node.range?.[0] ?? 0, depth);
    if (!isScalar(node) && !isCollection(node)) return NOTHING;
    const extent = isScalar(node) ? measureText(node.source) : measureItems(node.items, node.range?.[0] ?? 0, depth);
    // An alias inside of its own anchor finds nothing: bundle.ts refuses a document that contains itself.
    if (node.anchor !== undefined) anchors.set(node.anchor, extent);
    return extent;
  }

  function measureItems(items: readonly unknown[], offset: number, depth: number): Extent {
    if (depth > MAX_DEPTH) {
      problem = { offset, ...tooDeep() };
      return NOTHING;
    }
    let characters = CHARACTERS_PER_VALUE;
    let levels = 0;
    for (const item of items) {
      const inner = measure(item, depth + 1);
      characters += inner.characters;
      levels = Math.max(levels, inner.levels);
    }
    return { characters, levels: levels + 1 };
  }

  function repeat(anchor: string, offset: number, depth: number): Extent {
    const extent = anchors.get(anchor) ?? NOTHING;
    aliases++;
    added += extent.characters;
    if (depth - 1 + extent.levels > MAX_DEPTH) problem = { offset, ...tooDeep() };
    else if (aliases > MAX_ALIASES)
      problem = tooManyAliases(offset, `the document has more than ${MAX_ALIASES} aliases`);
    else if (added > MAX_ADDED_CHARACTERS)
      problem = tooManyAliases(offset, `the aliases up to here repeat more than ${MAX_ADDED_CHARACTERS} characters`);
    return extent;
  }
}

const NOTHING: Extent = { characters: 0, levels: 0 };

const measureText = (source: string | undefined): Extent => ({
  characters: CHARACTERS_PER_VALUE + (source?.length ?? 0),
  levels: 0,
});

const tooManyAliases = (offset: number, reason: string): TextProblem => ({
  offset,
  rule: LIMITS_RULE,
  message: `The document is too large: ${reason}.`,
  fix: "use a $ref where the document repeats itself, instead of aliases inside aliases",
});
