// What callers notice: since the save before first, then since the last release.

import { commands, make, sentence } from "./elements.js";
import { empty, note } from "./panels.js";

export function changes({ diff, hasRelease, docs, commands: { release } }, openPage) {
  if (!hasRelease)
    return [
      empty("There is no release yet.", "This keeps the document; from then on its changes are shown here:"),
      commands([release]),
    ];
  if (diff === undefined)
    return [empty("Not compared yet.", "The document must first be free of errors, but for those of examples.")];
  const { version, lines, sentence: advice, isEnough, partnersFault, thisSave, isOld } = diff;
  const pages = new Map((docs?.operations ?? []).map(({ id, page }) => [id, page]));
  const context = { pages, openPage };
  return [
    make("h2", {}, "This save"),
    isOld ? note("It has errors, and is compared when they are gone.") : savedLines(thisSave, context),
    make("h2", {}, `Since ${version}`),
    isOld && make("p", { class: "banner warn" }, "As of the last save without errors."),
    partnersFault !== undefined && make("p", { class: "banner warn" }, partnersFault),
    lines.length > 0 && make("p", { class: isEnough ? "soft" : "banner warn" }, sentence(advice)),
    lines.length === 0 && note(`Callers notice no difference from ${version}.`),
    rated(lines, context),
  ];
}

function savedLines(thisSave, context) {
  if (thisSave === undefined) return note("This was the first run: the next save is compared with it.");
  const { lines } = thisSave;
  return lines.length === 0 ? note("Callers notice nothing of it.") : rated(lines, context);
}

/** Breaking changes as cards, the others as lists. */
function rated(lines, context) {
  const of = (rating) => lines.filter((line) => line.rating === rating);
  const [breaking, compatible, texts] = [of("major"), of("minor"), of("patch")];
  return [
    breaking.length > 0 &&
      make(
        "ul",
        { class: "cards" },
        breaking.map((line) => breakingCard(line, context)),
      ),
    compatible.length > 0 && list(`Compatible (${compatible.length})`, compatible, compatible.length <= 20),
    texts.length > 0 && list(`No effect on callers (${texts.length})`, texts, false),
  ];
}

function breakingCard({ line, operations, partners }, { pages, openPage }) {
  const links = operations.flatMap((id, index) => {
    const page = pages.get(id);
    const link =
      page === undefined ? id : make("a", { href: `docs/${page}`, click: (event) => openPage(event, page) }, id);
    return index === 0 ? [link] : [", ", link];
  });
  return make(
    "li",
    { class: "card bad" },
    make("p", { class: "head" }, make("strong", {}, "breaking")),
    make("p", {}, sentence(line)),
    make("p", { class: "soft" }, links.length === 0 ? "Breaks all callers" : ["Breaks callers of ", links]),
    partners.length > 0 &&
      make(
        "p",
        { class: "chips" },
        partners.map((name) => make("span", { class: "chip bad" }, `breaks ${name}`)),
      ),
  );
}

const list = (title, lines, isOpen) =>
  make(
    "details",
    { open: isOpen },
    make("summary", {}, title),
    make(
      "ul",
      { class: "plain" },
      lines.map(({ line }) => make("li", {}, sentence(line))),
    ),
  );
