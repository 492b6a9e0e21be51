// The documentation beside the panels. After a save the page that is looked at is changed where it differs; what was opened and typed
// in it stays.

import { patchPage, readPage } from "./docs-patch.js";
import { keepState, restoreState } from "./docs-state.js";

const FIRST_PAGE = "docs/index.html";
const REMEMBERED = "workbench-page";

export class DocsFrame {
  #frame;
  #revision;
  /** The page that is shown, as it came; undefined if that is not known. */
  #shown;
  /** The revision when the page that is shown was asked for. */
  #askedAt;

  constructor(frame) {
    this.#frame = frame;
    frame.addEventListener("load", () => this.#onLoad());
  }

  /** Shows the documentation of a revision of the document. */
  async show(revision) {
    if (revision === this.#revision) return;
    const isFirst = this.#revision === undefined && this.#frame.hidden;
    this.#revision = revision;
    if (isFirst) {
      this.#askedAt = revision;
      this.#frame.src = sessionStorage.getItem(REMEMBERED) || FIRST_PAGE;
      this.#frame.hidden = false;
    } else await this.#refresh(revision);
  }

  /** Goes to a place such as `operation-add-pet.html`. */
  open(page) {
    this.#frame.src = `docs/${page}`;
  }

  /** The theme of the documentation is that of the workbench. */
  setTheme(theme) {
    const root = this.#frame.contentDocument?.documentElement;
    if (root !== undefined && root !== null) root.dataset.theme = theme;
  }

  async #refresh(revision) {
    const { path, answer, text } = (await this.#fetchPage()) ?? {};
    // The server has gone: the state that comes after the next connection starts this again.
    if (answer === undefined) this.#revision = undefined;
    // Otherwise a later revision has come meanwhile, and looks by itself.
    if (revision !== this.#revision) return;
    if (answer.status === 404) {
      this.#frame.src = FIRST_PAGE;
      return;
    }
    const before = this.#shown;
    if (before?.path === path && before.text === text) return;
    const page = answer.ok ? { ...readPage(text), path, text } : undefined;
    this.#shown = page;
    if (page && before?.path === path && patchPage(this.#frame.contentDocument, before, page)) return;
    this.#reload();
  }

  async #fetchPage() {
    const path = this.#frame.contentWindow.location.pathname;
    try {
      const answer = await fetch(path);
      return { path, answer, text: await answer.text() };
    } catch {
      return undefined;
    }
  }

  #reload() {
    const { contentDocument, contentWindow } = this.#frame;
    const kept = keepState(contentDocument);
    const place = [contentWindow.scrollX, contentWindow.scrollY];
    const restore = () => {
      restoreState(this.#frame.contentDocument, kept);
      this.#frame.contentWindow.scrollTo(...place);
    };
    this.#frame.addEventListener("load", restore, { once: true });
    contentWindow.location.reload();
  }

  async #onLoad() {
    const { contentWindow, contentDocument } = this.#frame;
    const { pathname, hash } = contentWindow.location;
    if (pathname.startsWith("/docs/")) sessionStorage.setItem(REMEMBERED, pathname.slice(1) + hash);
    // The switch of the workbench is for both.
    const button = contentDocument.querySelector("[data-theme-switch]");
    if (button) button.hidden = true;
    const asked = this.#askedAt;
    contentWindow.addEventListener("pagehide", () => {
      this.#askedAt = this.#revision;
      this.#shown = undefined;
    });
    const { path, answer, text } = (await this.#fetchPage()) ?? {};
    // If the document has changed since, it is not known which revision is shown.
    const isKnown = answer?.ok && asked === this.#revision && path === pathname;
    if (isKnown && this.#shown === undefined) this.#shown = { ...readPage(text), path, text };
  }
}
