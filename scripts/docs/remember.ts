/** More than the texts of a large document; a process that renders for hours must not grow. */
const MOST_TEXTS = 20_000;

/** Keeps the results of a function that depends on its texts alone: most texts of a document are the same after a save. */
export function remember<Texts extends readonly string[]>(
  make: (...texts: Texts) => string,
): (...texts: Texts) => string {
  const known = new Map<string, string>();
  return (...texts) => {
    const key = texts.join("\u0000");
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_TEXTS) known.clear();
    const made = make(...texts);
    known.set(key, made);
    return made;
  };
}
