// Makes the elements of the page. Everything from the document is put in as text, never as markup.

/** `make("p", { class: "note" }, "text", child)`; undefined and false children are left out. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Number.POSITIVE_INFINITY).filter((child) => child !== undefined && child !== false));
  return element;
}

/** A sentence in which `code` stands between backquotes. */
export const sentence = (text) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? make("code", {}, part) : part));

/** "1 error", "2 errors". */
export const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

export const formatTime = (milliseconds) => new Date(milliseconds).toLocaleTimeString("en-GB");

export const formatDuration = (milliseconds) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** A place in a file: a link into the editor, and a button that copies it. */
export function place({ text, href }) {
  const name = href === undefined ? make("code", {}, text) : make("a", { href, class: "mono" }, text);
  return make("span", { class: "place" }, name, " ", copyButton(text));
}

/** Command lines that can be pasted, one after the other. */
export function commands(lines) {
  const text = lines.join("\n");
  return make("div", { class: "commands" }, make("pre", { tabindex: "0" }, text), copyButton(text));
}

export function copyButton(text) {
  const copy = async ({ currentTarget: button }) => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not allowed";
    }
    setTimeout(() => (button.textContent = "Copy"), 1500);
  };
  return make("button", { type: "button", class: "copy", "aria-label": `Copy ${text}`, click: copy }, "Copy");
}
