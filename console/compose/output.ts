import { CHANNEL_ROWS, type SendOperation } from "../channels/table.ts";
import type { Json } from "./json.ts";

const getPath = (operation: SendOperation): string =>
  CHANNEL_ROWS.find((row) => row.operation === operation)?.path ?? "/v1/send/omni";

export const toJson = (body: Json): string => JSON.stringify(body, null, 2);

/** A text for the shell in single quotes; a quote inside ends them, stands alone, and begins them again. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A command that sends the body; the token comes from the environment. */
export const toCurl = (operation: SendOperation, body: Json, origin: string): string =>
  [
    `curl -X POST ${origin}${getPath(operation)} \\`,
    `  -H "Authorization: Bearer $TOKEN" \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quote(toJson(body))}`,
  ].join("\n");

/** JSON as TypeScript writes it: names without quotes where they are words. */
const toLiteral = (body: Json): string => toJson(body).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");

/** A program with the client that sends the body. */
export const toTypeScript = (operation: SendOperation, body: Json, origin: string): string =>
  [
    'import { createGateway } from "messaging-gateway-client";',
    "",
    "const gateway = createGateway({",
    `  baseUrl: ${JSON.stringify(origin)},`,
    '  clientId: process.env.GATEWAY_CLIENT_ID ?? "",',
    '  password: process.env.GATEWAY_PASSWORD ?? "",',
    "});",
    "",
    `const sent = await gateway.${operation}(${toLiteral(body)});`,
    "",
    operation === "sendOmni"
      ? "console.log(sent.ok ? sent.accepted : sent.message);"
      : "console.log(sent.ok ? sent.accepted.msgKey : sent.message);",
    "",
  ].join("\n");

const INDENT = "    ";

/** JSON as Python writes it. */
function toPythonLiteral(value: Json | undefined, indent = ""): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = indent + INDENT;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => toPythonLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${toPythonLiteral(item, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close}`;
}

/** The same with the Python client. */
export const toPython = (operation: SendOperation, body: Json, origin: string): string =>
  [
    "import os",
    "",
    "from messaging_gateway import Gateway",
    "",
    "gateway = Gateway(",
    `    ${JSON.stringify(origin)}, os.environ["GATEWAY_CLIENT_ID"], os.environ["GATEWAY_PASSWORD"]`,
    ")",
    `sent = gateway.${operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}(${toPythonLiteral(body)})`,
    operation === "sendOmni" ? "print(sent)" : 'print(sent["msgKey"])',
    "",
  ].join("\n");
