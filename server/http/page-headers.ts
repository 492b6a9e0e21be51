type Headers = Readonly<Record<string, string>>;

/** No other site may show our pages in a frame, share their window, or learn from which page a reader comes. */
const COMMON: Headers = {
  "Referrer-Policy": "no-referrer",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const NOTHING_ELSE = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For files of the docs that are no pages, and for redirects: a browser that shows them runs and loads nothing. */
export const FILE_HEADERS: Headers = {
  ...COMMON,
  "Content-Security-Policy": `default-src 'none'; ${NOTHING_ELSE}`,
};

const pageHeaders = (images: string): Headers => ({
  ...COMMON,
  "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${images}; connect-src 'self'; ${NOTHING_ELSE}`,
});

/** A page has no scripts and styles in itself, so none in the text of a document ever runs. It calls this gateway only. */
export const PAGE_HEADERS: Headers = pageHeaders("'self' data:");

/** The console also shows images that its user has chosen and not yet uploaded. */
export const CONSOLE_HEADERS: Headers = pageHeaders("'self' data: blob:");
