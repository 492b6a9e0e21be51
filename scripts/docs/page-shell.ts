import type { ApiDocument, Group } from "./document.ts";
import { type Html, html } from "./html.ts";
import type { Heading } from "./markdown.ts";

export interface Page {
  readonly file: string;
  readonly title: string;
  readonly body: Html;
  /** The page that lists it, if the list of pages does not. */
  readonly listedBy?: string | undefined;
  /** The group that the list of pages shows open. */
  readonly group?: Group | undefined;
}

/** What every page has around its content: the list of all pages on the left, on a phone above. */
export interface Shell {
  readonly document: ApiDocument;
  /** The parts of the introduction. */
  readonly introduction: readonly Heading[];
  /** Pages beside the reference, such as the workflows. */
  readonly further: readonly { readonly file: string; readonly title: string }[];
  /** The origins that "try it" may call. */
  readonly servers: readonly string[];
  /** Further links in the head, by their texts. */
  readonly headLinks: Readonly<Record<string, string>>;
}

export function renderPage(shell: Shell, { file, title, group, body, listedBy }: Page): string {
  const api = shell.document.title;
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src ${["'self'", ...shell.servers].join(" ")}; base-uri 'none'; form-action 'none'`;
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title === api ? api : `${title} – ${api}`}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="theme.css">
<link rel="stylesheet" href="docs.css">
<script src="theme.js"><\/script>
<script src="docs.js" defer><\/script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="title" href="index.html">${api}</a>
<span class="tools"><button type="button" class="scripted" data-find>Search <kbd>/</kbd></button> <button type="button" class="scripted" data-theme-switch>Theme</button> ${Object.entries(shell.headLinks).map(([text, address]) => html`<a href="${address}">${text}</a> `)}</span>
</header>
<div class="layout">
<nav aria-label="Pages"><button type="button" class="scripted" data-menu aria-expanded="false">Contents</button>
<div class="menu">${renderList(shell, { file, group, listedBy })}</div></nav>
<main id="content">${body}</main>
</div>
</body>
</html>
`.text;
}

/** All pages; of the operations those of one group, so that the list is as short for a hundred groups. */
function renderList(
  { document, introduction, further }: Shell,
  { file, group: open, listedBy }: Pick<Page, "file" | "group" | "listedBy">,
): Html {
  const current = (name: string): Html | false =>
    (name === file && html` aria-current="page"`) || (name === listedBy && html` aria-current="true"`);
  return html`<ul>
<li><a href="index.html"${current("index.html")}>Introduction</a>${
    file === "index.html" &&
    html`<ul>${introduction
      .filter(({ level }) => level === 2)
      .map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}</ul>`
  }</li>
${document.groups.map(
  (group) =>
    html`<li${group.level > 0 && html` class="inner level-${group.level}"`}><a href="${group.file}"${current(group.file)}>${group.title}</a>${
      group === open &&
      html`<ul>${group.operations.map(
        ({ file: own, summary, method, kind }) =>
          html`<li><a href="${own}"${current(own)}><span class="method ${method.toLowerCase()}">${kind === "webhook" ? "HOOK" : (SHORT[method] ?? method)}</span> ${summary}</a></li>`,
      )}</ul>`
    }</li>`,
)}
${further.map((page) => html`<li><a href="${page.file}"${current(page.file)}>${page.title}</a></li>`)}
<li><a href="openapi.json" download>OpenAPI document</a></li>
<li><a href="collection.json" download>Postman collection</a></li>
</ul>`;
}

const SHORT: Readonly<Record<string, string>> = { DELETE: "DEL", OPTIONS: "OPT" };
