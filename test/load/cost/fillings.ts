/** What strings are filled with: characters that parsers, patterns and counters treat differently. */
export const FILLINGS = [
  ...["a", " ", "1", "1 ", "가", "#{", "#{name}", "}", "0,", "-", "a.", "a:", "\\", '"'],
  ...["\u0000", "😀", "\ud800", "://", "\n"],
] as const;
