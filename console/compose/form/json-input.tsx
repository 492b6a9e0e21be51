import { useState } from "preact/hooks";
import type { JsonField } from "../fields.ts";
import type { Path } from "../json.ts";
import { remove, valueAt, write } from "./change.ts";
import { FieldFrame } from "./field-frame.tsx";

interface JsonInputProps {
  readonly field: JsonField;
  readonly path: Path;
}

/** A part that is rare enough to be written as JSON. A text that is no JSON yet stays in the control. */
export function JsonInput({ field: { label, hint }, path }: JsonInputProps) {
  const [broken, setBroken] = useState<string>();
  const value = valueAt(path);
  const text = broken ?? (value === undefined ? "" : JSON.stringify(value, null, 2));
  const take = (next: string): void => {
    try {
      if (next.trim() === "") remove(path);
      else write(path, JSON.parse(next));
      setBroken(undefined);
    } catch {
      setBroken(next);
    }
  };
  return (
    <FieldFrame path={path} label={label} hint={broken === undefined ? hint : "Not JSON yet."} isWhole isWide>
      {(attributes) => (
        <textarea
          {...attributes}
          class="mono"
          rows={Math.min(10, Math.max(2, text.split("\n").length))}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => take(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
