import markdownIt from "markdown-it";
import { highlight } from "./highlight.ts";
import { Html } from "./html.ts";
import { remember } from "./remember.ts";

export interface Heading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

// Markup in a description is shown as text: a document is not trusted with the reader's token.
const markdown = markdownIt({
  html: false,
  linkify: false,
  highlight: (code, language) => highlight(code, language).text,
});

// A wide table scrolls by itself, by keyboard too, instead of being cut.
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="region" aria-label="Table"><table>';
markdown.renderer.rules.table_close = () => "</table></div>";

/** A description, and the headings in it. Their ids begin with `prefix`, and their levels with `level`. */
export function renderSections(
  text: string,
  prefix: string,
  level = 2,
): { readonly body: Html; readonly headings: Heading[] } {
  const tokens = markdown.parse(text, {});
  const headings: Heading[] = [];
  const seen = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    // The page has the one heading of the first level.
    const own = Math.min(Math.max(Number(token.tag.slice(1)) + level - 1, 2), 6);
    token.tag = `h${own}`;
    if (token.type === "heading_close") continue;
    const heading = tokens[index + 1]?.content.replaceAll("`", "") ?? "";
    const slug = toSlug(heading);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    const id = `${prefix}${slug}${times === 0 ? "" : `-${times + 1}`}`;
    token.attrSet("id", id);
    headings.push({ id, level: own, text: heading });
  }
  return { body: new Html(markdown.renderer.render(tokens, markdown.options, {})), headings };
}

const renderText = remember((text: string) => markdown.render(text));
const renderLine = remember((text: string) => markdown.renderInline(text));

export const renderMarkdown = (text: string): Html => new Html(renderText(text));

/** For a line of text, without a paragraph around it. */
export const renderInline = (text: string): Html => new Html(renderLine(text));

/** A name as a part of an address. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "section";
