import { escapeHtml } from "../project/text.ts";

/** Markup that is safe to put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type Part = Html | string | number | undefined | false | readonly Part[];

/** Markup with values in it. Text is escaped, markup is taken as it is, and undefined and false are left out. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + (index < parts.length ? toText(parts[index]) : "")).join(""));

function toText(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(toText).join("");
  return escapeHtml(String(part));
}

/** A name such as `OrderLineItem`, which may go on in the next line before a capital letter and not inside of a word. */
export const renderName = (name: string): Html =>
  html`${name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`;
