import { useEffect, useState } from "preact/hooks";

const getScheme = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

const isDarkNow = (): boolean =>
  (document.documentElement.dataset.theme ?? (getScheme().matches ? "dark" : "light")) === "dark";

/** Changes between light and dark. The choice is shared with the documentation. */
export function ThemeButton() {
  const [isDark, setDark] = useState(isDarkNow);
  useEffect(() => {
    const [scheme, follow] = [getScheme(), () => setDark(isDarkNow())];
    scheme.addEventListener("change", follow);
    return () => scheme.removeEventListener("change", follow);
  }, []);
  const change = (): void => {
    const theme = isDark ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    setDark(!isDark);
    try {
      localStorage.setItem("docs-theme", theme);
    } catch {
      // A browser that keeps nothing: the theme holds until the page is closed.
    }
  };
  return (
    <button type="button" class="quiet small" onClick={change}>
      {isDark ? "Light" : "Dark"}
    </button>
  );
}
