import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import http from "highlight.js/lib/languages/http";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import { Html, html } from "./html.ts";
import { remember } from "./remember.ts";

for (const [name, language] of Object.entries({ bash, http, json, python, typescript }))
  hljs.registerLanguage(name, language);

const highlightKnown = remember(
  (code: string, language: string) => hljs.highlight(code, { language, ignoreIllegals: true }).value,
);

/** Code with its parts in spans for the style sheet; in a language that is not known here, plain. */
export const highlight = (code: string, language: string): Html =>
  hljs.getLanguage(language) === undefined ? html`${code}` : new Html(highlightKnown(code, language));

export const renderCode = (code: string, language: string): Html =>
  html`<div class="code"><button type="button" class="copy">Copy</button><pre tabindex="0"><code>${highlight(code, language)}</code></pre></div>`;
