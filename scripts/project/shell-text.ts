/** A variable of the shell: its value is put in when the line runs. */
export interface ShellVariable {
  readonly variable: string;
}

/** What one word of a command line says. */
export type ShellText = string | readonly (string | ShellVariable)[];

/** Between double quotes, the shell leaves these characters alone. */
const PLAIN = /^[\w :./-]*$/;

/** One word of a command line, whatever is in its text. */
export function shellQuote(text: ShellText): string {
  const parts = joinTexts([text].flat());
  if (parts.every(isText)) return quote(parts.join(""));
  if (!parts.filter(isText).every((part) => PLAIN.test(part)))
    return parts.map((part) => (isText(part) ? quote(part) : `"$${part.variable}"`)).join("");
  const written = parts.map((part, index) => {
    if (isText(part)) return part;
    const next = parts[index + 1];
    // Braces, where the name of the variable would go on with the next letters.
    return next !== undefined && isText(next) && /^\w/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
  });
  return `"${written.join("")}"`;
}

const isText = (part: string | ShellVariable): part is string => typeof part === "string";

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Texts that follow one another are one. */
function joinTexts(parts: readonly (string | ShellVariable)[]): (string | ShellVariable)[] {
  const joined: (string | ShellVariable)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (isText(part) && last !== undefined && isText(last)) joined[joined.length - 1] = last + part;
    else if (part !== "") joined.push(part);
  }
  return joined;
}
