import { isObject, type JsonObject } from "../pipeline/json.ts";

/** What a save meant for the contract: one line for each operation and schema that came, went or changed. */
export function compareDocuments(before: JsonObject, after: JsonObject): string[] {
  return [
    ...compareNames("operation", operationsOf(before), operationsOf(after)),
    ...compareNames("webhook", operationsOf(before, "webhooks"), operationsOf(after, "webhooks")),
    ...compareNames("schema", componentsOf(before), componentsOf(after)),
  ];
}

type Named = ReadonlyMap<string, string>;

function compareNames(kind: string, before: Named, after: Named): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    return [`${old === undefined ? "added  " : now === undefined ? "removed" : "changed"} ${kind} ${name}`];
  });
}

function operationsOf(document: JsonObject, holder = "paths"): Named {
  const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);
  const found = new Map<string, string>();
  for (const [path, item] of Object.entries(asObject(document[holder]))) {
    for (const [method, operation] of Object.entries(asObject(item))) {
      if (methods.has(method)) found.set(`${method.toUpperCase()} ${path}`, JSON.stringify(operation));
    }
  }
  return found;
}

function componentsOf(document: JsonObject): Named {
  const schemas = asObject(asObject(document.components).schemas);
  return new Map(Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema)]));
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
