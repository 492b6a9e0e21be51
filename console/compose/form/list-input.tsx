import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { body, setBody } from "../draft.ts";
import { editedPlace } from "../edited-place.ts";
import type { FieldsProps, ListField } from "../fields.ts";
import { getAt, isList, type Json, moveItem, type Path, setAt, textAt, toPointer } from "../json.ts";
import { limitAt, remove, valueAt } from "./change.ts";
import { EntryTools } from "./entry-tools.tsx";
import { FaultCount, markPart } from "./fault-mark.tsx";
import { toId } from "./field-frame.tsx";

interface ListInputProps {
  readonly field: ListField;
  readonly path: Path;
  /** Shows the fields of an entry, which can have lists itself. */
  readonly Fields: ComponentType<FieldsProps>;
}

/** What an entry is about, for its heading. */
const titleOf = (item: Json): string =>
  textAt(item, "title") ||
  textAt(item, "name") ||
  textAt(item, "header") ||
  textAt(item, "to") ||
  textAt(item, "subTitle");

/** Entries that can be added, removed and put into another order. */
export function ListInput({ field, path, Fields }: ListInputProps) {
  const { label, item: itemName, max = limitAt(path)?.max ?? Number.POSITIVE_INFINITY, make, resize, at } = field;
  const value = valueAt(path);
  const list = isList(value) ? value : [];
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  const set = (next: readonly Json[]): void => {
    if (next.length === 0 && resize === undefined) {
      remove(path);
      return;
    }
    const changed = setAt(body.value, path, next);
    const holder = path.slice(0, path.length - at.length);
    setBody(resize === undefined ? changed : setAt(changed, holder, resize(getAt(changed, holder) ?? {}, next.length)));
  };
  return (
    <fieldset id={toId(path)} {...markPart(path, "list wide")} tabIndex={-1}>
      <legend>
        {label} <span class="meter">{`${list.length} / ${max}`}</span>
      </legend>
      {list.map((entry, index) => (
        <Entry
          key={index}
          field={field}
          path={[...path, String(index)]}
          Fields={Fields}
          entry={entry}
          index={index}
          count={list.length}
          // An entry that comes while the list is shown was just added.
          isOpenAtFirst={isShown.current || list.length <= 2 || index === 0}
          onMove={(to) => {
            set(moveItem(list, index, to));
            editedPlace.value = [...path, String(to)];
          }}
          onRemove={() => set(list.filter((_, other) => other !== index))}
        />
      ))}
      <button
        type="button"
        class="quiet small"
        disabled={list.length >= max}
        onClick={() => {
          set([...list, make(list)]);
          editedPlace.value = [...path, String(list.length)];
        }}
      >
        + Add {itemName}
      </button>
    </fieldset>
  );
}

interface EntryProps extends ListInputProps {
  readonly entry: Json;
  readonly index: number;
  readonly count: number;
  readonly isOpenAtFirst: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

function Entry(props: EntryProps) {
  const { field, path, Fields, entry, index, count, isOpenAtFirst, onMove, onRemove } = props;
  const { item: itemName, fields } = field;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const name = `${itemName.charAt(0).toUpperCase()}${itemName.slice(1)} ${index + 1}`;
  return (
    <div class="entry" data-at={toPointer(path)}>
      <EntryTools name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong> <span class="muted">{titleOf(entry)}</span> <FaultCount paths={[path]} />
        </summary>
        <Fields fields={fields(entry, index)} base={path} />
      </details>
    </div>
  );
}
