import { describeChannel } from "../ui/code-texts.ts";
import type { FormCheck } from "./check-form.ts";

interface FormCheckNoteProps {
  readonly id: string;
  readonly check: FormCheck;
}

/** What the checks have found, or what the form consists of. */
export function FormCheckNote({ id, check }: FormCheckNoteProps) {
  if (check.ok)
    return (
      <div id={id} class="notice good">
        <strong>{check.channels.map(describeChannel).join(" → ")}</strong>
        <p>
          {check.placeholders.length === 0
            ? "No placeholders."
            : `Placeholders, for replaceWords of each recipient: ${check.placeholders.join(", ")}`}
        </p>
      </div>
    );
  return (
    <div id={id} class="notice bad" role="status">
      <strong>{check.faults.length === 1 ? "1 fault" : `${check.faults.length} faults`}</strong>
      <ul>
        {check.faults.map(({ pointer, message }) => (
          <li key={pointer + message}>
            {pointer !== "" && <code>{pointer}</code>} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
