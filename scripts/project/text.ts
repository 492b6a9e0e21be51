/** The codes that begin and end a style (ECMA-48). Node's own `styleText` is missing in Node 20.11. */
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Style = keyof typeof STYLES;

export type Paint = (style: Style, text: string) => string;

/** Colours text for a terminal. A pipe, a file or NO_COLOR gets plain text. */
export function painter(stream: { readonly isTTY?: boolean }): Paint {
  const isColoured = stream.isTTY === true && process.env.NO_COLOR === undefined;
  return (style, text) => {
    const [begin, end] = STYLES[style];
    return isColoured ? `\u001b[${begin}m${text}\u001b[${end}m` : text;
  };
}

/** "1 file", "2 files". */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
