import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Styles text for people at a terminal; a pipe, a file or NO_COLOR gets plain text. */
export function painter(stream: NodeJS.WriteStream): (style: Style, text: string) => string {
  const coloured = stream.isTTY === true && process.env.NO_COLOR === undefined;
  return (style, text) => (coloured ? styleText(style, text, { validateStream: false }) : text);
}
