/**
 * The renderer's page and script, changed so that a browser asks nobody but the folder they lie in.
 * A renderer that changed its ways must fail here and not in a reader's browser, hence the checks.
 */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
/** The maker's name in place of a picture from their server. */
const makersName =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='42' height='12'%3E" +
  "%3Ctext y='10' font-family='sans-serif' font-size='11' fill='%2314b8a6'%3ERedocly%3C/text%3E%3C/svg%3E";
const preload = /<link rel="modulepreload"[^>]*>/;
const remoteImport = /import \{ hydrate \} from "https:\/\/[^"]+";/;
const moduleExport = /;export\{[^}]*\};?\s*$/;

export const rendererFile = "redoc.js";

/** A classic script in place of a module: browsers refuse modules in a page opened from disk. */
export function offlineScript(bundle: string): string {
  const script = demand(bundle, moduleExport, ";").replace(logo, makersName);
  // Stands in branches that a page never takes, but a classic script may not even contain the words.
  return script.replaceAll("import.meta.", "({url:location.href,dirname:location.href}).");
}

export function offlinePage(html: string): string {
  const page = demand(demand(html, preload, ""), remoteImport, "");
  return page
    .replace(logo, makersName)
    .replace('<script type="module">', `<script src="${rendererFile}"></script>\n      <script>`);
}

function demand(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`the docs renderer's output lacks ${pattern}: was @redocly/cli upgraded?`);
  return text.replace(pattern, replacement);
}
