import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

export type Paint = (style: Style, text: string) => string;

/** Colours text for a terminal. A pipe, a file or NO_COLOR gets plain text. */
export function painter(stream: NodeJS.WriteStream): Paint {
  const isColoured = stream.isTTY === true && process.env.NO_COLOR === undefined;
  return (style, text) => (isColoured ? styleText(style, text, { validateStream: false }) : text);
}

/** "1 file", "2 files". */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
