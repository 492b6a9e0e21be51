// Loaded before the page is drawn, so that nothing moves or changes its colours afterwards.
document.documentElement.classList.add("js");
try {
  const chosen = localStorage.getItem("docs-theme");
  if (chosen !== null) document.documentElement.dataset.theme = chosen;
} catch {
  // A browser that keeps nothing shows its own theme.
}
