import type { JsonObject } from "../schema/json.ts";
import { type Html, html } from "./html.ts";

/** Extensions that are shown as a badge: the word for each value, by the name of the extension. */
export type Badges = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const renderBadges = (badges: Badges, source: JsonObject): Html =>
  html`${Object.entries(badges).map(([extension, words]) => {
    const word = words[String(source[extension])];
    return word !== undefined && html`<span class="badge" title="${extension}">${word}</span>`;
  })}`;
