import { allSchemas } from "../../document/walk-document.ts";
import { children, type Path, type Spot } from "../../schema/spot.ts";
import { documentRule, listOperations, listParameters } from "./document.ts";

const STYLES: Readonly<Record<string, RegExp>> = {
  camelCase: /^[a-z][a-z0-9]*([A-Z0-9][a-z0-9]*)*$/,
  snake_case: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
  "kebab-case": /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  PascalCase: /^[A-Z][A-Za-z0-9]*$/,
};
/** So many names of a kind show a style; fewer may be chance. */
const MIN_NAMES = 8;
/** The part of the names that must share a style, so that the others are mistakes and not a second style. */
const SHARE = 0.9;

interface Named {
  readonly name: string;
  readonly path: Path;
}

/**
 * Names of one kind have one style: the one that nearly all of them have, or the one that an option names (`properties: snake_case`).
 * The kinds are schemas, properties, parameters, operations and paths.
 */
export const nameStyle = documentRule((root, report, options) => {
  for (const [kind, names] of Object.entries(listNames(root))) {
    const style = findStyle(names, options[kind]);
    if (style === undefined) continue;
    for (const { name, path } of names) {
      if (STYLES[style]?.test(name)) continue;
      const message = `The name ${name} is not in ${style}, as the other ${kind} are.`;
      report.atKey(
        path,
        message,
        `rename it to ${toStyle(name, style)}, or turn this rule off if clients already use it`,
      );
    }
  }
});

function listNames(root: Spot): Record<string, Named[]> {
  const operations = listOperations(root);
  const schemas = allSchemas(root);
  const unique = (names: readonly Named[]): Named[] => [
    ...new Map(names.filter(({ name }) => /^[\w-]+$/.test(name)).map((one) => [one.name, one])).values(),
  ];
  return {
    schemas: unique(children({ node: Object(root.node.components), path: ["components"] }, "schemas").map(toNamed)),
    properties: unique(schemas.flatMap((schema) => children(schema, "properties").map(toNamed))),
    parameters: unique(
      operations
        .flatMap((operation) => listParameters(root, operation))
        .filter(({ node }) => node.in === "path" || node.in === "query")
        .map(({ node, path }) => ({ name: String(node.name), path: [...path, "name"] })),
    ),
    operations: unique(
      operations.flatMap(({ node, path }) =>
        typeof node.operationId === "string" ? [{ name: node.operationId, path: [...path, "operationId"] }] : [],
      ),
    ),
    paths: unique(
      children(root, "paths").flatMap(({ key, spot }) =>
        String(key)
          .split("/")
          .filter((segment) => segment !== "" && !/[{}.:]/.test(segment))
          .map((name) => ({ name, path: spot.path })),
      ),
    ),
  };
}

const toNamed = ({ key, spot }: { key: string | number; spot: Spot }): Named => ({
  name: String(key),
  path: spot.path,
});

function findStyle(names: readonly Named[], chosen: unknown): string | undefined {
  if (typeof chosen === "string") return chosen in STYLES ? chosen : undefined;
  // A single word in small letters has every style.
  const telling = names.filter(({ name }) => !/^[a-z0-9]+$/.test(name));
  if (telling.length < MIN_NAMES) return undefined;
  const styles = Object.entries(STYLES);
  return styles.find(([, form]) => telling.filter(({ name }) => form.test(name)).length >= SHARE * telling.length)?.[0];
}

function toStyle(name: string, style: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  if (style === "snake_case") return words.join("_");
  if (style === "kebab-case") return words.join("-");
  return words.map((word, index) => (index === 0 && style === "camelCase" ? word : capital(word))).join("");
}
