import type { ComponentType } from "preact";
import type { FieldsProps, GroupField } from "../fields.ts";
import type { Path } from "../json.ts";
import { remove, valueAt, write } from "./change.ts";
import { markPart } from "./fault-mark.tsx";
import { toId } from "./field-frame.tsx";

interface GroupInputProps {
  readonly field: GroupField;
  readonly path: Path;
  /** Shows the fields of the part, which can have parts itself. */
  readonly Fields: ComponentType<FieldsProps>;
}

/** A part that a message can have. */
export function GroupInput({ field: { label, hint, make, fields }, path, Fields }: GroupInputProps) {
  const value = valueAt(path);
  const id = toId(path);
  if (value === undefined)
    return (
      <div class="wide">
        <button type="button" id={id} class="quiet small" onClick={() => write(path, make())}>
          + {label}
        </button>
        {hint !== undefined && <span class="hint beside">{hint}</span>}
      </div>
    );
  return (
    <fieldset id={id} {...markPart(path, "part wide")} tabIndex={-1}>
      <legend>{label}</legend>
      <button type="button" class="icon corner" aria-label={`Remove: ${label}`} onClick={() => remove(path)}>
        ×
      </button>
      <Fields fields={fields(value)} base={path} />
    </fieldset>
  );
}
