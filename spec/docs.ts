import type { JsonObject } from "./derive/json.ts";
import * as maxBytes from "./keywords/x-max-bytes.ts";

// What the documentation of this contract shows beyond what the toolkit shows of any document.

/** A call of an operation with example values. */
interface Call {
  readonly operationId: string;
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly value: string }[];
  readonly credentials: readonly { readonly scheme: string }[];
  readonly body: { readonly mediaType: string; readonly value: unknown } | undefined;
}

interface Sample {
  readonly label: string;
  readonly language: "bash" | "typescript" | "python";
  readonly code: string;
}

export default {
  badges: { "x-origin": { extension: "extension" } },
  describe: (schema: JsonObject): string[] => [
    ...(schema["x-max-bytes"] === undefined ? [] : [`at most ${String(schema["x-max-bytes"])} bytes in CP949`]),
    ...(typeof schema["x-code"] === "string" ? [`refused with \`${schema["x-code"]}\``] : []),
  ],
  covered: { [maxBytes.keyword]: maxBytes.covers },
  samples: (call: Call, baseUrl: string, standard: readonly Sample[]): Sample[] =>
    // Providers have no client of ours.
    call.credentials.some(({ scheme }) => scheme === "carrierSignature")
      ? [...standard]
      : standard.map((sample) => CLIENTS[sample.language]?.(call, baseUrl) ?? sample),
  tokens: { bearerToken: { operationId: "issueToken", token: "/data/token" } },
  headLinks: { Console: "/console/" },
  links: { msgKey: "/console/messages/{value}" },
  /** Placeholders are checked twice: with room for their names, and again when the words of a recipient stand in their places. */
  variantOf: (name: string) =>
    name.endsWith("Raw")
      ? {
          schema: name.slice(0, -"Raw".length),
          reason:
            "what a combined send or a form may hold before its placeholders are replaced. Texts may be longer here; the limits of the other are checked with the words of each recipient.",
        }
      : undefined,
  carried: {
    msgKey: { sendSms: "/msgKey" },
    reportId: { pollReports: "/data/reportId" },
    formId: { createForm: "/data/formId" },
  },
};

/** The call by the client of this gateway, which has a method for each operation. */
function toTypeScript({ operationId, parameters, body }: Call, baseUrl: string): Sample {
  const inPath = parameters.filter((one) => one.in === "path");
  const path = inPath.length === 0 ? [] : [toObject(inPath.map(({ name, value }) => [name, JSON.stringify(value)]))];
  const isUpload = body?.mediaType === "multipart/form-data";
  const args = [...path, ...(body === undefined ? [] : [isUpload ? "{ file }" : JSON.stringify(body.value, null, 2)])];
  const code = [
    ...(isUpload ? ['import { openAsBlob } from "node:fs";'] : []),
    'import { createGateway } from "messaging-gateway-client";',
    "",
    "const gateway = createGateway({",
    `  baseUrl: ${JSON.stringify(baseUrl)},`,
    '  clientId: process.env.CLIENT_ID ?? "",',
    '  password: process.env.CLIENT_PASSWORD ?? "",',
    "});",
    ...(isUpload
      ? ['const file = new File([await openAsBlob("picture.jpg")], "picture.jpg", { type: "image/jpeg" });']
      : []),
    `const result = await gateway.${operationId}(${args.join(", ")});`,
    "console.log(result);",
  ];
  return { label: "TypeScript", language: "typescript", code: code.join("\n") };
}

/** The call by the client for Python. */
function toPython({ operationId, parameters, body }: Call, baseUrl: string): Sample {
  const path = parameters.filter((one) => one.in === "path").map(({ value }) => JSON.stringify(value));
  const isUpload = body?.mediaType === "multipart/form-data";
  const method = isUpload ? "upload" : operationId.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const args = [
    ...(isUpload ? ['"picture.jpg"'] : []),
    ...path,
    ...(body === undefined || isUpload ? [] : [toPythonText(body.value)]),
  ];
  const code = [
    "import os",
    "from messaging_gateway import Gateway",
    "",
    `gateway = Gateway(${JSON.stringify(baseUrl)}, os.environ["CLIENT_ID"], os.environ["CLIENT_PASSWORD"])`,
    `result = gateway.${method}(${args.join(", ")})`,
    "print(result)",
  ];
  return { label: "Python", language: "python", code: code.join("\n") };
}

/** JSON is Python but for three words, which stand at the end of a line or before its comma. */
const toPythonText = (value: unknown): string =>
  JSON.stringify(value, null, 4).replaceAll(
    /^(\s*(?:"(?:[^"\\]|\\.)*": )?)(true|false|null)(,?)$/gm,
    (_, before: string, word: string, comma: string) =>
      before + { true: "True", false: "False", null: "None" }[word] + comma,
  );

const CLIENTS: Readonly<Record<string, (call: Call, baseUrl: string) => Sample>> = {
  typescript: toTypeScript,
  python: toPython,
};

const toObject = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([name, value]) => `${name}: ${value}`).join(", ")} }`;
