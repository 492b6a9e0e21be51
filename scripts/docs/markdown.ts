import markdownIt, { type Token } from "markdown-it";
import { renderCode } from "./highlight.ts";
import { Html, html } from "./html.ts";
import { remember } from "./remember.ts";

export interface Heading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** Where a code, such as `A404`, is explained: the address of its row, by the code. */
export type CodeLinks = ReadonlyMap<string, string>;

/** A row of a table that begins with a code. */
export interface CodeRow {
  readonly code: string;
  /** What stands in the other cells. */
  readonly text: string;
}

/** Other names of languages. */
const LANGUAGES: Readonly<Record<string, string>> = { sh: "bash", shell: "bash", ts: "typescript", py: "python" };

/** What a code looks like: letters or none, and at least three digits. */
const CODE = /^[A-Z]*\d{3,}$/;
/** In a sentence a short number alone is a number. A long one that is explained as a code is hardly a count. */
const CODE_IN_TEXT = /(?<![\w+.,:/-])([A-Z]+\d{3,}|\d{5,})(?![\w/-]|[.,:]\d)/;

// Markup in a description is shown as text: a document is not trusted with the reader's token.
const markdown = markdownIt({ html: false, linkify: false });

// As every other code on the pages, so that it can be copied.
markdown.renderer.rules.fence = (tokens, index) => {
  const { content = "", info = "" } = tokens[index] ?? {};
  return renderCode(content.trimEnd(), LANGUAGES[info.trim()] ?? info.trim()).text;
};

// A wide table scrolls by itself, by keyboard too, instead of being cut.
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="region" aria-label="Table"><table>';
markdown.renderer.rules.table_close = () => "</table></div>";

/** Where a table is shown as a list of its rows, each cell says which column it is of. */
markdown.core.ruler.push("label-cells", ({ tokens }) => {
  let labels: string[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") labels = [];
    if (token.type === "th_open") labels.push(tokens[index + 1]?.content.replaceAll("`", "") ?? "");
    if (token.type === "tr_open") column = 0;
    if (token.type === "td_open") token.attrSet("data-label", labels[column++] ?? "");
  }
});

markdown.core.ruler.push("link-codes", ({ tokens, env, Token: NewToken }) => {
  const { codes } = env as { readonly codes?: CodeLinks };
  if (codes === undefined || codes.size === 0) return;
  const link = (code: string, shown: Token): Token[] => {
    const [open, close] = [new NewToken("link_open", "a", 1), new NewToken("link_close", "a", -1)];
    open.attrSet("href", codes.get(code) ?? "");
    return [open, shown, close];
  };
  const withLinks = (token: Token): Token[] => {
    if (token.type === "code_inline" && codes.has(token.content)) return link(token.content, token);
    if (token.type !== "text") return [token];
    return token.content.split(CODE_IN_TEXT).flatMap((part) => {
      if (part === "") return [];
      const text = new NewToken("text", "", 0);
      text.content = part;
      return codes.has(part) && CODE_IN_TEXT.test(part) ? link(part, text) : [text];
    });
  };
  for (const token of tokens)
    if (token.children?.every(({ type }) => type !== "link_open")) token.children = token.children.flatMap(withLinks);
});

/** Turns the texts of one document into markup; the codes in them lead to where they are explained. */
export class Prose {
  readonly #codes: CodeLinks;
  readonly #text: (text: string) => string;
  readonly #line: (text: string) => string;

  constructor(codes: CodeLinks = new Map()) {
    this.#codes = codes;
    this.#text = remember((text) => markdown.render(text, { codes }));
    this.#line = remember((text) => markdown.renderInline(text, { codes }));
  }

  render(text: string): Html {
    return new Html(this.#text(text));
  }

  /** For a line of text, without a paragraph around it. */
  renderLine(text: string): Html {
    return new Html(this.#line(text));
  }

  /** A value in a font for code; one that has a row of its own, as a link to it. */
  renderValue(value: string): Html {
    const address = this.#codes.get(value);
    const code = html`<code>${value}</code>`;
    return address === undefined ? code : html`<a href="${address}">${code}</a>`;
  }

  /** A description whose headings and rows have addresses. The levels of headings begin with `level`. */
  renderSections(
    text: string,
    prefix: string,
    level = 2,
  ): { readonly body: Html; readonly headings: readonly Heading[] } {
    const tokens = markdown.parse(text, { codes: this.#codes });
    const headings = addHeadingIds(tokens, prefix, level);
    for (const { row, code } of listCodeRows(tokens)) row.attrSet("id", code);
    return { body: new Html(markdown.renderer.render(tokens, markdown.options, {})), headings };
  }
}

function addHeadingIds(tokens: readonly Token[], prefix: string, level: number): Heading[] {
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
  return headings;
}

/** The rows that begin with a code, the first for each. */
function listCodeRows(
  tokens: readonly Token[],
): { readonly row: Token; readonly code: string; readonly text: string }[] {
  const found = new Map<string, { row: Token; code: string; text: string }>();
  for (const [index, row] of tokens.entries()) {
    if (row.type !== "tr_open") continue;
    const end = tokens.findIndex((token, place) => place > index && token.type === "tr_close");
    const [first, ...others] = tokens.slice(index, end).filter(({ type }) => type === "inline");
    const code = first?.content.replaceAll("`", "") ?? "";
    if (!CODE.test(code) || found.has(code)) continue;
    found.set(code, { row, code, text: others.map(toWords).join(" ") });
  }
  return [...found.values()];
}

/** The codes that the tables of a text explain. */
export const readCodeRows = (text: string): CodeRow[] => listCodeRows(markdown.parse(text, {}));

/** A text in sections, as plain words for the search. Rows of codes are left out: each can be found by itself. */
export function readSections(
  text: string,
  prefix: string,
): {
  /** What stands before the first heading. */
  readonly first: string;
  readonly sections: readonly (Heading & { readonly prose: string })[];
} {
  const tokens = markdown.parse(text, {});
  const headings = addHeadingIds(tokens, prefix, 2);
  const codes = new Set(listCodeRows(tokens).map(({ row }) => row));
  const parts: string[][] = [[]];
  let isInCode = false;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "heading_open") parts.push([]);
    if (token.type === "tr_open") isInCode = codes.has(token);
    if (token.type === "tr_close") isInCode = false;
    const isHeading = tokens[index - 1]?.type === "heading_open";
    if (token.type === "inline" && !isHeading && !isInCode) parts.at(-1)?.push(toWords(token));
  }
  const [first = "", ...others] = parts.map((list) => list.join(" "));
  return { first, sections: headings.map((heading, index) => ({ ...heading, prose: others[index] ?? "" })) };
}

/** A text without its marks. */
export const readPlainText = (text: string): string =>
  markdown
    .parse(text, {})
    .filter(({ type }) => type === "inline")
    .map(toWords)
    .join(" ");

const toWords = ({ children }: Token): string =>
  (children ?? []).map(({ type, content }) => (type === "softbreak" ? " " : content)).join("");

/** A name as a part of an address. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "section";
