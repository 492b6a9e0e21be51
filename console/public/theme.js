// Loaded before the page is drawn, so that it does not change its colours afterwards.
try {
  const chosen = localStorage.getItem("docs-theme");
  if (chosen !== null) document.documentElement.dataset.theme = chosen;
} catch {
  // A browser that keeps nothing shows its own theme.
}
