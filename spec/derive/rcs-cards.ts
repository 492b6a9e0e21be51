import type { JsonObject } from "./json.ts";
import { PARTS } from "./rcs-body.ts";
import { absent, CODE } from "./rcs-pieces.ts";

/** A carousel of so many cards, in both styles. Apart from the other limits, which do not depend on it. */
export function cardsRule(cards: number): JsonObject {
  return {
    properties: {
      content: { properties: { carousel: { type: "array", minItems: cards, maxItems: cards, "x-code": CODE.cards } } },
      body: bodyCards(cards),
      buttons: { type: "array", maxItems: cards, "x-code": CODE.button },
    },
  };
}

function bodyCards(cards: number): JsonObject {
  const numbers = Array.from({ length: cards }, (_, index) => index + 1);
  return {
    patternProperties: {
      [`^${PARTS}(?![1-${cards}]$)[0-9]+$`]: absent(CODE.cards, `this format has ${cards} cards`),
    },
    // A card is there when something of it is.
    allOf: numbers.map((card) => ({
      anyOf: ["title", "description", "media"].map((part) => ({ required: [`${part}${card}`] })),
      "x-code": CODE.cards,
    })),
  };
}
