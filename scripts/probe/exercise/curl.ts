import { shellQuote, shellQuoteWith } from "../../project/text.ts";
import type { WireRequest } from "../request/draft.ts";

/** Longer bodies are cut: the line is for a person. */
const MAX_BODY = 2000;

/** A command line that sends the request again. Credentials become shell variables. */
export function curlLine(
  { method, url, headers, body }: WireRequest & { readonly url: string },
  secretHeaders: ReadonlySet<string>,
): string {
  const fields = Object.entries(headers).map(([name, value]) => {
    const isSecret = secretHeaders.has(name.toLowerCase());
    return `-H ${isSecret ? shellQuoteWith(`${name}: `, variableOf(name)) : shellQuote(`${name}: ${value}`)}`;
  });
  return ["curl", ...(method === "GET" ? [] : ["-X", method]), shellQuote(url), ...fields, ...bodyOf(body)].join(" ");
}

/** The name of the shell variable that stands for a credential. */
const variableOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");

function bodyOf(body: Uint8Array | undefined): string[] {
  if (body === undefined) return [];
  const text = Buffer.from(body).toString();
  if (text.includes("\u0000") || text.includes("\ufffd")) return [`--data-binary '… ${body.length} bytes'`];
  if (text.length > MAX_BODY)
    return [`--data-binary ${shellQuote(`${text.slice(0, MAX_BODY)}…`)} # ${body.length} bytes`];
  return ["--data-binary", shellQuote(text)];
}
