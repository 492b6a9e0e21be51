import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkList, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { Failure } from "../failure.ts";
import { codeIn, dataIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { newKind } from "./kind.ts";
import { inOnePiece, overSocket } from "./socket.ts";

interface CredentialPlan {
  /** Lines in latin1; `{id}` and `{password}` stand for those of the account. */
  readonly lines: readonly string[];
  readonly account: number;
}

const IDS = [
  "X-SVC-Client-Id: {id}",
  "x-svc-client-id: {id}",
  "X-SVC-Client-Id:",
  "X-SVC-Client-Id: nobody",
  "X-SVC-Client-Id: {id} x",
  `X-SVC-Client-Id: ${"i".repeat(101)}`,
  "X-SVC-Client-Id: \u00e9",
  "X-SVC-Client-Id: __proto__",
  "X-SVC-Client-Id: ' OR 1=1 --",
  "X-SVC-Client-Id: {id}\u0001",
  "X-IB-Client-Id: {id}",
  "X-SVC-Client-Id: {id}\r\nX-SVC-Client-Id: other",
  "Y: z",
];
const PASSWORDS = [
  "X-SVC-Client-Passwd: {password}",
  "X-SVC-Client-Passwd: {password}x",
  "X-SVC-Client-Passwd:",
  `X-SVC-Client-Passwd: ${"p".repeat(201)}`,
  "X-SVC-Client-Passwd: \u00ff",
  "X-IB-Client-Passwd: {password}",
  "X-SVC-Client-Passwd: wrong\r\nX-SVC-Client-Passwd: {password}",
  "Y: z",
];
const OTHERS = [
  "Content-Type: application/json",
  "Content-Type: application/xml",
  "Authorization: Bearer x",
  "Content-Length: 0",
  "Transfer-Encoding: chunked",
];

const isRight = (lines: readonly string[]): boolean =>
  lines.filter((line) => /client/i.test(line)).length === 2 &&
  lines.some((line) => /^x-svc-client-id: \{id\}$/i.test(line)) &&
  lines.some((line) => /^x-svc-client-passwd: \{password\}$/i.test(line));

function drawLines(random: Random): string[] {
  return [
    random.flip(0.7) ? "X-SVC-Client-Id: {id}" : random.pick(IDS),
    random.flip(0.5) ? "X-SVC-Client-Passwd: {password}" : random.pick(PASSWORDS),
    ...random.list(0, 1, () => random.pick(OTHERS)),
  ];
}

async function runCredentials({ lines, account: index }: CredentialPlan, world: World): Promise<void> {
  const account = world.accounts[index % world.accounts.length];
  if (account === undefined) return;
  const filled = lines.map((line) => line.replaceAll("{id}", account.id).replaceAll("{password}", account.password));
  const tail = lines.includes("Transfer-Encoding: chunked") ? "0\r\n\r\n" : "";
  const head = ["POST /v1/auth/token HTTP/1.1", "Host: x", "Connection: close", ...filled].join("\r\n");
  const request = inOnePiece(`${head}\r\n\r\n${tail}`);
  const [answer] = await overSocket(world, { request, most: 1, asking: [{ account }] });
  if (answer === undefined) throw new Failure("there is no answer", { request });
  const code = codeIn(answer);
  const due = isRight(lines) ? (account.part === "blocked" ? "A110" : "A000") : "A100";
  // Limits are the account's own business here; what Node cannot read is refused before anybody looks at it.
  if (code === due || ["A020", "A920", "A011"].includes(code ?? "")) {
    if (code === "A000") world.log?.hideToken(String(dataIn(answer).token));
    return;
  }
  throw new Failure(`${code} where ${due} was due`, { request, answer });
}

export const credentials = newKind<CredentialPlan>(
  {
    name: "credentials",
    about: "account ids and passwords: right, wrong, missing, repeated, under other prefixes",
    cases: 5,
  },
  () =>
    drawn(
      (random) => ({ lines: drawLines(random), account: random.integer(0, 99) }),
      (plan) => shrinkMember(plan, "lines", (list) => shrinkList(list, () => [])),
    ),
  runCredentials,
);
