/** The text, made at least this long by repeating its last character. */
export const longer = (text: string, length: number, filler: string): string => {
  const characters = [...text];
  // A space at the end, or an unpaired bracket, may break another rule.
  const last = characters.at(-1) ?? filler;
  return text + (/\s/.test(last) ? filler : last).repeat(Math.max(1, length - characters.length));
};
