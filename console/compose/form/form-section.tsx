import type { Section } from "../fields.ts";
import type { Path } from "../json.ts";
import { FaultCount } from "./fault-mark.tsx";
import { Fields } from "./field-view.tsx";

interface FormSectionProps {
  readonly section: Section;
  readonly base: Path;
}

/** Fields under a heading. */
export function FormSection({ section: { title, fields, isFolded = false }, base }: FormSectionProps) {
  if (!isFolded)
    return (
      <section class="form-section">
        <h2>{title}</h2>
        <Fields fields={fields} base={base} />
      </section>
    );
  return (
    <details class="form-section">
      <summary>
        <h2>{title}</h2>
        <FaultCount paths={fields.map(({ at }) => [...base, ...at])} />
      </summary>
      <Fields fields={fields} base={base} />
    </details>
  );
}
