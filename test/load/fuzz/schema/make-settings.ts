import type { BreakTools } from "../../../../scripts/schema/break.ts";
import type { Facetter } from "../../../../scripts/schema/facets.ts";
import type { MakeSettings, Overrides } from "../../../../scripts/schema/make.ts";
import { ownKeywords } from "../../../contract/own-keywords.ts";
import { makeText, PLACEHOLDERS } from "./texts.ts";

/** How values of our own schemas are drawn: texts as carriers count them, with placeholders where they may be. */
export const makeSettings = (overrides: Overrides, placeholders = false): MakeSettings => ({
  overrides,
  ownKeywords,
  text: (plain, random) => makeText(plain, random, placeholders),
  names: ["title", "description", "media", "mTitle", "cellLeft1", "title1", ...PLACEHOLDERS],
});

/** How values of our own schemas are broken. */
export const breakTools = (facetter: Facetter): BreakTools => ({ facetter, ownKeywords, longest: 100_000 });
