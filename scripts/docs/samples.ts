import { writeCurl } from "../project/curl.ts";
import { writeExact } from "../runtime/exact-json.ts";
import type { Json } from "../schema/json.ts";

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
  /** The answer is a stream, which is shown while it arrives. */
  readonly isStream?: boolean;
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
export const toVariable = ({ scheme }: { readonly scheme: string }): string =>
  scheme
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase()
    // A name of a variable begins with a letter.
    .replace(/^(?![A-Z])/, "KEY_");

const getUrl = ({ path, parameters }: SampleCall, baseUrl: string): string => {
  const query = parameters.flatMap(({ in: place, name, value }) =>
    place === "query"
      ? [`${name}=${encodeURIComponent(value)}`]
      : place === "querystring" && value !== ""
        ? [value]
        : [],
  );
  return baseUrl + path + (query.length === 0 ? "" : `?${query.join("&")}`);
};

const listHeaders = ({ parameters, body }: SampleCall): (readonly [string, string])[] => [
  ...parameters.filter((one) => one.in === "header").map(({ name, value }) => [name, value] as const),
  ...(body !== undefined && !isForm(body) ? [["Content-Type", body.mediaType] as const] : []),
];

export const isForm = ({ mediaType }: Pick<SampleBody, "mediaType">): boolean => mediaType === "multipart/form-data";
const listParts = ({ value }: SampleBody): [string, Json][] => Object.entries(value as Record<string, Json>);
export const isJson = ({ mediaType }: SampleBody): boolean => /[/+]json$/.test(mediaType);
export const toBodyText = (body: SampleBody): string => (isJson(body) ? writeExact(body.value, 2) : String(body.value));

function toCurl(call: SampleCall, baseUrl: string): string {
  const { body, method, credentials } = call;
  const secrets = credentials.map((one) => [one.header, [one.prefix, { variable: toVariable(one) }]] as const);
  const shown = body && (isForm(body) ? { files: listParts(body).map(toFilePart) } : { text: toBodyText(body) });
  const request = { method, url: getUrl(call, baseUrl), headers: [...secrets, ...listHeaders(call)], body: shown };
  return writeCurl(request, call.isStream === true ? ["--no-buffer"] : []);
}

const toFilePart = ([name]: [string, Json]): [string, string] => [name, `${name}.jpg`];

function toFetch(call: SampleCall, baseUrl: string): string {
  const { body, method, credentials } = call;
  const headers = [
    ...credentials.map((one) => `    ${JSON.stringify(one.header)}: ${toTemplate(one.prefix, toVariable(one))},`),
    ...listHeaders(call).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  const form =
    body !== undefined && isForm(body)
      ? [
          'import { openAsBlob } from "node:fs";',
          "",
          "const form = new FormData();",
          ...listParts(body).map(([name]) => toFormLine(name)),
          "",
        ]
      : [];
  const payload =
    body === undefined
      ? []
      : isForm(body)
        ? ["  body: form,"]
        : [
            `  body: ${indent(isJson(body) ? `JSON.stringify(${toBodyText(body)})` : JSON.stringify(toBodyText(body)), "  ")},`,
          ];
  return [
    ...form,
    `const response = await fetch(${JSON.stringify(getUrl(call, baseUrl))}, {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(headers.length === 0 ? [] : ["  headers: {", ...headers, "  },"]),
    ...payload,
    "});",
    ...(call.isStream === true
      ? [
          "const text = response.body?.pipeThrough(new TextDecoderStream()) ?? [];",
          "for await (const part of text) console.log(part);",
        ]
      : ["console.log(response.status, await response.text());"]),
  ].join("\n");
}

/** A text that ends with the value of a variable. */
const toTemplate = (text: string, variable: string): string =>
  `\`${text.replaceAll(/[\\`$]/g, "\\$&")}\${process.env.${variable}}\``;

function toFormLine(name: string): string {
  const file = JSON.stringify(`${name}.jpg`);
  return `form.set(${JSON.stringify(name)}, await openAsBlob(${file}), ${file});`;
}

function toPython(call: SampleCall, baseUrl: string): string {
  const { body, method, credentials } = call;
  const headers = [
    ...credentials.map(
      (one) =>
        `        ${JSON.stringify(one.header)}: ${JSON.stringify(one.prefix)} + os.environ["${toVariable(one)}"],`,
    ),
    ...listHeaders(call).map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  // The standard library writes no forms.
  if (body !== undefined && isForm(body)) return toRequests(call, baseUrl, headers);
  const data =
    body === undefined
      ? []
      : [
          `    data=${isJson(body) ? `json.dumps(${indent(toPythonValue(body.value), "    ")}).encode()` : `${JSON.stringify(toBodyText(body))}.encode()`},`,
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
    ...(call.isStream === true
      ? ["    for line in response:", '        print(line.decode(), end="")']
      : ["    print(response.status, response.read().decode())"]),
  ].join("\n");
}

const toRequests = (call: SampleCall, baseUrl: string, headers: readonly string[]): string =>
  [
    ...(call.credentials.length === 0 ? [] : ["import os"]),
    "import requests",
    "",
    /^(POST|PUT|PATCH)$/.test(call.method)
      ? `response = requests.${call.method.toLowerCase()}(`
      : `response = requests.request("${call.method}",`,
    `    ${JSON.stringify(getUrl(call, baseUrl))},`,
    ...(headers.length === 0 ? [] : ["    headers={", ...headers, "    },"]),
    `    files={${listParts(call.body as SampleBody)
      .map(([name]) => `${JSON.stringify(name)}: open(${JSON.stringify(`${name}.jpg`)}, "rb")`)
      .join(", ")}},`,
    ")",
    "print(response.status_code, response.text)",
  ].join("\n");

/** JSON as Python writes it. */
function toPythonValue(value: Json, indentation = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return writeExact(value);
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
