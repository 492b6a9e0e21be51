import type { ComponentChildren } from "preact";

interface SlidesProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Cards side by side, to be swiped, scrolled or moved by the arrow keys. */
export function Slides({ label, children }: SlidesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section class="slides" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
