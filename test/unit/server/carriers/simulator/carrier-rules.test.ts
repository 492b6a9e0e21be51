import { describe, expect, test } from "vitest";
import { advertisingCode, matchesTemplate } from "../../../../../server/carriers/simulator/carrier-rules.ts";

describe("the hours of advertising", () => {
  test.each([
    ["an RCS message with the mark", "rcs", { header: "1" }, "33029"],
    ["an RCS message without the mark", "rcs", { header: "0" }, undefined],
    ["an RCS message that does not say", "rcs", {}, undefined],
    ["friendtalk with adFlag Y", "friendtalk", { adFlag: "Y" }, "63022"],
    ["friendtalk that does not say", "friendtalk", {}, "63022"],
    ["friendtalk with adFlag N", "friendtalk", { adFlag: "N" }, undefined],
    ["alimtalk, which has no advertising", "alimtalk", { header: "1", adFlag: "Y" }, undefined],
    ["a text message", "sms", {}, undefined],
    ["a text message with the mark", "sms", { text: "(광고) Sale" }, undefined],
  ] as const)("%s", (_, channel, payload, code) => {
    expect(advertisingCode({ channel, payload })).toBe(code);
  });
});

describe("a text and its template", () => {
  test.each([
    ["the same words", "Hello", "Hello", true],
    ["other words", "Hello!", "Hello", false],
    ["a value in a placeholder", "Kim, your order 17 is on its way.", "#{name}, your order #{no} is on its way.", true],
    ["an empty value", ", your order", "#{name}, your order", true],
    ["a value of several lines", "a\nb\r\nc!", "#{all}!", true],
    ["something before the first piece", "! Hello Kim", "Hello #{name}", false],
    ["something after the last piece", "Hello Kim?", "Hello #{name}.", false],
    ["a piece in the middle missing", "a1c", "a#{x}b#{y}c", false],
    ["pieces in another order", "a-c-b-z", "a#{x}b#{y}c#{z}z", false],
    ["a piece that stands several times", "a b b b c", "a#{x}b#{y}c", true],
    ["first and last piece on top of each other", "aba", "ab#{x}ba", false],
    ["last piece only inside the one before", "xabc", "x#{a}abc#{b}c", false],
    ["placeholders side by side", "ab", "#{a}#{b}", true],
    ["nothing but a placeholder, and no text", "", "#{a}", true],
    ["an unclosed placeholder is a piece", "a #{b", "a #{b", true],
    ["an unclosed placeholder matches only itself", "a c", "a #{b", false],
    ["characters that mean something elsewhere", "1.5 (a*) [x]", "1.5 (#{f}*) [#{x}]", true],
    ["a point that is no wildcard", "1x5", "1.5", false],
    ["a name of any characters", "Hi Kim", "Hi #{고객 이름}", true],
  ])("%s", (_, text, template, matches) => {
    expect(matchesTemplate(text, template)).toBe(matches);
  });

  test("a hostile template takes no longer than an ordinary one", () => {
    const template = `${"a#{x}".repeat(20_000)}b`;
    const startedAt = performance.now();
    expect(matchesTemplate("a".repeat(100_000), template)).toBe(false);
    expect(matchesTemplate(`${"a".repeat(100_000)}c`, template.replaceAll("a#", "aaaaaaaa#"))).toBe(false);
    expect(matchesTemplate("a", "#{".repeat(200_000))).toBe(false);
    // A backtracking matcher would not come back before the sun goes out.
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
