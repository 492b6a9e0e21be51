// Finds what a reader searches for. It is loaded with the first search, after its library and what can be found.

// A block, because the scripts of a page share their names, and this one is loaded again if it could not be at first.
{
  /** Words of questions, which say nothing about what is searched for. */
  const QUESTION_WORDS = new Set(
    "a an and any are as at be by can could do does for get has have how i if in is it many may me much must my of on or should that the there they this to was we what when where which who why will with you your".split(
      " ",
    ),
  );

  /** What readers call it, and what it may be called in the texts. */
  const SAME_MEANING = [
    ["retry", "repeat", "again"],
    ["error", "fault", "refusal"],
    ["picture", "photo", "image"],
    ["keep", "kept", "store", "life"],
    ["login", "sign-in", "authentication", "credentials"],
    ["limit", "maximum", "most"],
    ["delete", "remove"],
    ["test", "trial", "sandbox"],
    ["duplicate", "twice", "idempotency"],
    ["schedule", "later"],
    ["duration", "days", "hours", "life"],
  ];

  /** How much each kind counts: fields of the same name are many, and a guide answers more than a field. */
  const WEIGHTS = {
    text: 2,
    page: 1.6,
    operation: 1.6,
    workflow: 1.3,
    code: 1.4,
    schema: 0.4,
    parameter: 0.6,
    field: 0.25,
  };

  /** Without the ending that a word has in one sentence and not in the other: "expires" and "expired". */
  function toStem(word) {
    if (word.length < 5 || /\d/.test(word)) return word;
    const stem = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|es|s|e)$/, "");
    return stem.length < 3 ? word : stem.replace(/y$/, "i");
  }

  /** A name such as `paymentCode` in words. */
  const toWords = (name) =>
    name
      .trim()
      .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
      .toLowerCase();

  /** A name of several words is found by each of them too. */
  function toTerms(token) {
    const whole = token.toLowerCase();
    const parts = toWords(token).split(" ");
    return [...new Set([whole, ...(parts.length > 1 ? parts : [])].map(toStem))];
  }

  function makeSearch(entries) {
    const index = new window.MiniSearch({
      fields: ["name", "kind", "text"],
      storeFields: ["name", "kind", "text", "sort"],
      processTerm: toTerms,
      searchOptions: {
        processTerm: (token) => toStem(token.toLowerCase()),
        prefix: (word) => word.length > 2,
        weights: { prefix: 0.4, fuzzy: 0.4 },
        boost: { name: 4, kind: 1.2 },
        // A guide is longer than the description of a field, and not worse for it.
        bm25: { k: 1.2, b: 0.25, d: 0.5 },
        boostDocument: (_id, _word, { sort }) => WEIGHTS[sort] ?? 1,
      },
    });
    index.addAll(entries.map(({ id, t, k, s, x }) => ({ id, name: t, kind: k, sort: s, text: x })));
    return (question) => {
      const words = question.replaceAll(/\bhow long\b/gi, "duration").match(/[^\s?!,]+/g) ?? [];
      const telling = words.filter((word) => !QUESTION_WORDS.has(word.toLowerCase()));
      const wanted = telling.length > 0 ? telling : words;
      // Those with all words first, then those with some of them.
      const all = index.search({ combineWith: "AND", queries: wanted.map(withSameMeaning) });
      const some = wanted.length > 1 ? index.search(wanted.join(" ")) : [];
      const found = new Map([...all, ...some].map((result) => [result.id, result]));
      // What is not found may be misspelt.
      const results = found.size > 0 ? [...found.values()] : index.search(wanted.join(" "), { fuzzy: MISSPELT });
      // What is called so comes first, but not all the fields that are.
      const named = results.find((result) => toWords(result.name) === toWords(question));
      const inOrder = named === undefined ? results : [named, ...results.filter((result) => result !== named)];
      return inOrder.map(({ id, name, kind, text, match }) => ({
        ...{ id, name, kind },
        excerpt: quote(text, Object.keys(match)),
      }));
    };
  }

  /** The word itself counts most. */
  function withSameMeaning(word) {
    const stem = toStem(word.toLowerCase());
    const others = SAME_MEANING.filter((list) => list.map(toStem).includes(stem)).flat();
    const queries = [
      word,
      ...others
        .filter((other) => toStem(other) !== stem)
        .map((other) => ({
          queries: [other],
          prefix: false,
          boostDocument: (_id, _word, { sort }) => 0.3 * (WEIGHTS[sort] ?? 1),
        })),
    ];
    return { combineWith: "OR", queries };
  }

  /** Two letters of seven may be wrong, such as two that are exchanged; a number has no other spelling. */
  const MISSPELT = (word) => (word.length > 3 && !/\d/.test(word) ? 0.24 : false);

  const BEFORE = 40;
  const EXCERPT = 150;

  /** The part of the text in which the first of the words stands. */
  function quote(text, stems) {
    const plain = text.toLowerCase();
    const places = stems.map((stem) => plain.indexOf(stem)).filter((place) => place >= 0);
    if (places.length === 0) return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
    const first = Math.min(...places);
    const start = first <= BEFORE ? 0 : text.lastIndexOf(" ", first - BEFORE) + 1;
    const part = text.slice(start, start + EXCERPT);
    return `${start > 0 ? "…" : ""}${part}${start + EXCERPT < text.length ? "…" : ""}`;
  }

  window.makeDocsSearch = makeSearch;
}
