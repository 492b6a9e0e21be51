import { isObject, type Json, type JsonObject, segmentsOf, valueAt } from "../pipeline/json.ts";

/** A command line that works when pasted: address, credentials and body as the document's examples have them. */
export function curlLine(document: JsonObject, baseUrl: string, method: string, path: string): string | undefined {
  const item = resolved(document, valueAt(document, ["paths", path]));
  const operation = isObject(item) ? item[method.toLowerCase()] : undefined;
  if (!isObject(item) || !isObject(operation)) return undefined;
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)].map((entry) =>
    resolved(document, entry),
  );
  const body = exampleBody(document, operation);
  const parts = [
    "curl -s",
    method === "GET" ? "" : `-X ${method}`,
    quoted(`${baseUrl}${filled(document, path, parameters)}`),
    ...headerArguments(document, operation, parameters),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function headerArguments(
  document: JsonObject,
  operation: JsonObject,
  parameters: readonly (Json | undefined)[],
): string[] {
  const required = parameters.filter(isObject).filter((entry) => entry.in === "header" && entry.required === true);
  const named = required.map((entry) => `-H ${quoted(`${entry.name}: ${exampleOf(document, entry)}`)}`);
  return [...securityArguments(document, operation), ...named];
}

function securityArguments(document: JsonObject, operation: JsonObject): string[] {
  const requirement = listOf(operation.security ?? document.security)[0];
  return Object.keys(isObject(requirement) ? requirement : {}).flatMap((name) => {
    const scheme = resolved(document, valueAt(document, ["components", "securitySchemes", name]));
    if (!isObject(scheme)) return [];
    if (scheme.type === "http" && scheme.scheme === "basic") return ["-u 'demo:demo'"];
    if (scheme.type === "apiKey" && scheme.in === "header") return [`-H ${quoted(`${scheme.name}: demo`)}`];
    return scheme.type === "apiKey" ? [] : ["-H 'Authorization: Bearer demo'"];
  });
}

function exampleBody(document: JsonObject, operation: JsonObject): Json | undefined {
  const body = resolved(document, operation.requestBody);
  const media = isObject(body) ? valueAt(body, ["content", "application/json"]) : undefined;
  return isObject(media) ? exampleOf(document, media) : undefined;
}

function exampleOf(document: JsonObject, holder: JsonObject): Json | undefined {
  if (holder.example !== undefined) return holder.example;
  const first = isObject(holder.examples) ? resolved(document, Object.values(holder.examples)[0]) : undefined;
  if (isObject(first)) return first.value;
  const schema = resolved(document, holder.schema);
  if (!isObject(schema)) return undefined;
  return listOf(schema.examples)[0] ?? listOf(schema.enum)[0] ?? schema.example ?? schema.default;
}

function filled(document: JsonObject, path: string, parameters: readonly (Json | undefined)[]): string {
  return path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.filter(isObject).find((entry) => entry.in === "path" && entry.name === name);
    const value = parameter === undefined ? undefined : exampleOf(document, parameter);
    return value === undefined ? whole : encodeURIComponent(String(value));
  });
}

function resolved(document: JsonObject, value: Json | undefined): Json | undefined {
  let current = value;
  for (let hops = 0; hops < 16 && isObject(current) && typeof current.$ref === "string"; hops++) {
    current = valueAt(document, segmentsOf(current.$ref));
  }
  return current;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Single quotes keep everything; one inside is closed, escaped and opened again. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
