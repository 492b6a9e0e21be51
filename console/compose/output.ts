import type { Json } from "./json.ts";
import type { SendOperation } from "./send-channels.ts";

const PATHS: Readonly<Record<SendOperation, string>> = {
  sendSms: "/v1/send/sms",
  sendMms: "/v1/send/mms",
  sendInternational: "/v1/send/international",
  sendRcs: "/v1/send/rcs",
  sendAlimtalk: "/v1/send/alimtalk",
  sendFriendtalk: "/v1/send/friendtalk",
  sendBrandmessage: "/v1/send/brandmessage",
  sendOmni: "/v1/send/omni",
};

export const toJson = (body: Json): string => JSON.stringify(body, null, 2);

/** A text for the shell in single quotes; a quote inside ends them, stands alone, and begins them again. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A command that sends the body; the token comes from the environment. */
export const toCurl = (operation: SendOperation, body: Json, origin: string): string =>
  [
    `curl -X POST ${origin}${PATHS[operation]} \\`,
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
