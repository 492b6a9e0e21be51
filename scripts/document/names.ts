/** What separates words. Some numbers of Unicode, such as ², are not allowed in names of JavaScript and Python either. */
export const NOT_IN_NAMES = /(?:[^\p{L}\p{N}]|\P{ID_Continue})+/u;

/** `list-pets`, `ListPets`, `list pets` → `ListPets`: the name of a TypeScript type. */
export function typeName(name: string): string {
  const words = name.split(NOT_IN_NAMES).filter((word) => word !== "");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^\p{L}/u.test(pascal) ? pascal : `_${pascal}`;
}

/** `GET /pets/{petId}/toys` → `getPetsByPetIdToys`: the name of an operation without an operationId. */
export function operationName(method: string, path: string): string {
  const words = path.split("/").filter((word) => word !== "");
  const named = words.map((word) => typeName(word.replaceAll(/\{([^}]*)\}/g, " by $1 "))).join("");
  return method + named;
}

/** `listNotes` → `list-notes`: the name of the file of an operation or of a tag. */
export const kebabCase = (name: string): string =>
  name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase();

/** The name itself, or with a number if it is taken. */
export function numberedName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number++) free = `${name}${number}`;
  return free;
}

/** Adds a name to those taken, with a number if it is taken already. */
export function unique(name: string, taken: Set<string>): string {
  const free = numberedName(name, (one) => taken.has(one));
  taken.add(free);
  return free;
}

/** A JavaScript property name, quoted where it must be. */
export function propertyName(name: string): string {
  // Without brackets this would set the object's prototype.
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** A JSON value as JavaScript. Two forms of JSON have another meaning there: the key `__proto__`, and the line separators of Unicode. */
export const literal = (value: unknown, space?: number): string =>
  JSON.stringify(value, null, space)
    .replaceAll(/(?<=[{,]\s*)"__proto__":/g, '["__proto__"]:')
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** Text that cannot end the comment around it. */
export const commentText = (text: string): string => text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim();

/** The key that openapi-typescript gives an operation in the `operations` type. */
export const typesKey = (operationId: string): string => operationId.replaceAll("#", "/");

/** The name itself, or with underscores if the object has a property of that name. */
export function freeName(name: string, taken: object): string {
  let free = name;
  while (Object.hasOwn(taken, free)) free += "_";
  return free;
}
