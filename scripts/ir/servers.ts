import { isObject, type JsonObject } from "../pipeline/json.ts";

/** The path of the document's first server, with its variables at their defaults and without a slash at its end. */
export function basePathOf({ servers }: JsonObject): string {
  const [first] = Array.isArray(servers) ? servers : [];
  if (!isObject(first) || typeof first.url !== "string") return "";
  const variables = isObject(first.variables) ? first.variables : {};
  const url = first.url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const variable = variables[name];
    return isObject(variable) ? String(variable.default ?? "") : "";
  });
  // Relative to the document's own address, of which nothing but the path can matter here.
  const path = URL.parse(url, "http://localhost/")?.pathname ?? "";
  return path.replace(/\/+$/, "");
}
