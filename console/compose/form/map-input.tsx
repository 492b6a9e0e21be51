import { useState } from "preact/hooks";
import { keysOfPlaceholder } from "../../../spec/keywords/placeholders.ts";
import type { MapField } from "../fields.ts";
import { isObject, type Json, type Path, textOf } from "../json.ts";
import { remove, valueAt, write } from "./change.ts";
import { markPart } from "./fault-mark.tsx";
import { FieldFrame, toId } from "./field-frame.tsx";

interface MapInputProps {
  readonly field: MapField;
  readonly path: Path;
}

const isPlain = (value: Json): boolean => typeof value === "string" || typeof value === "number";

/** Names with a text each. Names that the message needs are there to be filled; others can be added. */
export function MapInput({ field: { label, hint, names = [] }, path }: MapInputProps) {
  const value = valueAt(path);
  const map = isObject(value) ? value : {};
  const given = Object.keys(map).filter((name) => map[name] !== undefined && isPlain(map[name]));
  // In the order of the message, so that a word that is removed keeps its place.
  const wanted = names.map((name) => ({
    name,
    key: keysOfPlaceholder(name).find((key) => given.includes(key)) ?? name,
  }));
  const others = given.filter((other) => !wanted.some(({ key }) => key === other)).map((key) => ({ name: key, key }));
  return (
    <fieldset id={toId(path)} {...markPart(path, "map wide")} tabIndex={-1}>
      <legend>{label}</legend>
      {hint !== undefined && <p class="hint">{hint}</p>}
      <div class="grid">
        {[...wanted, ...others].map(({ name, key }) => (
          <FieldFrame key={key} path={[...path, key]} label={name}>
            {(attributes) => (
              <div class="joined">
                <input
                  {...attributes}
                  type="text"
                  autocomplete="off"
                  value={textOf(map[key])}
                  onInput={({ currentTarget }) => write([...path, key], currentTarget.value)}
                />
                {given.includes(key) && (
                  <button
                    type="button"
                    class="icon"
                    aria-label={`Remove ${name}`}
                    onClick={() => remove([...path, key])}
                  >
                    ×
                  </button>
                )}
              </div>
            )}
          </FieldFrame>
        ))}
      </div>
      <AddName label={label} onAdd={(name) => write([...path, name], "")} />
    </fieldset>
  );
}

function AddName({ label, onAdd }: { readonly label: string; onAdd(name: string): void }) {
  const [name, setName] = useState("");
  const add = (): void => {
    if (name.trim() !== "") onAdd(name.trim());
    setName("");
  };
  return (
    <div class="joined add">
      <input
        type="text"
        aria-label={`${label}: another name`}
        placeholder="Another name"
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && add()}
      />
      <button type="button" class="quiet small" onClick={add}>
        Add
      </button>
    </div>
  );
}
