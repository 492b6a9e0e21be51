/**
 * A text from outside as it may be stored in a log or printed to a terminal: it must neither break a line, nor give the terminal an order,
 * nor change the direction in which the rest of the line is read. Such characters are written as JSON escapes them.
 */
export const escapeUnprintable = (text: string): string =>
  text.replaceAll(UNPRINTABLE, (character) =>
    [...Array(character.length).keys()].map((at) => escapeUnit(character, at)).join(""),
  );

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escapeUnit = (character: string, at: number): string =>
  `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
