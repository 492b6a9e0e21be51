import { isSandbox } from "../../session/account-facts.ts";
import type { RecipientField } from "../fields.ts";
import { type Path, textOf } from "../json.ts";
import { getMagicRecipients } from "../magic-recipients.ts";
import { valueAt, write } from "./change.ts";
import { FieldFrame } from "./field-frame.tsx";

interface RecipientInputProps {
  readonly field: RecipientField;
  readonly path: Path;
}

/** A number, typed, or in sandbox chosen by what the simulator makes of it. */
export function RecipientInput({ field: { label, hint, isInternational = false }, path }: RecipientInputProps) {
  const to = textOf(valueAt(path));
  const recipients = getMagicRecipients(isInternational);
  const known = recipients.find((recipient) => recipient.to === to);
  return (
    <FieldFrame path={path} label={label} hint={hint} isWide>
      {(attributes) => (
        <div class="joined">
          <input
            {...attributes}
            type="text"
            inputMode="tel"
            autocomplete="off"
            value={to}
            onInput={({ currentTarget }) => write(path, currentTarget.value)}
          />
          {isSandbox.value && (
            <select
              aria-label={`${label}: what the simulator does`}
              value={known?.to ?? ""}
              onChange={({ currentTarget }) => currentTarget.value !== "" && write(path, currentTarget.value)}
            >
              <option value="">Simulated result …</option>
              {recipients.map((recipient) => (
                <option key={recipient.to} value={recipient.to}>
                  {`${recipient.outcome} — ${recipient.to}`}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
