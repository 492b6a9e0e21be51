import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface TabsProps<Name extends string> {
  readonly label: string;
  /** Tells the tabs of the page apart. */
  readonly id: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly children: ComponentChildren;
  /** What stands at the right end. */
  readonly aside?: ComponentChildren;
  readonly onChoose: (name: Name) => void;
}

/** Views of one thing. The arrow keys go from one to the next. */
export function Tabs<Name extends string>({ label, id, names, chosen, children, aside, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = names[(names.indexOf(chosen) + step + names.length) % names.length];
    if (step === 0 || next === undefined) return;
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-row">
        <div ref={list} role="tablist" aria-label={label}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${name}`}
              data-tab={name}
              aria-selected={name === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={name === chosen ? 0 : -1}
              onClick={() => onChoose(name)}
              onKeyDown={move}
            >
              {name}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
