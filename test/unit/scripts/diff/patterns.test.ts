import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { relatePatterns } from "../../../../scripts/diff/relate-patterns.ts";
import { getFieldLines } from "./diff-lines.ts";

const relate = (before: string, after: string): string => {
  const relation = relatePatterns([before], [after]);
  if (relation === undefined) return "unknown";
  if (relation.narrows) return relation.widens ? "both" : "narrows";
  return relation.widens ? "widens" : "same";
};

describe("what a changed pattern accepts", () => {
  test.each<readonly [before: string, after: string, relation: string]>([
    ["^[a-f]+$", "^[a-z]+$", "widens"],
    ["^[A-Za-z0-9_-]+$", "^[A-Za-z0-9_-]+ ?$", "widens"],
    ["^[A-Za-z][A-Za-z0-9+.-]*:\\S+$", "^(\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\S+)$", "widens"],
    ["^(a|b)$", "^(a|b|c)$", "widens"],
    ["^(a|b)$", "^(a|c)$", "both"],
    ["^(a|b)$", "^(a|bc)$", "both"],
    ["^\\d{1,3}$", "^[0-9]{1,5}$", "widens"],
    ["^a{2,}$", "^a+$", "widens"],
    ["^a{2,4}$", "^a{3,5}$", "both"],
    ["^a$", "a", "widens"],
    ["^a$", "^a", "widens"],
    ["^a|b$", "^(a|b)$", "narrows"],
    ["^ab?$", "^ab?c?$", "widens"],
    ["^(?:[0-9]{2}:)+x$", "^(?:[0-9]{1,2}:)*x$", "widens"],
    ["^(?<year>\\d{4})$", "^\\d{4}$", "same"],
    ["^.*$", "", "widens"],
    ["^[^]*$", "", "same"],
    ["^.$", "^[^\\n\\r\\u2028\\u2029]$", "same"],
    ["^\\s$", "^[ \\t]$", "narrows"],
    ["^\\w+$", "^[A-Za-z0-9_]+$", "same"],
    ["^\\p{Lu}+$", "^\\p{L}+$", "widens"],
    ["^\\u{1F600}$", "^[\\u{1F600}-\\u{1F64F}]$", "widens"],
    ["^\\uD83D\\uDE00$", "^\\u{1F600}$", "same"],
    ["^\\x41[\\-\\]]\\/\\.$", "^A[\\]-][/][.]$", "same"],
    ["^[가-힣]{1,10}$", "^[가-힣A-Z]{1,10}$", "widens"],
    ["^(?!x)[a-z]+$", "^[a-z]+$", "widens"],
    ["^(?=.*\\d)[a-z\\d]+$", "^[a-z\\d]*\\d[a-z\\d]*$", "same"],
    ["^n(?![1-3]$)[0-9]+$", "^n(?![1-2]$)[0-9]+$", "widens"],
    ["^.{1,500}$", "^.{1,1000}$", "widens"],
    ["^a+?$", "^a+$", "same"],
    // What depends on more than the next character, or has too many states, is not decided.
    ["\\bfoo\\b", "foo", "unknown"],
    ["^(a|b)\\1$", "^(a|b)(a|b)$", "unknown"],
    ["(?<=a)b", "b", "unknown"],
    ["^(?i:a)$", "^[aA]$", "unknown"],
    ["^(?:(?!x).)*$", "^.*$", "unknown"],
    ["^^a", "^a", "unknown"],
    ["(?:^a)*", "a", "unknown"],
    ["(?=a)^a", "^a", "unknown"],
    ["^.{0,300}x.{0,300}$", "^.{0,300}x.{0,301}$", "unknown"],
  ])("%s → %s", (before, after, relation) => {
    expect(relate(before, after)).toBe(relation);
    const back = relation === "narrows" ? "widens" : relation.replace("widens", "narrows");
    expect(relate(after, before)).toBe(back);
    expect(relate(before, before)).toMatch(/^(same|unknown)$/);
  });

  test("several patterns hold together", () => {
    expect(relatePatterns(["^a", "b$"], ["^a"])).toEqual({ narrows: false, widens: true });
    expect(relatePatterns(["^a", "^[ab]+$"], ["^a[ab]*$"])).toEqual({ narrows: false, widens: false });
  });
});

/** Patterns of every construct that is read, over few characters. */
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom("a", "b", "[ab]", "[^a]", ".", "\\d", "^", "$"),
    fc
      .tuple(tie("part"), fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "{2,}"))
      .map(([one, sign]) => `(?:${one})${sign}`),
    fc.tuple(tie("part"), tie("part")).map(([one, other]) => `${one}${other}`),
    fc.tuple(tie("part"), tie("part")).map(([one, other]) => `(${one}|${other})`),
    fc.tuple(fc.constantFrom("?=", "?!"), tie("part")).map(([sign, one]) => `(${sign}${one})`),
  ),
  pattern: fc.array(tie("part"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
}));

const texts = ["a", "b", "1", "\n"].reduce<readonly string[]>(
  (shorter, _) => ["", ...shorter.flatMap((text) => ["a", "b", "1", "\n"].map((character) => text + character))],
  [""],
);

test("what is decided is true of every short text", () => {
  const decided = { narrows: 0, widens: 0, neither: 0 };
  fc.assert(
    fc.property(pattern, pattern, (before, after) => {
      const relation = relatePatterns([before], [after]);
      if (relation === undefined) return;
      const [old, now] = [new RegExp(before, "u"), new RegExp(after, "u")];
      const [lost] = texts.filter((text) => old.test(text) && !now.test(text));
      const [gained] = texts.filter((text) => now.test(text) && !old.test(text));
      // A longer text may be the reason for a change, and no short one may be without a change.
      if (!relation.narrows) expect(lost).toBeUndefined();
      if (!relation.widens) expect(gained).toBeUndefined();
      decided.narrows += relation.narrows && lost !== undefined ? 1 : 0;
      decided.widens += relation.widens && gained !== undefined ? 1 : 0;
      decided.neither += relation.narrows || relation.widens ? 0 : 1;
    }),
    { seed: 1, numRuns: 1500 },
  );
  expect(Math.min(...Object.values(decided))).toBeGreaterThan(10);
});

test("the sentence says what is known", () => {
  const field = (pattern: string) => ({ type: "string", pattern });
  expect(getFieldLines("request", field("^[a-f]+$"), field("^[a-z]+$"))).toEqual([
    "minor `a` may now also match `^[a-z]+$` (before: `^[a-f]+$`)",
  ]);
  expect(getFieldLines("response", field("^[a-f]+$"), field("^[a-z]+$"))).toEqual([
    "minor! `a` in the 200 response may now also match `^[a-z]+$` (before: `^[a-f]+$`)",
  ]);
  expect(getFieldLines("response", field("^[a-z]+$"), field("^[a-f]+$"))).toEqual([
    "minor `a` in the 200 response now matches `^[a-f]+$` (before: `^[a-z]+$`)",
  ]);
  expect(getFieldLines("request", field("\\bfoo"), field("foo"))).toEqual([
    "major requests in which `a` does not match `foo` are now refused (before: `\\bfoo`); the patterns cannot be compared, so values that matched before may be refused",
  ]);
});
