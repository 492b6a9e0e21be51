import { describeDeprecation } from "../runtime/deprecation.ts";
import { readDeprecation } from "../schema/deprecation.ts";
import type { JsonObject } from "../schema/json.ts";
import { type Html, html } from "./html.ts";

/** Extensions that are shown as a badge: the word for each value, by the name of the extension. */
export type Badges = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const renderBadges = (badges: Badges, source: JsonObject): Html =>
  html`${Object.entries(badges).map(([extension, words]) => {
    const word = words[String(source[extension])];
    return word !== undefined && html`<span class="badge" title="${extension}">${word}</span>`;
  })}`;

/** "deprecated since 2026-09-01, ends on 2027-03-01; use getPet", with a link to what explains it. */
export function renderDeprecation(source: JsonObject): Html | undefined {
  const deprecation = readDeprecation(source);
  if (deprecation === undefined) return undefined;
  const text = describeDeprecation(deprecation);
  const { info } = deprecation;
  return html` <span class="deprecated">${info === undefined ? text : html`<a href="${info}">${text}</a>`}</span>`;
}
