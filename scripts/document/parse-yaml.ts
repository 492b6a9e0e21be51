import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { Json } from "../schema/json.ts";
import { tooDeep } from "./document-limits.ts";
import { DocumentError, type TextProblem } from "./problem.ts";
import { findExcess } from "./yaml-limits.ts";

/**
 * Parses a YAML or JSON text. YAML 1.2 core has the types of JSON, so dates and `yes` stay strings; `<<` merges. Integers
 * beyond 2^53 are bigints.
 * `file` is the path to show. Throws a DocumentError with line and column.
 */
export function parseYaml(text: string, file: string): Json {
  const lines = new LineCounter();
  const hasLarge = /\d{16}/.test(text);
  const document = parseDocument(text, {
    schema: "core",
    merge: true,
    // Keys are read as they are written, as in JSON: 200 and "200" are the same key.
    stringKeys: true,
    // With known tags, `!!timestamp` and `!!set` would make values that JSON does not have.
    resolveKnownTags: false,
    intAsBigInt: hasLarge,
    lineCounter: lines,
    // Pretty messages end with lines of the source.
    prettyErrors: false,
    // yaml compares each key with all keys before it, which takes minutes for a large object.
    uniqueKeys: false,
  });

  const placeOf = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const refuse = ({ offset, ...details }: TextProblem): never => {
    throw DocumentError.at(placeOf(offset), details);
  };
  const problem =
    findControlCharacter(text) ??
    findSyntaxError(document) ??
    findRepeatedKey(document, placeOf) ??
    findExcess(document.contents);
  if (problem !== undefined) refuse(problem);
  if (document.contents === null) refuse(invalid(0, "it has only comments", "write the document into the file"));
  // yaml reads either all integers as bigints or none.
  if (hasLarge)
    visit(document, {
      Scalar(_, node) {
        if (typeof node.value === "bigint" && Number.isSafeInteger(Number(node.value))) node.value = Number(node.value);
      },
    });
  try {
    // findExcess has checked the aliases. yaml's own limit lets aliases of empty lists multiply without end.
    return document.toJS({ maxAliasCount: -1 }) as Json;
  } catch (error) {
    const badAlias = findBadAlias(document);
    if (badAlias === undefined) throw error;
    return refuse(badAlias);
  }
}

const invalid = (offset: number, reason: string, fix: string): TextProblem => ({
  offset,
  rule: "yaml-syntax",
  message: `The text is not valid YAML or JSON: ${reason}.`,
  fix,
});

const isMergeKey = (key: unknown): boolean => isScalar(key) && key.type === "PLAIN" && key.source === "<<";

/** YAML allows no control characters but these, and yaml does not check it. A file that has others is binary or not UTF-8. */
function findControlCharacter(text: string): TextProblem | undefined {
  const offset = text.search(/[^\P{Cc}\t\n\r\u0085]/u);
  if (offset === -1) return undefined;
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, "0");
  return invalid(offset, `it has the control character U+${code}`, "remove the character, or save the file as UTF-8");
}

function findSyntaxError(document: Document): TextProblem | undefined {
  // Only the first error, because others often follow from it. Where yaml warns of an unknown tag, its value would be a guess.
  const error = document.errors[0] ?? document.warnings.find(({ code }) => code === "TAG_RESOLVE_FAILED");
  if (error === undefined) return undefined;
  if (error.code === "RESOURCE_EXHAUSTION") return { offset: error.pos[0], ...tooDeep() };
  const { fix, reason = error.message } = ADVICE[error.code] ?? { fix: GENERAL_FIX };
  return invalid(findStart(error, document), reason, fix);
}

/** A map may have several `<<`, but any other key once. */
function findRepeatedKey(document: Document, placeOf: (offset: number) => string): TextProblem | undefined {
  let problem: TextProblem | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const first = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || isMergeKey(key)) continue;
        const offset = key.range?.[0] ?? 0;
        const known = first.get(key.value);
        first.set(key.value, offset);
        if (known === undefined) continue;
        const message = `The key ${key} is already at ${placeOf(known)}.`;
        problem = { offset, rule: "duplicate-key", message, fix: "rename or remove one of the two" };
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return problem;
}

/** Where an error begins. A missing quote is reported where the text ends, perhaps at the end of the file: its opening quote is shown. */
function findStart({ code, pos: [offset] }: YAMLError, document: Document): number {
  let start = offset;
  if (code === "MISSING_CHAR")
    visit(document, {
      Scalar: (_, { type, range }) => {
        if (type?.startsWith("QUOTE") && range?.[1] === offset) start = range[0];
      },
    });
  return start;
}

interface Advice {
  readonly fix: string;
  /** Instead of yaml's message, where that is about its own options or hard to understand. */
  readonly reason?: string;
}

const ALIAS_FIX = "put a text that begins with * or & between quotes, or define the anchor before its alias";
const INDENT_FIX = "indent the keys of an object equally, and put a text with a colon between quotes";
const TAG_FIX = "put a text that begins with ! between quotes, or remove the tag";

/** By yaml's documented error codes. */
const ADVICE: Readonly<Partial<Record<ErrorCode, Advice>>> = {
  ALIAS_PROPS: { fix: "remove the anchor or tag before the alias" },
  BAD_ALIAS: { fix: ALIAS_FIX },
  BAD_COLLECTION_TYPE: { fix: TAG_FIX },
  BAD_DQ_ESCAPE: { fix: "put the text between single quotes, where a backslash is a plain character" },
  BAD_INDENT: {
    fix: "close every bracket and quote above this line, or indent this line as its neighbours, with spaces",
  },
  BAD_SCALAR_START: { fix: "put a text that begins with this character between quotes" },
  BLOCK_AS_IMPLICIT_KEY: { reason: "a key or a list begins inside this value", fix: INDENT_FIX },
  BLOCK_IN_FLOW: { fix: "put a comma between the entries, or close a bracket or quote before this place" },
  MISSING_CHAR: { fix: "add the missing comma, colon, dash, bracket or quote at or just before this place" },
  MULTILINE_IMPLICIT_KEY: {
    reason: "a key has more than one line",
    fix: `put a colon and a space after each key, ${INDENT_FIX}`,
  },
  MULTIPLE_DOCS: {
    reason: "it has more than one document",
    fix: "keep one document in the file: remove the line --- and one of its two sides",
  },
  NON_STRING_KEY: {
    reason: "a key must be a text, not a list, an object or an alias",
    fix: "put a text with special characters between quotes",
  },
  TAB_AS_INDENT: { fix: "indent with spaces, not with tabs" },
  TAG_RESOLVE_FAILED: { fix: TAG_FIX },
};
const GENERAL_FIX = "correct the text at or just before this place; put a text with special characters between quotes";

/** The first alias without an anchor, or the first `<<` that cannot be merged. yaml finds these late, and its errors have no place. */
function findBadAlias(document: Document): TextProblem | undefined {
  const anchors = new Map<string, Node>();
  const resolve = (node: unknown): unknown => (isAlias(node) ? anchors.get(node.source) : node);
  let problem: TextProblem | undefined;
  visit(document, {
    Value: (_, node) => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
    Alias: (_, { source, range }) => {
      if (anchors.has(source)) return;
      problem = invalid(range?.[0] ?? 0, `no anchor &${source} is before the alias *${source}`, ALIAS_FIX);
      return visit.BREAK;
    },
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || !isMergeKey(key)) return;
      const merged = resolve(value);
      const sources = isSeq(merged) ? merged.items.map(resolve) : [merged];
      // An alias without an anchor is found when its own turn comes.
      if (sources.every((source) => source === undefined || (isMap(source) && !path.includes(source)))) return;
      const fix = "write the alias of another object, or a list of such aliases, after <<";
      problem = invalid(key.range?.[0] ?? 0, "<< merges something that is not another object", fix);
      return visit.BREAK;
    },
  });
  return problem;
}
