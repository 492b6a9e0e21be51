import type { TextField } from "../fields.ts";
import { type Path, textOf } from "../json.ts";
import { limitAt, valueAt, write, writeText } from "./change.ts";
import { FieldFrame, toId } from "./field-frame.tsx";
import { MeterText } from "./meter.tsx";

interface TextInputProps {
  readonly field: TextField;
  readonly path: Path;
}

/** A line or several lines of text. */
export function TextInput({ field, path }: TextInputProps) {
  const { id, label, hint, isWide, lines = 1, count, isRequired = false, isNumber = false, suggestions } = field;
  const text = textOf(valueAt(path));
  const onInput = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void => {
    if (isNumber && /^\d{1,15}$/.test(value)) write(path, Number(value));
    else writeText(path, value, isRequired);
  };
  const listId = suggestions === undefined ? undefined : `${toId(path)}-values`;
  const limit = count === true ? limitAt(path) : typeof count === "number" ? { max: count, isBytes: false } : count;
  const aside = limit !== undefined && <MeterText text={text} limit={limit} />;
  return (
    <FieldFrame path={path} which={id} label={label} hint={hint} aside={aside} isWide={isWide ?? lines > 1}>
      {(attributes) =>
        lines > 1 ? (
          <textarea {...attributes} rows={lines} value={text} onInput={onInput} />
        ) : (
          <>
            <input
              {...attributes}
              type="text"
              inputMode={isNumber ? "numeric" : undefined}
              autocomplete="off"
              spellcheck={false}
              list={listId}
              value={text}
              onInput={onInput}
            />
            {suggestions !== undefined && (
              <datalist id={listId}>
                {suggestions.map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </FieldFrame>
  );
}
