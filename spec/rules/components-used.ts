import type { Oas3Rule } from "@redocly/openapi-core";
import { child, isNode } from "./document.ts";

/** Named by operations and not by references. */
const namedElsewhere = new Set(["securitySchemes"]);

/**
 * A component that nothing refers to is a leftover. Some are there for code: the option `usedByCode` lists schemas
 * whose validators the server calls by name, such as a step after its placeholders were replaced.
 */
export const componentsUsed: Oas3Rule = (options) => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    const components = child({ node: document, path: [] }, "components");
    const usedByCode = new Set(Array.isArray(options.usedByCode) ? options.usedByCode.map(String) : []);
    const referred = referencesIn(document);
    for (const [kind, members] of Object.entries(components?.node ?? {})) {
      if (namedElsewhere.has(kind) || !isNode(members)) continue;
      for (const name of Object.keys(members)) {
        const place = location.child(["components", kind, name]).key();
        const isReferred = referred.has(`#/components/${kind}/${name}`);
        if (!isReferred && !usedByCode.has(name)) {
          const suggest = ["refer to it, remove it, or list it in spec/redocly.yaml as used by code"];
          report({ message: `Nothing refers to the component ${name}.`, location: place, suggest });
        }
      }
    }
    const known = new Set(
      Object.values(components?.node ?? {}).flatMap((members) => (isNode(members) ? Object.keys(members) : [])),
    );
    for (const name of usedByCode) {
      if (known.has(name)) continue;
      const suggest = ["take the name out of usedByCode in spec/redocly.yaml"];
      report({
        message: `The component ${name}, listed as used by code, does not exist.`,
        location: location.child(["components"]).key(),
        suggest,
      });
    }
  },
});

/** Every `$ref`, and every target of a discriminator's mapping. */
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
