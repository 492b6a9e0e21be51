import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";

const LANGUAGES = { bash, json, python, typescript };

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

export type CodeLanguage = keyof typeof LANGUAGES;

/** Code as HTML, with its parts in spans for the style sheet; everything else in it is escaped. */
export const colourCode = (code: string, language: CodeLanguage): string =>
  hljs.highlight(code, { language, ignoreIllegals: true }).value;
