import { isObject, type JsonObject } from "../pipeline/json.ts";

/** The page at `/`: what this is, where the docs are, and what to paste first. */
export function landingPage(document: JsonObject, steps: readonly string[]): string {
  const info = isObject(document.info) ? document.info : {};
  const title = escaped(String(info.title ?? "API"));
  const summary = escaped(firstParagraph(String(info.summary ?? info.description ?? "")));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/docs/favicon.svg" type="image/svg+xml">
<style>
:root { --ink: #1c2b2a; --soft: #55706c; --line: #d8e3e1; --card: #f5f9f8; --accent: #0f766e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6f0ee; --soft: #9db5b1; --line: #2b3f3d; --card: #16211f; --accent: #2dd4bf; }
  body { background: #0f1716; }
}
body { margin: 0; color: var(--ink); font: 16px/1.6 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; }
main { max-width: 780px; margin: 0 auto; padding: clamp(32px, 9vh, 96px) 20px; }
h1 { margin: 0 0 8px; font-size: clamp(28px, 5vw, 40px); line-height: 1.2; letter-spacing: -0.01em; }
p { margin: 0 0 24px; color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 40px; }
nav a { padding: 10px 18px; border: 1px solid var(--line); border-radius: 8px; color: var(--ink); text-decoration: none; font-weight: 550; }
nav a:first-child { background: var(--accent); border-color: var(--accent); color: #fff; }
@media (prefers-color-scheme: dark) { nav a:first-child { color: #062522; } }
nav a:hover, nav a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h2 { margin: 0 0 12px; font-size: 18px; }
ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 12px; }
pre { margin: 0; padding: 14px 16px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--card); font: 13px/1.55 ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${summary}</p>
<nav><a href="/docs/">Reference</a><a href="/openapi.json">OpenAPI document</a></nav>
<h2>Try it</h2>
<p>Requests are checked against the document and answered with its examples. Paste these into a terminal:</p>
<ol>${steps.map((step) => `<li><pre>${escaped(step)}</pre></li>`).join("")}</ol>
</main>
</body>
</html>
`;
}

function firstParagraph(text: string): string {
  return (text.split(/\n\s*\n/)[0] ?? "").replace(/[`*_]/g, "");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
