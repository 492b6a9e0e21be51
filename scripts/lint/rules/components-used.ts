import { child, isNode } from "../../schema/spot.ts";
import { documentRule } from "./document.ts";

/** Kinds of components that operations name without a $ref, and media types, whose $refs the bundler has replaced. */
const NAMED_WITHOUT_REF = new Set(["securitySchemes", "mediaTypes"]);

/**
 * Finds components that nothing uses. The option `usedByCode` lists schemas that only code uses: the server calls their
 * validators by name, for example for a step after its placeholders were replaced.
 */
export const componentsUsed = documentRule((root, report, options) => {
  const components = Object.entries(child(root, "components")?.node ?? {}).flatMap(([kind, members]) =>
    isNode(members) ? Object.keys(members).map((name) => ({ kind, name })) : [],
  );
  const usedByCode = new Set(Array.isArray(options.usedByCode) ? options.usedByCode.map(String) : []);
  const references = referencesIn(root.node);
  for (const { kind, name } of components) {
    if (NAMED_WITHOUT_REF.has(kind) || usedByCode.has(name) || references.has(`#/components/${kind}/${name}`)) continue;
    const fix = "use it, remove it, or list it under usedByCode in redocly.yaml";
    report.atKey(["components", kind, name], `Nothing refers to the component ${name}.`, fix);
  }
  for (const unknown of usedByCode)
    if (!components.some(({ name }) => name === unknown))
      report.atKey(
        ["components"],
        `The component ${unknown} is listed under usedByCode, but does not exist.`,
        "remove the name from usedByCode in redocly.yaml",
      );
});

/** All values of `$ref` and of the mappings of discriminators. */
function referencesIn(document: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      if (value.startsWith("#/components/")) found.add(value);
    } else if (Array.isArray(value)) {
      for (const entry of value) visit(entry);
    } else if (isNode(value)) {
      for (const entry of Object.values(value)) visit(entry);
    }
  };
  visit(document);
  return found;
}
