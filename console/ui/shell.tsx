import type { ComponentChildren } from "preact";
import { useLocation } from "preact-iso";
import { ThemeButton } from "./theme-button.tsx";

export interface ShellLink {
  readonly path: string;
  readonly label: string;
}

interface ShellProps {
  readonly title: string;
  readonly links: readonly ShellLink[];
  /** Pages that are not of this console. */
  readonly elsewhere: readonly ShellLink[];
  /** What stands at the right end of the header: who is signed in. */
  readonly account?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of every page: header, navigation, content. */
export function Shell({ title, links, elsewhere, account, children }: ShellProps) {
  const { path = location.pathname } = useLocation();
  const current = findCurrent(links, path);
  return (
    <>
      <a class="skip" href="#content">
        Skip to content
      </a>
      <header class="bar">
        <strong class="brand">
          <Logo />
          {title}
        </strong>
        <nav aria-label="Pages">
          {links.map((link) => (
            <a key={link.path} href={link.path} aria-current={link === current ? "page" : undefined}>
              {link.label}
            </a>
          ))}
          {elsewhere.map((link) => (
            <a key={link.path} href={link.path}>
              {link.label} <span aria-hidden="true">↗</span>
            </a>
          ))}
        </nav>
        <div class="tools">
          {account}
          <ThemeButton />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** A speech bubble. */
function Logo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 3h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-7l-5 4.5V17H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Zm2 5v2h10V8H7Zm0 4v2h6v-2H7Z" />
    </svg>
  );
}

/** A message belongs to the messages; a page that there is not belongs to none, not to the first page. */
function findCurrent(links: readonly ShellLink[], path: string): ShellLink | undefined {
  const isAbove = (link: ShellLink): boolean =>
    path.replace(/\/$/, "") === link.path.replace(/\/$/, "") ||
    (!link.path.endsWith("/") && path.startsWith(`${link.path}/`));
  return links.find(isAbove);
}

/** After a change of the page, the keyboard and screen readers go on at its content. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
