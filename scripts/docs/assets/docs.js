// What the pages do beyond showing themselves: tabs, copying, finding, themes and "try it". No library, no network but the API.

const find = (selector, within = document) => within.querySelector(selector);
const findAll = (selector, within = document) => [...within.querySelectorAll(selector)];

/** Keeps a value for this browser; a browser that keeps nothing starts afresh on each page. */
const memory = (storage, prefix) => ({
  get(name) {
    try {
      return storage().getItem(prefix + name) ?? "";
    } catch {
      return "";
    }
  },
  set(name, value) {
    try {
      storage().setItem(prefix + name, value);
    } catch {
      // Nothing is kept.
    }
  },
});
const lasting = memory(() => localStorage, "docs-");
// Secrets are forgotten when the tab is closed.
const secrets = memory(() => sessionStorage, "docs-");

setUpTheme();
setUpSearch();
setUpParts(document);
// Whoever follows the document while it is written replaces single parts of the page.
addEventListener("docs-replaced", ({ target }) => setUpParts(target));
addEventListener("hashchange", openTarget);
openTarget();
showCurrentPage();

function setUpParts(within) {
  for (const box of findAll("[data-samples]", within)) setUpSamples(box);
  for (const box of findAll(".code", within)) setUpCopy(box);
  for (const box of findAll("[data-try-it]", within)) setUpTryIt(box);
  for (const input of findAll("[data-filter]", within)) setUpFilter(input);
}

function setUpTheme() {
  const button = find("[data-theme-switch]");
  const isDark = () => {
    const chosen = document.documentElement.dataset.theme;
    return chosen === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  };
  const label = () => {
    button.textContent = isDark() ? "Light" : "Dark";
    button.setAttribute("aria-label", `Use the ${isDark() ? "light" : "dark"} theme`);
  };
  label();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", label);
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    lasting.set("theme", theme);
    label();
  });
}

/** The list of pages is closed at first on a phone, and shows the page that is open on a screen. */
function showCurrentPage() {
  const button = find("[data-menu]");
  button.addEventListener("click", () => {
    const isOpen = button.getAttribute("aria-expanded") === "true";
    button.setAttribute("aria-expanded", String(!isOpen));
  });
  const [list, current] = [find("nav"), find("nav [aria-current]")];
  if (current !== null && current.offsetTop > list.clientHeight * 0.8)
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

const MOST_RESULTS = 20;

/** A box to search everything, by the button, by "/" and by Ctrl-K. What it needs is loaded when it is first opened. */
function setUpSearch() {
  const box = document.createElement("dialog");
  box.className = "search";
  box.setAttribute("aria-label", "Search");
  box.innerHTML = `<div class="head"><input type="search" aria-label="Search operations, fields, codes and texts" placeholder="Operations, fields, codes, texts"><button type="button">Close</button></div>
<p role="status"></p><ul></ul>`;
  document.body.append(box);
  const [input, status, list] = [find("input", box), find("[role=status]", box), find("ul", box)];
  let index;
  const show = async () => {
    index ??= loadIndex();
    const search = await index.catch((error) => error);
    if (search instanceof Error) {
      index = undefined;
      status.textContent = search.message;
      return;
    }
    const found = input.value.trim() === "" ? [] : search(input.value);
    const shown = found.slice(0, MOST_RESULTS);
    const count =
      found.length > MOST_RESULTS ? `The best ${MOST_RESULTS} of ${found.length}` : found.length || "Nothing";
    status.textContent = input.value.trim() === "" ? "" : `${count} found`;
    list.replaceChildren(...shown.map(makeResult));
  };
  const open = () => {
    if (box.open) return;
    box.showModal();
    input.select();
    show();
  };
  const close = () => {
    // A closed box keeps the focus until the page is drawn again: a "/" before that would seem to be typed into its field.
    input.blur();
    box.close();
  };
  find("[data-find]").addEventListener("click", open);
  input.addEventListener("input", show);
  addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    const isAsked = (event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (!isAsked) return;
    event.preventDefault();
    open();
  });
  box.addEventListener("keydown", (event) => {
    // The field of a search would only be emptied.
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
    const links = findAll("a", list);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && document.activeElement === input) links[0]?.click();
    if (step === undefined) return;
    event.preventDefault();
    const next = links.indexOf(document.activeElement) + step;
    (links[next] ?? input).focus();
  });
  box.addEventListener("click", ({ target }) => {
    if (target === box || target.closest("a, button") !== null) close();
  });
}

function makeResult({ id, name, kind, excerpt }) {
  const entry = document.createElement("li");
  const link = document.createElement("a");
  link.href = id;
  const [title, note, text] = ["strong", "span", "small"].map((element) => document.createElement(element));
  [title.textContent, note.textContent, text.textContent] = [name, kind, excerpt];
  link.append(title, " ", note, text);
  entry.append(link);
  return entry;
}

/** Scripts and no modules or data: a page that is opened from a disk may load them too. */
const loadScript = (file) =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = file;
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("The search could not be loaded. Try again.")));
    document.head.append(script);
  });

async function loadIndex() {
  await Promise.all(["minisearch.js", "search-entries.js", "search.js"].map(loadScript));
  return window.makeDocsSearch(window.docsSearchEntries);
}

/** Shows only the rows of a section that have all words of the field; a heading without rows is hidden too. */
function setUpFilter(input) {
  const section = input.closest("section");
  const rows = findAll("li", section);
  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    for (const heading of findAll("h3", section))
      heading.hidden = findAll("li", heading.nextElementSibling).every((row) => row.hidden);
    const shown = rows.filter((row) => !row.hidden).length;
    find("[role=status]", input.parentElement).textContent = words.length > 0 ? `${shown} of ${rows.length}` : "";
  };
  input.addEventListener("input", filter);
  // A browser that goes back remembers the words.
  filter();
}

/** Opens what hides the place that the address names. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let box = target?.closest("details"); box; box = box.parentElement?.closest("details")) box.open = true;
}

function setUpSamples(box) {
  const select = find("select", box);
  const showExample = () => {
    const waiting = find(`template[data-sample="${select.value}"]`, box);
    if (waiting !== null) {
      waiting.replaceWith(waiting.content);
      const made = find(`.sample[data-example="${select.value}"]`, box);
      for (const code of findAll(".code", made)) setUpCopy(code);
      setUpTabs(made);
      showLanguage(box, lasting.get("language"));
    }
    for (const sample of findAll(".sample", box)) sample.hidden = sample.dataset.example !== select.value;
  };
  select?.addEventListener("change", () => {
    showExample();
    const section = box.closest("section");
    const [text, example] = [find("textarea", section), find(`template[data-example="${select.value}"]`, section)];
    if (text === null || example === null) return;
    text.value = example.content.textContent;
    text.dispatchEvent(new Event("input"));
  });
  setUpTabs(box);
  showLanguage(box, lasting.get("language"));
  // A browser that goes back remembers the choice.
  if (select !== null && select.value !== "0") showExample();
}

function setUpTabs(box) {
  for (const list of findAll("[role=tablist]", box)) {
    list.addEventListener("click", ({ target }) => {
      const { language } = target.dataset;
      if (language !== undefined) chooseLanguage(language);
    });
    list.addEventListener("keydown", (event) => {
      const tabs = findAll("[role=tab]", list);
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
      chooseLanguage(next.dataset.language);
      next.focus();
    });
  }
}

function chooseLanguage(language) {
  lasting.set("language", language);
  for (const box of findAll("[data-samples]")) showLanguage(box, language);
}

function showLanguage(box, language) {
  for (const sample of findAll(".sample", box)) {
    const tabs = findAll("[role=tab]", sample);
    const chosen = tabs.find((tab) => tab.dataset.language === language) ?? tabs[0];
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
  }
}

function setUpCopy(box) {
  const button = find(".copy", box);
  if (button === null) return;
  button.hidden = navigator.clipboard === undefined;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(find("textarea", box)?.value ?? find("code", box).textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
}

/** The demo account of a gateway on this machine, if it offers one. */
let demo;
const getDemo = async () => {
  if (!location.protocol.startsWith("http")) return undefined;
  demo ??= fetch("demo-account.json").then((answer) => (answer.ok ? answer.json() : undefined));
  return demo.catch(() => undefined);
};

function setUpTryIt(box) {
  const form = find("form", box);
  const editor = find(".editor", form);
  if (editor !== null) setUpEditor(editor);
  box.addEventListener("toggle", async () => {
    if (!box.open) return;
    if (editor !== null) find("textarea", editor).dispatchEvent(new Event("input"));
    const server = find("[data-server]", form);
    server.value = secrets.get("server") || asSeenFromHere(server.value);
    for (const input of findAll("[data-credential]", form))
      if (input.value === "") input.value = secrets.get(input.dataset.credential);
    closeCredentials(form);
    // The form from its beginning, and so its button.
    box.scrollIntoView({ block: "start" });
    const demos = findAll("[data-demo], [data-demo-credentials]", form);
    const account = demos.length > 0 ? await getDemo() : undefined;
    for (const button of demos) button.hidden = account === undefined;
  });
  for (const part of findAll("[data-token]", form)) setUpToken(form, part);
  find("[data-demo-credentials]", form)?.addEventListener("click", async () => {
    const account = await getDemo();
    for (const input of findAll("[data-credential]", form)) input.value = account?.[input.dataset.credential] ?? "";
    closeCredentials(form);
  });
  form.addEventListener("input", () => showCredentials(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!askForCredential(form) && form.reportValidity()) send(form);
  });
}

const findMissing = (form) => findAll("[data-credential]", form).find((input) => input.required && input.value === "");

/** Says beside the word whether credentials are there, for whoever has closed them. */
function showCredentials(form) {
  const state = find("[data-credentials-state]", form);
  if (state !== null) state.textContent = findMissing(form) === undefined ? "are filled in" : "are needed";
}

/** One line is enough for credentials that are there. */
function closeCredentials(form) {
  showCredentials(form);
  const box = find("[data-credentials]", form);
  if (box !== null && findMissing(form) === undefined) box.open = false;
}

/** Leads to the first credential that is missing, and says how to get it. False if there is none. */
function askForCredential(form) {
  const missing = findMissing(form);
  if (missing === undefined) return false;
  const box = find("[data-credentials]", form);
  box.open = true;
  const token = find(`[data-token="${missing.dataset.credential}"] details`, box);
  const demoButton = findAll("[data-demo], [data-demo-credentials]", box).find((button) => !button.hidden);
  if (token !== null && demoButton === undefined) token.open = true;
  const way =
    demoButton === undefined
      ? token === null
        ? ""
        : ", or get one below it"
      : `, or press “${demoButton.textContent}”`;
  find(".submit [role=status]", form).textContent = `Not sent: ${missing.dataset.name} is empty. Fill it in${way}.`;
  (demoButton ?? missing).focus({ preventScroll: true });
  (demoButton ?? missing).scrollIntoView({ block: "center" });
  return true;
}

/** Colours behind the text that is written; the field is as high as its text. */
function setUpEditor(editor) {
  const [text, shown] = [find("textarea", editor), find("code", editor)];
  text.addEventListener("input", () => shown.replaceChildren(...colourJson(`${text.value}\n`)));
}

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;

/** The parts of a JSON text, those with a colour in spans. */
function colourJson(text) {
  const parts = [];
  let end = 0;
  for (const { 0: whole, 1: quoted, 2: colon, 3: number, index } of text.matchAll(TOKENS)) {
    const span = document.createElement("span");
    span.className = `hljs-${colon ? "attr" : quoted ? "string" : number ? "number" : "literal"}`;
    span.textContent = quoted ?? whole;
    parts.push(text.slice(end, index), span, colon ?? "");
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}

function setUpToken(form, part) {
  const status = find("[role=status]", part);
  const getToken = async () => {
    status.textContent = "Asking…";
    const headers = Object.fromEntries(
      findAll("[data-part]", part).map(({ dataset, value }) => [dataset.name, dataset.prefix + value]),
    );
    try {
      const answer = await fetch(getServer(form) + part.dataset.path, { method: part.dataset.method, headers });
      const token = readPointer(await answer.json(), part.dataset.pointer);
      if (typeof token !== "string") throw new Error(`${answer.status}: the answer has no token`);
      for (const input of findAll(`[data-credential="${part.dataset.token}"]`)) input.value = token;
      secrets.set(part.dataset.token, token);
      status.textContent = "Done: the token is filled in.";
      find(".submit [role=status]", form).textContent = "";
      find("details", part).open = false;
      closeCredentials(form);
    } catch (error) {
      status.textContent = `No token: ${error.message}`;
    }
  };
  find("[data-get-token]", part).addEventListener("click", getToken);
  find("[data-demo]", part).addEventListener("click", async () => {
    const account = await getDemo();
    for (const input of findAll("[data-part]", part)) input.value = account?.[input.dataset.part] ?? "";
    await getToken();
  });
}

/** A page that came from 127.0.0.1 may not call localhost, although both are this machine. */
function asSeenFromHere(url) {
  const [server, here] = [new URL(url, location.href), location];
  const isLocal = ({ hostname }) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const isSame = isLocal(server) && isLocal(here) && server.port === here.port;
  return isSame ? here.origin : server.href.replace(/\/$/, "");
}

const getServer = (form) => find("[data-server]", form).value.replace(/\/$/, "");

const readPointer = (value, pointer) =>
  pointer
    .split("/")
    .slice(1)
    .reduce((inner, name) => inner?.[name.replaceAll("~1", "/").replaceAll("~0", "~")], value);

/** A request of the form. Fields that are empty are left out. */
function makeRequest(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  let wholeQuery = "";
  const headers = new Headers();
  for (const field of findAll("[data-in]", form)) {
    const { in: place, name, prefix = "" } = field.dataset;
    if (field.value === "") continue;
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(field.value));
    else if (place === "query") query.append(name, field.value);
    else if (place === "querystring") wholeQuery = field.value;
    else if (place === "header") headers.set(name, prefix + field.value);
  }
  const text = find("textarea", form);
  const files = findAll("[data-part-name]", form);
  let body;
  if (text !== null && text.value.trim() !== "") {
    headers.set("Content-Type", text.dataset.mediaType);
    body = text.value;
  } else if (files.length > 0) {
    body = new FormData();
    for (const field of files) if (field.files[0] !== undefined) body.set(field.dataset.partName, field.files[0]);
  }
  const pairs = [String(query), wholeQuery].filter((part) => part !== "");
  const search = pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  return [getServer(form) + path + search, { method: form.dataset.method, headers, body }];
}

async function send(form) {
  const status = find(".submit [role=status]", form);
  const answer = find("[data-answer]", form);
  const button = find(".send", form);
  for (const { dataset, value } of findAll("[data-credential]", form)) secrets.set(dataset.credential, value);
  secrets.set("server", getServer(form));
  status.textContent = "Sending…";
  button.disabled = true;
  const startedMs = performance.now();
  try {
    const response = await fetch(...makeRequest(form));
    const shown = find("[data-body]", form);
    find("[data-status]", form).textContent = `${response.status} ${response.statusText}`;
    find("[data-headers]", form).textContent = [...response.headers].map((pair) => pair.join(": ")).join("\n");
    const isStreamed = isStream(response);
    const text = isStreamed ? await showStream(response, shown, answer, button) : await readBody(response);
    find("[data-time]", form).textContent = `${Math.round(performance.now() - startedMs)} ms`;
    shown.replaceChildren(...colourJson(text));
    find("[data-answer-links]", form).replaceChildren(...listLinks(form, text));
    // A stream is in sight since it began, and whoever reads elsewhere meanwhile is left there.
    if (!isStreamed) showAnswer(answer);
    status.textContent = `Answered: ${response.status}`;
  } catch (error) {
    answer.hidden = true;
    status.textContent = `No answer: ${error.message}. Is the server running, and does it allow calls from this page?`;
  } finally {
    button.disabled = false;
  }
}

/** Wherever the form stands, its answer comes into sight. */
function showAnswer(answer) {
  answer.hidden = false;
  answer.scrollIntoView({ block: "nearest" });
}

const isStream = ({ headers }) =>
  /^(text\/event-stream|application\/(x-)?(jsonl|ndjson)|multipart\/mixed)|json-seq/.test(
    headers.get("content-type") ?? "",
  );

/** Older parts of a long stream are left out. */
const MOST_STREAM_CHARS = 100_000;

/** Shows a stream while it arrives. The button stops it. */
async function showStream(response, shown, answer, button) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const stop = (event) => {
    event.preventDefault();
    reader.cancel();
  };
  const label = button.textContent;
  button.textContent = "Stop";
  button.disabled = false;
  button.addEventListener("click", stop);
  let text = "";
  try {
    showAnswer(answer);
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text = (text + part.value).slice(-MOST_STREAM_CHARS);
      shown.textContent = text;
    }
  } catch (error) {
    text += `\n(${error.message})`;
  } finally {
    button.removeEventListener("click", stop);
    button.textContent = label;
  }
  return text;
}

/** Links to what the answer names, such as the message that was sent. */
function listLinks(form, text) {
  const found = [];
  const links = Object.entries(JSON.parse(form.dataset.links));
  try {
    JSON.parse(text, (name, value) => {
      const [, address] = links.find(([member]) => member === name) ?? [];
      if (address === undefined || typeof value !== "string") return value;
      const link = document.createElement("a");
      link.href = new URL(address.replace("{value}", encodeURIComponent(value)), getServer(form));
      link.textContent = `Open ${name} ${value}`;
      found.push(link, " ");
      return value;
    });
  } catch {
    // An answer that is no JSON names nothing.
  }
  return found.slice(0, 6);
}

/** An integer that a number cannot hold is shown as it came, by browsers since 2025. */
function keepDigits(_name, value, context) {
  const isLarge = Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "");
  return isLarge ? JSON.rawJSON(context.source) : value;
}

async function readBody(response) {
  const type = response.headers.get("content-type") ?? "";
  if (!/json|text|xml/.test(type))
    return `${(await response.arrayBuffer()).byteLength} bytes of ${type || "unknown content"}`;
  const text = await response.text();
  try {
    return JSON.stringify(JSON.parse(text, keepDigits), null, 2);
  } catch {
    return text;
  }
}
