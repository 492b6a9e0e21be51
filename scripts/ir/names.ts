/** `list-pets`, `ListPets`, `list pets` → `ListPets`: fit to name a TypeScript type. */
export function typeName(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^\p{L}/u.test(pascal) ? pascal : `_${pascal}`;
}

/** `GET /pets/{petId}/toys` → `getPetsByPetIdToys`: the name of an operation whose author gave it none. */
export function operationName(method: string, path: string): string {
  const words = path.split("/").filter((word) => word !== "");
  const named = words.map((word) => typeName(word.replaceAll(/\{([^}]*)\}/g, " by $1 "))).join("");
  return method + named;
}

/** The name itself, or with the first number that makes it unlike those taken. Takes it. */
export function unique(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(candidate); number++) candidate = `${name}${number}`;
  taken.add(candidate);
  return candidate;
}

/** A JavaScript property name, quoted where it must be. */
export function propertyName(name: string): string {
  // Written plainly it would be the object's prototype, not a member of it.
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Text that cannot end a comment early. */
export const commentText = (text: string): string => text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim();

/** An operationId as a key of the `operations` type: openapi-typescript writes it so. */
export const typesKey = (operationId: string): string => operationId.replaceAll("#", "/");
