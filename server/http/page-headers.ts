import { createHash } from "node:crypto";

type Headers = Readonly<Record<string, string>>;

/** No other site may show our pages in a frame, share their window, or learn from which page a reader comes. */
const PAGE_HEADERS: Headers = {
  "Referrer-Policy": "no-referrer",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const NOTHING_ELSE = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For files of the docs that are no pages, and for redirects: a browser that shows them runs and loads nothing. */
export const FILE_HEADERS: Headers = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": `default-src 'none'; ${NOTHING_ELSE}`,
};

/**
 * The headers of a page of the docs. Scripts in the page are allowed by their hashes, so no other script runs, whatever text of the
 * document ends up in the page. Styles cannot be named like that: Redocly's reference adds them while it runs.
 */
export function getPageHeaders(html: string): Headers {
  const scripts = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script/gis)].map(
    ([, text = ""]) => `'sha256-${hash(text)}'`,
  );
  const hasStyles = /<style\b|\sstyle=/i.test(html);
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts)].join(" ")}`,
    hasStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    NOTHING_ELSE,
  ];
  return { ...PAGE_HEADERS, "Content-Security-Policy": policy.join("; ") };
}

/** Of the text as a browser reads it, where every line ends with a line feed. */
const hash = (text: string): string => createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64");
