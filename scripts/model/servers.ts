import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import type { Server, ServerVariable } from "./model.ts";

export function readServers({ servers }: JsonObject): Server[] {
  return asArray(servers).flatMap((node) => {
    if (!isObject(node) || typeof node.url !== "string") return [];
    const variables = Object.entries(asObject(node.variables)).map(([name, value]) =>
      readVariable(name, asObject(value)),
    );
    return [{ url: node.url, name: asText(node.name), description: asText(node.description), variables }];
  });
}

function readVariable(name: string, variable: JsonObject): ServerVariable {
  const values = Array.isArray(variable.enum) ? variable.enum.map(String) : undefined;
  return {
    name,
    description: asText(variable.description),
    default: String(variable.default ?? ""),
    enum: values !== undefined && values.length > 0 ? values : undefined,
  };
}

const asText = (value: Json | undefined): string => (typeof value === "string" ? value : "");

/** The path of the document's first server, with the defaults of its variables and without a final slash. */
export function getBasePath({ servers }: JsonObject): string {
  const [first] = asArray(servers);
  if (!isObject(first) || typeof first.url !== "string") return "";
  const variables = asObject(first.variables);
  const url = first.url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const variable = variables[name];
    return isObject(variable) ? String(variable.default ?? "") : "";
  });
  // The URL may be relative; only its path is used.
  const origin = "http://localhost/";
  return URL.canParse(url, origin) ? new URL(url, origin).pathname.replace(/\/+$/, "") : "";
}
