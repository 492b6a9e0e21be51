// Names and values of a query or a Cookie header. Values stay encoded: a style splits them at its
// delimiter first, so that an encoded comma is part of an item.

import { percentDecode } from "./parameter-text.ts";

export type Pairs = ReadonlyMap<string, readonly string[]>;

/** A name that cannot be decoded belongs to no row; like any unknown name it is passed over. */
function decodedName(text: string): string | undefined {
  try {
    return percentDecode(text);
  } catch {
    return undefined;
  }
}

function collect(parts: readonly string[], clean: (part: string) => string): Pairs {
  const pairs = new Map<string, string[]>();
  for (const part of parts) {
    const text = clean(part);
    if (text === "") continue;
    const at = text.indexOf("=");
    const name = decodedName(at < 0 ? text : text.slice(0, at));
    if (name === undefined) continue;
    const value = at < 0 ? "" : text.slice(at + 1);
    const before = pairs.get(name);
    if (before === undefined) pairs.set(name, [value]);
    else before.push(value);
  }
  return pairs;
}

/** A plus is a space in a query, as forms and URLSearchParams write it. */
export function readQuery(query: string): Pairs {
  return collect(query.split("&"), (part) => part.replaceAll("+", "%20"));
}

export function readCookies(header: string): Pairs {
  return collect(header.split(";"), (part) => part.trim().replace(/^([^=]*=)"(.*)"$/, "$1$2"));
}
