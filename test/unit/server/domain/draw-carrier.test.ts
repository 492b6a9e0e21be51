import { describe, expect, test } from "vitest";
import { drawOrder, getChance } from "../../../../server/domain/draw-carrier.ts";

interface Choice {
  readonly name: string;
  readonly share: number;
}
const shareOf = ({ share }: Choice): number => share;
const make = (shares: Readonly<Record<string, number>>): readonly Choice[] =>
  Object.entries(shares).map(([name, share]) => ({ name, share }));
const draw = (choices: readonly Choice[], chance: number): string =>
  drawOrder(choices, shareOf, chance)
    .map(({ name }) => name)
    .join("");

describe("the order of carriers", () => {
  test.each([
    [{ a: 100 }, 0.99, "a"],
    [{ a: 100, b: 0 }, 0.99, "ab"],
    [{ a: 0, b: 100 }, 0, "ba"],
    [{ a: 60, b: 40 }, 0.599, "ab"],
    [{ a: 60, b: 40 }, 0.6, "ba"],
    // The chance within the share of the first decides on the second.
    [{ a: 40, b: 30, c: 30 }, 0.1, "abc"],
    [{ a: 40, b: 30, c: 30 }, 0.3, "acb"],
    // What a setting has left out: the shares need not make a hundred.
    [{ a: 30, b: 10 }, 0.76, "ba"],
    [{ a: 0, b: 0 }, 0.5, "ab"],
    [{ a: 60, b: 40 }, 1, "ba"],
    [{}, 0.5, ""],
  ])("of %o with the chance %d is %s", (shares, chance, order) => {
    expect(draw(make(shares), chance)).toBe(order);
  });

  test("gives the share of a carrier that is down to the others by their shares", () => {
    const choices = make({ a: 40, b: 45, c: 15 });
    const others = Array.from({ length: 4000 }, (_, index) => draw(choices, index / 4000).replace("a", "")[0]);
    expect(others.filter((name) => name === "b").length / others.length).toBeCloseTo(0.75, 1);
  });
});

test("keys that follow each other have chances that do not", () => {
  const chances = Array.from({ length: 1000 }, (_, index) =>
    getChance(`01JCQH0000000000000000${index.toString(32).toUpperCase().padStart(4, "0")}`),
  );
  for (const part of [chances.slice(0, 100), chances.slice(100, 200), chances])
    expect(part.filter((chance) => chance < 0.5).length / part.length).toBeCloseTo(0.5, 0);
  expect(chances.every((chance) => chance >= 0 && chance < 1)).toBe(true);
});
