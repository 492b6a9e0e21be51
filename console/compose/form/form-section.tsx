import { useState } from "preact/hooks";
import type { Section } from "../fields.ts";
import { type Path, textOf } from "../json.ts";
import { valueAt } from "./change.ts";
import { FaultCount } from "./fault-mark.tsx";
import { Fields } from "./field-view.tsx";

interface FormSectionProps {
  readonly section: Section;
  readonly base: Path;
}

const hasText = (path: Path): boolean => textOf(valueAt(path)) !== "";

/** Fields under a heading. */
export function FormSection({ section: { title, fields, isFolded = false }, base }: FormSectionProps) {
  // A time that a message waits for is in sight from the first; afterwards the section is as its reader leaves it.
  const [isOpenAtFirst] = useState(() => fields.some(({ type, at }) => type === "time" && hasText([...base, ...at])));
  if (!isFolded)
    return (
      <section class="form-section">
        <h2>{title}</h2>
        <Fields fields={fields} base={base} />
      </section>
    );
  return (
    <details class="form-section" open={isOpenAtFirst}>
      <summary>
        <h2>{title}</h2>
        <FaultCount paths={fields.map(({ at }) => [...base, ...at])} />
      </summary>
      <Fields fields={fields} base={base} />
    </details>
  );
}
