import type { ComponentChildren } from "preact";
import { ThemeButton } from "./theme-button.tsx";

export interface ShellLink {
  readonly path: string;
  readonly label: string;
}

interface ShellProps {
  readonly title: string;
  readonly links: readonly ShellLink[];
  /** What stands at the right end of the header: who is signed in. */
  readonly account?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of every page: header, navigation, content. */
export function Shell({ title, links, account, children }: ShellProps) {
  return (
    <>
      <a class="skip" href="#content">
        Skip to content
      </a>
      <header class="bar">
        <strong>{title}</strong>
        <nav aria-label="Pages">
          {links.map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
        <div class="tools">
          {account}
          <ThemeButton />
        </div>
      </header>
      <main id="content">{children}</main>
    </>
  );
}
