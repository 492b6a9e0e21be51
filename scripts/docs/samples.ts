import type { Json } from "../pipeline/json.ts";

/** A call of an operation with an example of its body. */
export interface SampleCall {
  readonly operationId: string;
  /** In upper case. */
  readonly method: string;
  /** The path with example values in it, such as `/pets/7`. */
  readonly path: string;
  /** Parameters with example values: those of the path, and those that are required. */
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly value: string }[];
  /** The headers that authenticate it: a name, and what stands before the secret. */
  readonly credentials: readonly { readonly scheme: string; readonly header: string; readonly prefix: string }[];
  readonly body: SampleBody | undefined;
}

export interface SampleBody {
  readonly mediaType: string;
  readonly value: Json;
}

export interface Sample {
  /** The name of the tab. */
  readonly label: string;
  readonly language: "bash" | "typescript" | "python";
  readonly code: string;
}

/** Samples of a call in the order of their tabs; `standard` are those that the toolkit makes. */
export type MakeSamples = (call: SampleCall, baseUrl: string, standard: readonly Sample[]) => readonly Sample[];

/** Calls without a client: curl, and what every runtime of the language has. */
export const makeSamples = (call: SampleCall, baseUrl: string): Sample[] => [
  { label: "curl", language: "bash", code: toCurl(call, baseUrl) },
  { label: "TypeScript", language: "typescript", code: toFetch(call, baseUrl) },
  { label: "Python", language: "python", code: toPython(call, baseUrl) },
];

/** `X-Client-Id` becomes `CLIENT_ID`, the name of a shell variable. */
const toVariable = ({ scheme }: { readonly scheme: string }): string =>
  scheme
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase();

const getUrl = ({ path, parameters }: SampleCall, baseUrl: string): string => {
  const query = parameters
    .filter((one) => one.in === "query")
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return baseUrl + path + (query.length === 0 ? "" : `?${query.join("&")}`);
};

const listHeaders = ({ parameters, body }: SampleCall): (readonly [string, string])[] => [
  ...parameters.filter((one) => one.in === "header").map(({ name, value }) => [name, value] as const),
  ...(body !== undefined && !isForm(body) ? [["Content-Type", body.mediaType] as const] : []),
];

const isForm = ({ mediaType }: SampleBody): boolean => mediaType === "multipart/form-data";
const listParts = ({ value }: SampleBody): [string, Json][] => Object.entries(value as Record<string, Json>);
const isJson = ({ mediaType }: SampleBody): boolean => /[/+]json$/.test(mediaType);
const toText = (body: SampleBody): string => (isJson(body) ? JSON.stringify(body.value, null, 2) : String(body.value));

function toCurl(call: SampleCall, baseUrl: string): string {
  const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const { body, method, credentials } = call;
  const options = [
    ...credentials.map((one) => `-H "${one.header}: ${one.prefix}$${toVariable(one)}"`),
    ...listHeaders(call).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : isForm(body)
        ? listParts(body).map(([name]) => `-F ${name}=@${name}.jpg`)
        : [`-d ${quote(toText(body))}`]),
  ];
  const first = `curl${method === "GET" ? "" : ` -X ${method}`} ${quote(getUrl(call, baseUrl))}`;
  return [first, ...options].join(" \\\n  ");
}

function toFetch(call: SampleCall, baseUrl: string): string {
  const { body, method, credentials } = call;
  const headers = [
    ...credentials.map((one) => `    "${one.header}": \`${one.prefix}\${process.env.${toVariable(one)}}\`,`),
    ...listHeaders(call).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  const form =
    body !== undefined && isForm(body)
      ? [
          'import { openAsBlob } from "node:fs";',
          "",
          "const form = new FormData();",
          ...listParts(body).map(([name]) => `form.set("${name}", await openAsBlob("${name}.jpg"), "${name}.jpg");`),
          "",
        ]
      : [];
  const payload =
    body === undefined
      ? []
      : isForm(body)
        ? ["  body: form,"]
        : [`  body: ${indent(isJson(body) ? `JSON.stringify(${toText(body)})` : JSON.stringify(toText(body)), "  ")},`];
  return [
    ...form,
    `const response = await fetch(${JSON.stringify(getUrl(call, baseUrl))}, {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(headers.length === 0 ? [] : ["  headers: {", ...headers, "  },"]),
    ...payload,
    "});",
    "console.log(response.status, await response.text());",
  ].join("\n");
}

function toPython(call: SampleCall, baseUrl: string): string {
  const { body, method, credentials } = call;
  const headers = [
    ...credentials.map((one) => `        "${one.header}": "${one.prefix}" + os.environ["${toVariable(one)}"],`),
    ...listHeaders(call).map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  // The standard library writes no forms.
  if (body !== undefined && isForm(body)) return toRequests(call, baseUrl, headers);
  const data =
    body === undefined
      ? []
      : [
          `    data=${isJson(body) ? `json.dumps(${indent(toPythonValue(body.value), "    ")}).encode()` : `${JSON.stringify(toText(body))}.encode()`},`,
        ];
  return [
    ...(body !== undefined && isJson(body) ? ["import json"] : []),
    ...(credentials.length === 0 ? [] : ["import os"]),
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(getUrl(call, baseUrl))},`,
    `    method="${method}",`,
    ...(headers.length === 0 ? [] : ["    headers={", ...headers, "    },"]),
    ...data,
    ")",
    "with urllib.request.urlopen(request) as response:",
    "    print(response.status, response.read().decode())",
  ].join("\n");
}

const toRequests = (call: SampleCall, baseUrl: string, headers: readonly string[]): string =>
  [
    ...(call.credentials.length === 0 ? [] : ["import os"]),
    "import requests",
    "",
    `response = requests.${call.method.toLowerCase()}(`,
    `    ${JSON.stringify(getUrl(call, baseUrl))},`,
    ...(headers.length === 0 ? [] : ["    headers={", ...headers, "    },"]),
    `    files={${listParts(call.body as SampleBody)
      .map(([name]) => `"${name}": open("${name}.jpg", "rb")`)
      .join(", ")}},`,
    ")",
    "print(response.status_code, response.text)",
  ].join("\n");

/** JSON as Python writes it. */
export function toPythonValue(value: Json, indentation = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const deeper = `${indentation}    `;
  const entries = Array.isArray(value)
    ? value.map((one) => toPythonValue(one, deeper))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${toPythonValue(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return entries.length === 0
    ? open + close
    : `${open}\n${entries.map((one) => `${deeper}${one},\n`).join("")}${indentation}${close}`;
}

const indent = (text: string, by: string): string => text.replaceAll("\n", `\n${by}`);
