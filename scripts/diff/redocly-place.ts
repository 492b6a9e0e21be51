import { parsePointer } from "../pipeline/json.ts";
import type { RedoclyChange } from "./redocly.ts";

/** Where in an operation a change is, in the words of our findings. */
export interface RedoclyPlace {
  /** Segments of the operation, such as `paths`, `/pets`, `post`; none: it is not in one. */
  readonly operation: readonly string[];
  /** `request`, `response 200`, `parameter`, or undefined: the operation itself. */
  readonly part: string | undefined;
  readonly field: string;
  /** Whether it is in a schema, header or parameter: what we compare by what it means. */
  readonly compared: boolean;
}

const NOWHERE: RedoclyPlace = { operation: [], part: undefined, field: "", compared: false };

export function placeOf(change: RedoclyChange): RedoclyPlace {
  const segments = parsePointer(change.path);
  if (segments[0] !== "paths" && segments[0] !== "webhooks") return NOWHERE;
  const operation = segments.slice(0, 3);
  const [section, name = "", ...rest] = segments.slice(3);
  if (section === "requestBody") return { operation, part: "request", ...inContent([name, ...rest]) };
  if (section === "parameters") return { operation, part: "parameter", ...inSchema(rest) };
  if (section === "responses") {
    const isHeader = rest[0] === "headers";
    const part = `response ${name}${isHeader && rest[1] !== undefined ? ` header ${rest[1]}` : ""}`;
    return { operation, part, ...(isHeader ? inSchema(rest.slice(2)) : inContent(rest)) };
  }
  return { operation, part: section, field: "", compared: segments.length <= 3 || section === "security" };
}

/** After `content/<type>`. */
function inContent(segments: readonly string[]): Pick<RedoclyPlace, "field" | "compared"> {
  return segments[0] === "content" ? inSchema(segments.slice(2)) : { field: "", compared: true };
}

function inSchema(segments: readonly string[]): Pick<RedoclyPlace, "field" | "compared"> {
  if (segments[0] !== "schema") return { field: "", compared: segments.length === 0 };
  let field = "";
  for (let index = 1; index < segments.length; index++) {
    const [keyword, next = ""] = segments.slice(index, index + 2);
    if (keyword === "items") field += "[]";
    else if (keyword === "additionalProperties") field += ".*";
    else if (keyword === "properties" && next !== "") {
      field += `.${next}`;
      index++;
    } else if (keyword === "prefixItems" || keyword === "patternProperties") {
      field += keyword === "prefixItems" ? `[${next}]` : `.<${next}>`;
      index++;
    }
  }
  return { field: field.replace(/^\./, ""), compared: true };
}
