import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkList, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { Failure } from "../failure.ts";
import type { FuzzAccount } from "../world/account.ts";
import { codeIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { record, senderOf } from "./json-request.ts";
import { newKind } from "./kind.ts";
import { inOnePiece, overSocket } from "./socket.ts";

interface HeaderPlan {
  readonly sender: number;
  /** Lines in latin1, in this order; `{token}` and `{id}` stand for the account's. */
  readonly lines: readonly string[];
}

const AUTHORIZATIONS = [
  "Authorization: Bearer {token}",
  "authorization: bEaReR {token}",
  "Authorization: Bearer  {token}",
  "Authorization: Bearer\t{token}",
  "Authorization: {token}",
  "Authorization: Bearer",
  "Authorization: Bearer ",
  "Authorization:",
  "Authorization: Basic {token}",
  "Authorization: Bearer {token}, Bearer {token}",
  "Authorization: Bearer {token} x",
  "Authorization: Bearer {token}x",
  "Authorization: Bearer x.{token}",
  "Authorization: Bearer .",
  "Authorization: Bearer W10.x",
  "Authorization: Bearer bnVsbA.x",
  "Authorization: Bearer \u00ff\u00fe",
  `Authorization: Bearer ${"a".repeat(2100)}`,
  `Authorization: Bearer ${"a.".repeat(4000)}`,
  "Authorization : Bearer {token}",
  "X-Authorization: Bearer {token}",
  "Proxy-Authorization: Bearer {token}",
  "Cookie: token={token}",
];

const TYPES = [
  "Content-Type: application/json",
  "content-type: APPLICATION/JSON ; charset=UTF-8",
  'Content-Type: application/json; charset="utf-8"',
  "Content-Type: application/json;charset=euc-kr",
  "Content-Type: application/json; charset=utf-8; charset=utf-16",
  "Content-Type: text/plain",
  "Content-Type: application/jsonx",
  "Content-Type: application/json/x",
  "Content-Type:",
  "Content-Type: ;",
  "Content-Type: application/*",
  "Content-Type: application/json, text/plain",
  "Content-Type: application/vnd.api+json",
  "Content-Type: multipart/form-data",
  "Content-Type: __proto__",
  "Content-Type: \u00e9",
];

const KEYS = [
  "Idempotency-Key: ",
  "Idempotency-Key: {mark}",
  `Idempotency-Key: ${"k".repeat(200)}`,
  `Idempotency-Key: ${"k".repeat(201)}`,
  "Idempotency-Key: a\tb",
  "Idempotency-Key: \u00e9",
  "Idempotency-Key: a, b",
  "Idempotency-Key: \u007f",
  "Idempotency-Key: \u0001",
  "Idempotency-Key: '; DROP TABLE x; --",
  "Idempotency-Key: {mark}\r\nIdempotency-Key: second",
  "Idempotency-Key: \ufffd",
];

const OTHERS = [
  "Accept: text/html",
  "Accept: */*;q=0",
  "Accept-Encoding: gzip, br",
  "Accept-Language: ko",
  "Expect: 100-continue",
  "Expect: 200-ok",
  "Expect: ",
  "Connection: keep-alive, Upgrade",
  "Upgrade: websocket",
  "Upgrade: h2c",
  "HTTP2-Settings: AAMAAABkAAQAAP__",
  "X-HTTP-Method-Override: DELETE",
  "X-Forwarded-For: 127.0.0.1",
  "X-Forwarded-Host: evil.example",
  "Forwarded: for=127.0.0.1",
  "Host: evil.example",
  "Host: ",
  "Range: bytes=0-1",
  "If-None-Match: *",
  "If-Modified-Since: x",
  "Content-Encoding: identity",
  "Content-Encoding: gzip",
  "Content-Encoding: ",
  "Content-Encoding: identity, identity",
  "Content-Length: 0",
  "Trailer: X",
  "TE: trailers",
  "Via: x",
  "Max-Forwards: 0",
  "X-IB-Client-Id: {id}",
  "X-SVC-Client-Id: {id}",
  "X-SVC-Client-Passwd: wrong",
  "x-svc-client-id: a\r\nX-SVC-Client-Id: b",
  `X-Long: ${"y".repeat(15_000)}`,
  `X-Longer: ${"y".repeat(17_000)}`,
  "X: folded\r\n value",
  " X: begins with a space",
  "No-Colon",
  ": no name",
  "X Y: space in the name",
  "X\u0000: nul",
  "X: nul\u0000nul",
  "X: cr\rcr",
  "__proto__: x",
  "constructor: x",
  "webhook-id: x",
  "Origin: https://evil.example",
  "Sec-WebSocket-Key: x",
  "Content-MD5: x",
  "Cookie: a=b; c",
  "X-Request-Id: forged",
  "Date: yesterday",
];

const many = (count: number): string => Array.from({ length: count }, (_, index) => `X-${index}: y`).join("\r\n");

function drawLines(random: Random): string[] {
  const lines = [
    random.flip(0.6) ? "Authorization: Bearer {token}" : random.pick(AUTHORIZATIONS),
    random.flip(0.6) ? "Content-Type: application/json" : random.pick(TYPES),
    ...(random.flip(0.4) ? [random.pick(KEYS)] : []),
    ...random.list(0, 3, () => random.pick(OTHERS)),
    ...(random.flip(0.1) ? [random.pick([...AUTHORIZATIONS, ...TYPES])] : []),
    ...(random.flip(0.03) ? [many(random.pick([50, 500, 2500]))] : []),
  ];
  return lines;
}

/** Whether these lines show who sends, beyond doubt. */
function isSignedIn(lines: readonly string[]): boolean | undefined {
  const shown = lines.filter((line) => /^authorization\s*:/i.test(line));
  if (shown.length === 0) return false;
  if (shown.length > 1) return undefined;
  if (/^authorization: bearer \{token\}$/i.test(shown[0] ?? "")) return true;
  return /^authorization:\s*bearer\s+\{token\}\s*$/i.test(shown[0] ?? "") ? undefined : false;
}

async function runHeaders(plan: HeaderPlan, world: World): Promise<void> {
  const account = senderOf(world, plan.sender);
  const body = { from: `${account.numbers}00`, to: `${account.numbers}12345`, text: "headers", ref: account.mark };
  const text = JSON.stringify(body);
  const lines = plan.lines.map((line) => filledIn(line, account));
  const whole = [
    "POST /v1/send/sms HTTP/1.1",
    "Host: x",
    ...lines,
    "Connection: close",
    `Content-Length: ${text.length}`,
  ];
  const request = inOnePiece(`${whole.join("\r\n")}\r\n\r\n${text}`);
  const answers = await overSocket(world, { request, most: 1, asking: [{ account }] });
  const [answer] = answers;
  if (answer === undefined) throw new Failure("there is no answer", { request });
  const code = codeIn(answer);
  const exchange = { request, answer };
  if (code === "A000" && isSignedIn(plan.lines) === false) throw new Failure("accepted without a token", exchange);
  if (answer.status === 401 && isSignedIn(plan.lines) === true && code !== "A001")
    throw new Failure(`a good token is refused with ${code}`, exchange);
  if (code === "A000") record(world, "sendSms", account, body, exchange, answer);
}

const filledIn = (line: string, { token, id, mark }: FuzzAccount): string =>
  line.replaceAll("{token}", token).replaceAll("{id}", id).replaceAll("{mark}", `${mark}-${keyCount++}`);

/** So that no two cases mean the same key by chance. */
let keyCount = 0;

export const headers = newKind<HeaderPlan>(
  { name: "headers", about: "headers that are repeated, folded, very long, unusual or forged", cases: 30 },
  () =>
    drawn(
      (random) => ({ sender: random.integer(0, 3), lines: drawLines(random) }),
      (plan) => shrinkMember(plan, "lines", (lines) => shrinkList(lines, () => [])),
    ),
  runHeaders,
);
