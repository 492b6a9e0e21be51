import { makeTokens } from "../../../server/accounts/tokens.ts";
import { signToken } from "../../../server/domain/token.ts";
import { account } from "../../unit/server/domain/fixtures.ts";
import { TOKEN_KEY } from "../http/rig.ts";
import { MARK } from "./stream.ts";

/** The same token on any day, so that the same seed gives the same bytes. */
function fixedToken(): string {
  const issued = makeTokens({ key: TOKEN_KEY, oldKey: undefined, ttlS: 1 }).issue(account, 0).token;
  const [keyId]: string[] = JSON.parse(Buffer.from(issued.split(".", 1)[0] ?? "", "base64url").toString());
  const claims = { accountId: account.id, epoch: account.epoch, expiresAtMs: Date.UTC(2100) };
  return signToken(claims, { id: keyId ?? "", secret: Buffer.from(TOKEN_KEY) }, "nonce");
}

export const TOKEN = fixedToken();

export interface Parts {
  readonly line?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
  /** In place of Content-Length. */
  readonly framing?: readonly string[];
}

export const AUTHORIZATION = `Authorization: Bearer ${TOKEN}`;
const JSON_TYPE = "Content-Type: application/json";

export const sms = (text = "Hello"): string =>
  JSON.stringify({ from: "0212345678", to: "01012345678", text, ref: MARK });

/** A send with whatever is different about it. */
export function send({ line = "POST /v1/send/sms HTTP/1.1", headers, body = sms(), framing }: Parts = {}): string {
  const lines = [
    line,
    ...(headers ?? ["Host: x", AUTHORIZATION, JSON_TYPE]),
    ...(framing ?? [`Content-Length: ${body.length}`]),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

export const sendWith = (...more: readonly string[]): string =>
  send({ headers: ["Host: x", AUTHORIZATION, JSON_TYPE, ...more] });

export const poll = (target = "/v1/report/polling", ...more: readonly string[]): string =>
  `${[`GET ${target} HTTP/1.1`, "Host: x", AUTHORIZATION, ...more].join("\r\n")}\r\n\r\n`;

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

export const CHUNKED = "Transfer-Encoding: chunked";
export const chunked = (body = sms(), framing: readonly string[] = [CHUNKED]): string =>
  send({ framing, body: `${chunk(body.slice(0, 9))}${chunk(body.slice(9))}0\r\n\r\n` });

/** Requests that are read without doubt, good and bad ones: what follows them on a connection is known. */
export const whole: readonly [string, ...string[]] = [
  send(),
  send({ body: sms("Another") }),
  send({ body: "{}" }),
  send({ body: "{" }),
  send({ headers: ["Host: x", "Authorization: Bearer wrong", JSON_TYPE] }),
  send({ headers: ["Host: x", AUTHORIZATION, "Content-Type: text/plain"] }),
  send({ line: "POST /v1/send/nothing HTTP/1.1" }),
  send({ line: "PUT /v1/send/sms HTTP/1.1" }),
  sendWith("Connection: keep-alive"),
  chunked(),
  poll(),
  poll("/v1/report/polling?a=b"),
  poll("/v1/report/inquiry/none"),
  poll("/v1/report/polling").replace("GET", "HEAD"),
  poll("/v1/report/polling").replace("GET", "OPTIONS"),
];
