import type { OwnBreaks } from "../../../../scripts/schema/break.ts";
import type { MakeSettings, Overrides } from "../../../../scripts/schema/make.ts";
import { makeText, PLACEHOLDERS } from "./texts.ts";

/** How values of our own schemas are drawn: texts as carriers count them, with placeholders where they may be. */
export const makeSettings = (overrides: Overrides, placeholders = false): MakeSettings => ({
  overrides,
  text: (plain, random) => makeText(plain, random, placeholders),
  names: ["title", "description", "media", "mTitle", "cellLeft1", "title1", ...PLACEHOLDERS],
});

/** How our own keywords are broken. */
export const ownBreaks: OwnBreaks = {
  "x-max-bytes": (value, most) => String(value) + "가".repeat(Math.floor(Number(most) / 2) + 1),
  "x-cp949": (value, _, random) => `${value}`.slice(0, -1) + random.pick(["é", "😀", "\u200b"]),
};
