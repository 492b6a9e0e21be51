// Changes the page of the documentation that is shown into that of another revision, part by part: a page of two megabytes takes a
// browser a second to load, and one operation of it a moment.

import { keepState, restoreState } from "./docs-state.js";

const LIST = "nav .menu > ul";

/** A page as it came: its parts as text, to be compared with those of another revision. */
export function readPage(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const { title } = page;
  page.querySelector("title")?.remove();
  const parts = [...(page.querySelector("main")?.children ?? [])];
  return {
    ...{ page, title, head: page.head.innerHTML, list: page.querySelector(LIST)?.outerHTML },
    parts: parts.map((part) => ({ id: part.id || part.localName, text: part.outerHTML, part })),
  };
}

/** Returns whether it was possible: a page with other parts, or with other rules in its head, must be loaded as a whole. */
export function patchPage(shown, before, after) {
  const live = [...(shown.querySelector("main")?.children ?? [])];
  const isSame = ({ id }, index) => id === after.parts[index]?.id;
  const canPatch =
    before.head === after.head &&
    live.length === after.parts.length &&
    before.parts.length === after.parts.length &&
    before.parts.every(isSame);
  if (!canPatch) return false;
  for (const [index, { text, part }] of after.parts.entries())
    if (text !== before.parts[index].text) replace(shown, live[index], part);
  if (before.list !== after.list) replace(shown, shown.querySelector(LIST), after.page.querySelector(LIST));
  shown.title = after.title;
  return true;
}

function replace(shown, old, fresh) {
  const state = keepState(old);
  const part = shown.importNode(fresh, true);
  old.replaceWith(part);
  // The script of the documentation makes it work as at first.
  part.dispatchEvent(new shown.defaultView.Event("docs-replaced", { bubbles: true }));
  restoreState(part, state);
}
