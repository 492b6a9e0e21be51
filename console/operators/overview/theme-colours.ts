import { useEffect, useState } from "preact/hooks";

export interface Colours {
  readonly text: string;
  readonly line: string;
  readonly fill: string;
  readonly series: readonly string[];
  readonly font: string;
}

/** A canvas cannot use the variables of the style sheet, so their values are read from an element that uses them. */
export function readColours(place: HTMLElement, seriesCount: number): Colours {
  const probe = document.createElement("span");
  place.append(probe);
  const read = (className: string): string => {
    probe.className = className;
    return getComputedStyle(probe).color;
  };
  const colours = {
    text: read("muted"),
    line: read("line-colour"),
    fill: read("fill-colour"),
    series: Array.from({ length: seriesCount }, (_, index) => read(`series-${index + 1} series-colour`)),
    font: `12px ${getComputedStyle(place).fontFamily}`,
  };
  probe.remove();
  return colours;
}

/** Changes whenever the page becomes light or dark. */
export function useTheme(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const count = (): void => setChanges((before) => before + 1);
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    const observer = new MutationObserver(count);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    scheme.addEventListener("change", count);
    return () => {
      observer.disconnect();
      scheme.removeEventListener("change", count);
    };
  }, []);
  return changes;
}
