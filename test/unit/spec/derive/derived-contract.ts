import { Ajv2020 } from "ajv/dist/2020.js";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { ChecksInMemory } from "../../../../scripts/schema/checks-in-memory.ts";
import { isObject, type JsonObject } from "../../../../scripts/schema/json.ts";

const SPEC = new URL("../../../../spec/", import.meta.url).pathname;

/** The contract as everything else sees it: bundled and derived. */
export const { document, plugin } = await loadBundle(`${SPEC}openapi.yaml`, `${SPEC}plugin.ts`);

const components = document.components;
if (!isObject(components) || !isObject(components.schemas)) throw new Error("the contract has no schemas");
export const schemas: JsonObject = components.schemas;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
for (const { module } of plugin.keywords)
  ajv.addKeyword({
    keyword: module.keyword,
    type: module.appliesTo,
    validate: (parameter: unknown, value: unknown) => module.holds(value, parameter),
  });
ajv.addSchema({ $id: "https://contract.test/", components: { schemas } });

/** Whether an ordinary validator accepts the value. */
export function accepts(component: string, value: unknown): boolean {
  return ajv.validate({ $ref: `https://contract.test/#/components/schemas/${component}` }, value);
}

const defs = JSON.parse(
  JSON.stringify(schemas).replaceAll('"#/components/schemas/', '"#/$defs/'),
  // What is derived is told here beside faults of the fields themselves; the order of the two is tested elsewhere.
  (key, value) => (key === "x-across-fields" ? undefined : value),
);
const explain = new ChecksInMemory(plugin.keywords.map(({ module }) => module)).explainer(defs);

/** `pointer code` of every fault. */
export function faults(component: string, value: unknown): string[] {
  const found = explain(component, value, { faultCode: plugin.faultCode });
  return found.map(({ pointer, code }) => `${pointer} ${code}`);
}
