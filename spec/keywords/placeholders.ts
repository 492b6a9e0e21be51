/** What every placeholder begins with. */
export const PLACEHOLDER_OPEN = "#{";
const CLOSE = "}";

/** `#{name}` in a text, from `start` until before `end`. */
export interface Placeholder {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The placeholders of a text. A name is whatever stands between `#{` and the next `}`, another `#{` too. Not a regular
 * expression: many "#{" without an end would take it quadratic time.
 */
export function* placeholdersIn(text: string): Generator<Placeholder, void> {
  for (let start = text.indexOf(PLACEHOLDER_OPEN); start >= 0; ) {
    const close = text.indexOf(CLOSE, start + PLACEHOLDER_OPEN.length);
    if (close < 0) return;
    const end = close + CLOSE.length;
    yield { name: text.slice(start + PLACEHOLDER_OPEN.length, close), start, end };
    start = text.indexOf(PLACEHOLDER_OPEN, end);
  }
}

/** The texts around the placeholders: one more than there are placeholders. */
export function textsAroundPlaceholders(text: string): readonly string[] {
  const texts: string[] = [];
  let from = 0;
  for (const { start, end } of placeholdersIn(text)) {
    texts.push(text.slice(from, start));
    from = end;
  }
  return [...texts, text.slice(from)];
}

/** The part of a text that does not depend on the values of its placeholders. */
export const withoutPlaceholders = (text: string): string => textsAroundPlaceholders(text).join("");

/** A key of a recipient's words is written as `name` or as `#{name}`; `name` takes precedence. */
export const keysOfPlaceholder = (name: string): readonly string[] => [name, PLACEHOLDER_OPEN + name + CLOSE];
