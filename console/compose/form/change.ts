import { body, composed, setBody } from "../draft.ts";
import { getAt, type Json, type Path, removeAt, setAt } from "../json.ts";
import { type FieldLimit, findLimit } from "../limits.ts";

// How a control reads and writes its place of the body.

export const valueAt = (path: Path): Json | undefined => getAt(body.value, path);

/** How much fits into it, by the contract. */
export const limitAt = (path: Path): FieldLimit | undefined => findLimit(composed.value.operation, body.value, path);

export const write = (path: Path, value: Json): void => setBody(setAt(body.value, path, value));

export const remove = (path: Path): void => setBody(removeAt(body.value, path));

/** An optional field that is emptied leaves the body; a required one stays, so that its fault is seen. */
export function writeText(path: Path, text: string, isRequired: boolean): void {
  if (text === "" && !isRequired) remove(path);
  else write(path, text);
}
