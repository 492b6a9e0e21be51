import type { TimeField } from "../fields.ts";
import { type Path, textOf } from "../json.ts";
import { fromLocalTime, toLocalTime } from "../local-time.ts";
import { valueAt, writeText } from "./change.ts";
import { FieldFrame } from "./field-frame.tsx";

interface TimeInputProps {
  readonly field: TimeField;
  readonly path: Path;
}

/** A time in the time zone of the browser; the body has it with its offset. */
export function TimeInput({ field: { label, hint }, path }: TimeInputProps) {
  return (
    <FieldFrame path={path} label={label} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          type="datetime-local"
          value={toLocalTime(textOf(valueAt(path)))}
          onInput={({ currentTarget }) => writeText(path, fromLocalTime(currentTarget.value), false)}
        />
      )}
    </FieldFrame>
  );
}
