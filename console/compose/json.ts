/** A body as the composer holds it: anything that JSON can say, because the raw editor may hold anything. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The names on the way to a place; the entries of lists are named by their index. */
export type Path = readonly string[];

export const toPointer = (path: Path): string =>
  path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

export const fromPointer = (pointer: string): Path =>
  pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));

export function getAt(value: Json | undefined, path: Path): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isList(value)) return getAt(value[Number(name)], rest);
  return isObject(value) && Object.hasOwn(value, name) ? getAt(value[name], rest) : undefined;
}

/** A copy with another value at a place. Objects that are missing on the way are added. */
export function setAt(value: Json | undefined, path: Path, next: Json): Json {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  if (isList(value)) return value.map((item, index) => (String(index) === name ? setAt(item, rest, next) : item));
  const holder = isObject(value) ? value : {};
  return { ...holder, [name]: setAt(holder[name], rest, next) };
}

/** A copy without the member at a place; an object that is empty then goes as well, unless it is an entry of a list. */
export function removeAt(value: Json, path: Path): Json {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isList(value)) {
    return rest.length === 0
      ? value.filter((_, index) => String(index) !== name)
      : value.map((item, index) => (String(index) === name ? removeAt(item, rest) : item));
  }
  if (!isObject(value)) return value;
  const { [name]: member, ...others } = value;
  if (member === undefined || rest.length === 0) return others;
  const left = removeAt(member, rest);
  return isObject(left) && Object.keys(left).length === 0 ? others : { ...value, [name]: left };
}

/** A copy of a list with two neighbours exchanged. */
export function moveItem(list: readonly Json[], from: number, to: number): readonly Json[] {
  if (to < 0 || to >= list.length) return list;
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

// What people read of a value that may be of any shape, for the previews.

export const textOf = (value: Json | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** The text of a member; the empty text if there is none. */
export const textAt = (value: Json | undefined, ...path: Path): string => textOf(getAt(value, path));

export function listAt(value: Json | undefined, ...path: Path): readonly Json[] {
  const list = getAt(value, path);
  return isList(list) ? list : [];
}
