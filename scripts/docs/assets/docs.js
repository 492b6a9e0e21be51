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
// On a phone the list of pages is closed at first.
if (matchMedia("(max-width: 900px)").matches) find(".menu")?.removeAttribute("open");

function setUpParts(within) {
  for (const box of findAll("[data-samples]", within)) setUpSamples(box);
  for (const box of findAll(".code", within)) setUpCopy(box);
  for (const box of findAll("[data-try-it]", within)) setUpTryIt(box);
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
  button.hidden = false;
  label();
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    lasting.set("theme", theme);
    label();
  });
}

function setUpSearch() {
  const input = find("[data-search]");
  input.closest("label").hidden = false;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const entry of findAll("[data-find]"))
      entry.hidden = !words.every((word) => entry.dataset.find.includes(word));
  });
}

/** Opens what hides the place that the address names. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let box = target?.closest("details"); box; box = box.parentElement?.closest("details")) box.open = true;
}

function setUpSamples(box) {
  const select = find("select", box);
  const samples = findAll(".sample", box);
  const showExample = () => {
    for (const sample of samples) sample.hidden = sample.dataset.example !== (select?.value ?? "0");
  };
  select?.addEventListener("change", () => {
    showExample();
    const section = box.closest("section");
    const [text, example] = [find("textarea", section), find(`template[data-example="${select.value}"]`, section)];
    if (text !== null && example !== null) text.value = example.content.textContent;
  });
  showExample();
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
  showLanguage(box, lasting.get("language"));
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
  if (button === null || navigator.clipboard === undefined) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(find("code", box).textContent);
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
  box.hidden = false;
  box.addEventListener("toggle", async () => {
    if (!box.open) return;
    const server = find("[data-server]", form);
    server.value = secrets.get("server") || asSeenFromHere(server.value);
    for (const input of findAll("[data-credential]", form))
      if (input.value === "") input.value = secrets.get(input.dataset.credential);
    const account = findAll("[data-demo]", form).length > 0 ? await getDemo() : undefined;
    for (const button of findAll("[data-demo]", form)) button.hidden = account === undefined;
    if (account !== undefined)
      for (const token of findAll("[data-token]", form)) token.open = find("[data-credential]", form)?.value === "";
  });
  for (const part of findAll("[data-token]", form)) setUpToken(form, part);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(form);
  });
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
      part.open = false;
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
  const headers = new Headers();
  for (const field of findAll("[data-in]", form)) {
    const { in: place, name, prefix = "" } = field.dataset;
    if (field.value === "") continue;
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(field.value));
    else if (place === "query") query.append(name, field.value);
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
  const search = query.size === 0 ? "" : `?${query}`;
  return [getServer(form) + path + search, { method: form.dataset.method, headers, body }];
}

async function send(form) {
  const status = find(".actions [role=status]:not([data-token] *)", form);
  const answer = find("[data-answer]", form);
  const button = find(".send", form);
  for (const { dataset, value } of findAll("[data-credential]", form)) secrets.set(dataset.credential, value);
  secrets.set("server", getServer(form));
  status.textContent = "Sending…";
  button.disabled = true;
  const startedMs = performance.now();
  try {
    const response = await fetch(...makeRequest(form));
    const text = await readBody(response);
    find("[data-status]", form).textContent = `${response.status} ${response.statusText}`;
    find("[data-time]", form).textContent = `${Math.round(performance.now() - startedMs)} ms`;
    find("[data-headers]", form).textContent = [...response.headers].map((pair) => pair.join(": ")).join("\n");
    find("[data-body]", form).textContent = text;
    answer.hidden = false;
    status.textContent = `Answered: ${response.status}`;
  } catch (error) {
    answer.hidden = true;
    status.textContent = `No answer: ${error.message}. Is the server running, and does it allow calls from this page?`;
  } finally {
    button.disabled = false;
  }
}

async function readBody(response) {
  const type = response.headers.get("content-type") ?? "";
  if (!/json|text|xml/.test(type))
    return `${(await response.arrayBuffer()).byteLength} bytes of ${type || "unknown content"}`;
  const text = await response.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
