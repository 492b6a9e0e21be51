import { NOT_IN_NAMES, typeName } from "../../document/names.ts";

const KEYWORDS: ReadonlySet<string> = new Set([
  ...["False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del"],
  ...["elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal"],
  ...["not", "or", "pass", "raise", "return", "try", "while", "with", "yield"],
]);

/** Names that annotations use; another meaning in the same scope would change them. */
const BUILTINS: ReadonlySet<string> = new Set(["bool", "bytes", "float", "int", "object", "str", "types"]);

/** Names of `typing` and of request.py that the generated files use. */
export const PYTHON_RESERVED: readonly string[] = [
  ...["Any", "Dict", "File", "List", "Literal", "Mapping", "NoReturn", "NotRequired", "Optional", "TYPE_CHECKING"],
  ...["TypedDict", "Union"],
];

/** `sendSms`, `Idempotency-Key` → `send_sms`, `idempotency_key`: the name of a function or an argument. */
export function snakeName(name: string): string {
  // Python reads names in this form, in which further characters may make a keyword.
  const words = name
    .normalize("NFKC")
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1_$2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1_$2")
    .split(NOT_IN_NAMES)
    .filter((word) => word !== "");
  const snake = words.join("_").toLowerCase();
  const named = /^\p{L}/u.test(snake) ? snake : `n${snake}`;
  return KEYWORDS.has(named) || BUILTINS.has(named) ? `${named}_` : named;
}

/** `pet-list` → `PetList`. */
export function className(name: string): string {
  // A class with a leading underscore would not be exported.
  const named = typeName(name.normalize("NFKC")).replace(/^_+/, "T");
  return KEYWORDS.has(named) ? `${named}_` : named;
}

/** Whether a key can be written as a field of a class. A capital letter could be the name of a class beside it. */
export const isFieldName = (name: string): boolean =>
  /^[a-z][A-Za-z0-9_]*$/.test(name) && !KEYWORDS.has(name) && !BUILTINS.has(name);

/** A string literal. JSON escapes are Python escapes, except for the pairs of surrogates. */
export const pythonString = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /\p{C}|[\u2028\u2029]/gu,
    (character) => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`,
  );

export const pythonTuple = (items: readonly string[]): string =>
  items.length === 1 ? `(${items[0]},)` : `(${items.join(", ")})`;

/**
 * The lines of a text. Python ends a line at a carriage return too, and refuses a file with a zero byte. Other tools end lines at further
 * characters, so that a reader could take for code what is a text.
 */
const listLines = (text: string): string[] =>
  text
    .trim()
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replaceAll(/[^\P{Cc}\t]/gu, " "));

/** A comment of one line. */
export const pythonComment = (text: string): string => {
  const words = listLines(text).map((line) => line.trim());
  return `# ${words.filter((line) => line !== "").join(" ")}`;
};

/** A docstring that nothing in the text can end, indented with its first line. */
export function docString(text: string, by: string): string {
  const lines = listLines(text);
  const safe = lines.map((line, index) => (index === 0 || line.trim() === "" ? line.trim() : by + line.trimEnd()));
  const escaped = safe.join("\n").replaceAll("\\", "\\\\").replaceAll('"""', "'''");
  const closed = escaped.endsWith('"') ? `${escaped} ` : escaped;
  return `"""${closed}${lines.length > 1 ? `\n${by}` : ""}"""`;
}
