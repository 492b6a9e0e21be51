import { body, setBody } from "../draft.ts";
import type { ChoiceField } from "../fields.ts";
import { getAt, type Path, setAt, textOf } from "../json.ts";
import { remove, valueAt, write } from "./change.ts";
import { FieldFrame } from "./field-frame.tsx";

interface ChoiceInputProps {
  readonly field: ChoiceField;
  readonly path: Path;
}

/** One of several values. */
export function ChoiceInput({ field: { label, hint, isWide, options, absent, change, at }, path }: ChoiceInputProps) {
  const value = textOf(valueAt(path));
  const isKnown = options.some(([option]) => option === value);
  const choose = (next: string): void => {
    const holder = path.slice(0, path.length - at.length);
    if (next === "") remove(path);
    else if (change === undefined) write(path, next);
    else setBody(setAt(body.value, holder, change(getAt(body.value, holder) ?? {}, next)));
  };
  return (
    <FieldFrame path={path} label={label} hint={hint} isWide={isWide}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {absent !== undefined && <option value="">{absent}</option>}
          {!isKnown && (value !== "" || absent === undefined) && <option value={value}>{value}</option>}
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
