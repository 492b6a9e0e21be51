/** Like the reference documentation: the same colours and type, light and dark. */
export const style = `
:root { --ink: #1f2a29; --paper: #fbfdfc; --card: #ffffff; --line: #dbe4e2; --soft: #5b6b69; --brand: #0f766e;
  --good: #0d9488; --fair: #b45309; --poor: #b91c1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6efed; --paper: #101817; --card: #17211f; --line: #2b3f3d;
  --soft: #9db0ad; --brand: #2dd4bf; --good: #2dd4bf; --fair: #fbbf24; --poor: #f87171; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1100px; padding: 32px clamp(16px, 4vw, 48px) 96px; background: var(--paper);
  color: var(--ink); font: 15px/1.6 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 32px; line-height: 1.2; margin: 0; } h2 { font-size: 23px; margin: 48px 0 4px; }
header p, section > p { color: var(--soft); margin: 4px 0 20px; max-width: 75ch; }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
nav a { display: flex; flex-direction: column; padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--card); color: inherit; text-decoration: none; border-top: 4px solid var(--good); }
nav a:hover { border-color: var(--brand); } nav a.fair { border-top-color: var(--fair); }
nav a.poor { border-top-color: var(--poor); } nav strong { font-size: 24px; } nav small { color: var(--soft); }
details { border: 1px solid var(--line); border-radius: 8px; margin: 6px 0; background: var(--card); }
summary { display: flex; gap: 12px; align-items: center; padding: 7px 14px; cursor: pointer; }
summary span { flex: 1; overflow-wrap: anywhere; } summary b { font-variant-numeric: tabular-nums; font-weight: 600; }
meter { width: 120px; height: 10px; }
details.seen { border: 0; margin: 0 14px 8px; } details.seen > summary { padding: 2px 0; color: var(--soft); font-size: 13px; }
ul { margin: 0 0 10px; padding: 0 14px 0 34px; columns: 1; } .seen ul { padding-left: 20px; }
.missing li::marker { content: "✗  "; color: var(--poor); } .seen li::marker { content: "✓  "; color: var(--good); }
code { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
em { color: var(--soft); font-style: normal; font-size: 13px; }
`;
