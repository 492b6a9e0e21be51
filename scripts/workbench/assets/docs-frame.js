// The documentation beside the panels. After a save the page that is looked at is loaded again if it has changed; what was opened and
// typed in it stays.

const FIRST_PAGE = "docs/index.html";
const REMEMBERED = "workbench-page";

export class DocsFrame {
  #frame;
  #revision;
  /** The last text that is known to be shown or older than what is shown. */
  #shown = { path: "", text: "" };
  #isLoaded = false;

  constructor(frame) {
    this.#frame = frame;
    frame.addEventListener("load", () => {
      this.#remember();
      // The switch of the workbench is for both.
      const button = frame.contentDocument?.querySelector("[data-theme-switch]");
      if (button) button.hidden = true;
    });
  }

  /** Shows the documentation of a revision of the document. */
  async show(revision) {
    if (revision === this.#revision) return;
    this.#revision = revision;
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      this.#frame.src = sessionStorage.getItem(REMEMBERED) || FIRST_PAGE;
      this.#frame.hidden = false;
    } else await this.#refresh(revision);
  }

  /** Goes to a place such as `group-pets.html#addPet`. */
  open(page) {
    this.#frame.src = `docs/${page}`;
  }

  /** The theme of the documentation is that of the workbench. */
  setTheme(theme) {
    const root = this.#frame.contentDocument?.documentElement;
    if (root !== undefined && root !== null) root.dataset.theme = theme;
  }

  async #refresh(revision) {
    const path = this.#frame.contentWindow.location.pathname;
    let answer;
    try {
      answer = await fetch(path);
    } catch {
      // The server has gone; the state that comes after the next connection starts this again.
      this.#revision = undefined;
      return;
    }
    const text = await answer.text();
    // A later revision has come meanwhile, and looks by itself.
    if (revision !== this.#revision) return;
    if (answer.status === 404) {
      this.#frame.src = FIRST_PAGE;
      return;
    }
    if (path === this.#shown.path && text === this.#shown.text) return;
    this.#shown = { path, text };
    const kept = keepState(this.#frame);
    this.#frame.addEventListener("load", () => restoreState(this.#frame, kept), { once: true });
    this.#frame.contentWindow.location.reload();
  }

  #remember() {
    const { pathname, hash } = this.#frame.contentWindow.location;
    if (pathname.startsWith("/docs/")) sessionStorage.setItem(REMEMBERED, pathname.slice(1) + hash);
  }
}

const listDetails = (page) =>
  [...page.querySelectorAll("details")].map((details) => {
    const key = `${details.closest("[id]")?.id} ${details.querySelector("summary")?.textContent}`;
    return [key, details];
  });

const listFields = (page) => [...page.querySelectorAll("input[id], textarea[id], select[id]")];

function keepState({ contentDocument, contentWindow }) {
  return {
    scroll: [contentWindow.scrollX, contentWindow.scrollY],
    open: new Set(listDetails(contentDocument).flatMap(([key, { open }]) => (open ? [key] : []))),
    // What nobody changed takes its new value from the document. A file cannot be put back.
    values: listFields(contentDocument)
      .filter(
        (field) => field.type !== "file" && (field.defaultValue === undefined || field.value !== field.defaultValue),
      )
      .map(({ id, value }) => [id, value]),
  };
}

function restoreState({ contentDocument, contentWindow }, { scroll, open, values }) {
  for (const [key, details] of listDetails(contentDocument)) if (open.has(key)) details.open = true;
  for (const [id, value] of values) {
    const field = contentDocument.getElementById(id);
    if (field !== null && "value" in field) field.value = value;
  }
  contentWindow.scrollTo(...scroll);
}
