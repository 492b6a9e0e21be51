import { allSchemas } from "../../document/walk-document.ts";
import { conjunctionOf, typesOf } from "../../schema/flat.ts";
import { children, type Path, type Spot } from "../../schema/spot.ts";
import { documentRule } from "./document.ts";

/** Where a schema only narrows what another one declares. */
const NARROWING: ReadonlySet<string | number> = new Set([
  ...["allOf", "if", "then", "else", "not", "dependentSchemas", "contains", "propertyNames"],
]);

/** A reader of the documentation has only the name of a property without a description. */
export const propertyDescription = documentRule((root, report) => {
  for (const schema of allSchemas(root)) {
    if (!declaresObject(schema)) continue;
    const declared = new Map<string, Spot[]>();
    for (const part of conjunctionOf(root, [schema]))
      for (const { key, spot } of children(part, "properties"))
        declared.set(String(key), [...(declared.get(String(key)) ?? []), spot]);
    for (const { key } of children(schema, "properties")) {
      const spots = declared.get(String(key)) ?? [];
      const [first] = spots;
      if (first === undefined || conjunctionOf(root, spots).some(({ node }) => typeof node.description === "string"))
        continue;
      report.atKey(
        first.path,
        `The property ${key} has no description.`,
        "add a description: what it is for, in a sentence",
      );
    }
  }
});

/** Whether the schema says itself that its values are objects; otherwise it is a condition on objects of another schema. */
const declaresObject = ({ node, path }: Spot): boolean => typesOf(node).includes("object") && !path.some(isNarrowing);

/** The name of a property may be that of a keyword. */
const isNarrowing = (key: string | number, index: number, path: Path): boolean =>
  NARROWING.has(key) && path[index - 1] !== "properties";
