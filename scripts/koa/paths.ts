import type { Route } from "../runtime/route.ts";

export interface PathTemplate {
  readonly expression: RegExp;
  /** In the order in which they stand in the path. */
  readonly names: readonly string[];
}

/** `/users/{id}` as an expression. A parameter is at least one character of one segment. */
export function templateOf(path: string): PathTemplate {
  const names: string[] = [];
  const source = path.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    names.push(part);
    return "([^/]+)";
  });
  return { expression: new RegExp(`^${source.join("")}$`), names };
}

export const hasParameters = (path: string): boolean => path.includes("{");

/** OpenAPI: a path without parameters is matched before one with them; of two with some, the one that says more first. */
export function bySpecificity(one: Route, other: Route): number {
  const [a, b] = [one.path.split("/"), other.path.split("/")];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = Number(hasParameters(a[index] ?? "")) - Number(hasParameters(b[index] ?? ""));
    if (difference !== 0) return difference;
  }
  return 0;
}
