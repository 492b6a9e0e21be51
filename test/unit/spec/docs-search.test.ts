import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { listPages } from "../../../scripts/docs/render-site.ts";
import { SEARCH_FILE } from "../../../scripts/docs/search-entries.ts";
import docs from "../../../spec/docs.ts";

/** What a newcomer may type, and the pages of which one must be among the first three that are found. */
const QUESTIONS: readonly (readonly [question: string, ...pages: string[]])[] = [
  ["webhook signature", "group-reports.html#about-webhook"],
  ["verify webhook", "group-reports.html#about-webhook"],
  ["retry", "index.html#idempotency", "group-reports.html#about-webhook"],
  ["idempotency", "index.html#idempotency"],
  ["duplicate message", "index.html#idempotency"],
  ["how long are reports kept", "index.html#limits", "group-reports.html#about-polling"],
  ["fallback", "operation-send-omni.html"],
  ["image size", "group-files.html"],
  ["upload a picture", "operation-upload-file.html"],
  ["A309", "index.html#A309"],
  ["90001", "group-reports.html#90001"],
  ["no subscriber", "group-reports.html#23001"],
  ["rate limit", "index.html#rate-limits"],
  ["token expires", "index.html#authentication"],
  ["how do I get a token?", "operation-issue-token.html"],
  ["test account", "index.html#sandbox"],
  ["error codes", "index.html#errors"],
  ["emoji", "group-send.html"],
  ["cancel a scheduled message", "operation-cancel-message.html"],
  ["breaking changes", "index.html#versioning"],
  ["payment code", "#paymentCode"],
  ["to", "#to"],
  // Two letters exchanged.
  ["reciept", "operation-receive-receipts.html"],
];

type Search = (question: string) => readonly { readonly id: string; readonly excerpt: string }[];

/** What the page does with the first search. */
function loadSearch(): Search {
  const document = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
  const entries = listPages({ document, config: docs, workflows: [], changes: undefined }).get(SEARCH_FILE)?.() ?? "";
  const window = {
    MiniSearch,
    docsSearchEntries: [],
    makeDocsSearch:
      (_entries: readonly unknown[]): Search =>
      () => [],
  };
  for (const script of [entries, readFileSync("scripts/docs/assets/search.js", "utf8")])
    runInContext(script, createContext({ window }));
  return window.makeDocsSearch(window.docsSearchEntries);
}

const search = loadSearch();

test.each(QUESTIONS)("a newcomer who asks for %j finds it among the first three", (question, ...pages) => {
  const found = search(question).slice(0, 3);
  expect(found.filter(({ id }) => pages.some((page) => id.endsWith(page)))).not.toEqual([]);
});
