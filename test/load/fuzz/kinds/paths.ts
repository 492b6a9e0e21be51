import { drawn } from "../../../../scripts/schema/random.ts";
import { shrinkMember, shrinkText } from "../../../../scripts/schema/shrink.ts";
import { Failure } from "../failure.ts";
import type { FuzzAccount } from "../world/account.ts";
import { codeIn, dataIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { jsonRequest } from "./json-request.ts";
import { newKind } from "./kind.ts";
import { inOnePiece, overSocket } from "./socket.ts";
import { drawTarget, METHODS } from "./targets.ts";

interface PathPlan {
  readonly method: string;
  /** The request target, in latin1; `{own}` and `{foreign}` stand for ids that are there when it is sent. */
  readonly target: string;
  readonly isSignedIn: boolean;
}

async function formOf(account: FuzzAccount, world: World): Promise<string> {
  const [known] = account.forms.keys();
  if (known !== undefined || account.part !== "narrow") return known ?? "none";
  const body = Buffer.from(
    JSON.stringify({ messageForm: [{ sms: { from: `${account.numbers}00`, text: account.mark } }] }),
  );
  const answer = await world.ask(jsonRequest(world, "createForm", account, body), {
    account,
    operationId: "createForm",
  });
  const formId = String(dataIn(answer).formId);
  account.forms.set(formId, undefined);
  return formId;
}

const isDocs = (target: string): boolean => /^(https?:\/\/[^/]*)?\/(docs|openapi\.json|\?|$|#)/.test(target);

async function runPath({ method, target, isSignedIn }: PathPlan, world: World): Promise<void> {
  // One whose forms nobody else knows: some of these paths take them away.
  const [account = world.accounts[0]] = world.playing("narrow");
  const other = world.playing("sender").find((one) => one !== account);
  if (account === undefined || other === undefined) throw new Error("There are not two accounts");
  const own = await formOf(account, world);
  const [foreign = "none"] = other.forms.keys();
  const sent = target.replaceAll("{own}", own).replaceAll("{foreign}", foreign);
  const headers = isSignedIn ? [`Authorization: Bearer ${account.token}`] : [];
  const lines = [`${method} ${sent} HTTP/1.1`, "Host: x", "Connection: close", ...headers];
  const request = inOnePiece(`${lines.join("\r\n")}\r\n\r\n`);
  const heads = [method === "HEAD"];
  if (isDocs(sent)) {
    // The documentation answers with pages, which the contract does not describe.
    const outcome = await world.askRaw(request, () => false, 30_000);
    const text = outcome.bytes.toString("latin1");
    if (/^HTTP\/1\.1 5/.test(text) || text.includes("canary"))
      throw new Failure("a page must be there or not", { request });
    return;
  }
  const [answer] = await overSocket(world, { request, most: 1, heads, asking: [{ account }] });
  if (answer === undefined) throw new Failure("there is no answer", { request });
  const isRefused = answer.status >= 400;
  if (!isSignedIn && !isRefused && !sent.includes("/v1/image/"))
    throw new Failure("without a token something was answered", { request, answer });
  if (!isRefused && method === "DELETE") account.forms.delete(own);
  if (method === "HEAD" || isRefused) return;
  if (codeIn(answer) !== "A000") throw new Failure(`${answer.status} without A000`, { request, answer });
}

export const paths = newKind<PathPlan>(
  {
    name: "paths",
    about: "request targets: encoded slashes and dots, NUL, overlong, absolute, other methods",
    cases: 40,
  },
  () =>
    drawn(
      (random) => ({
        method: random.flip(0.6) ? random.pick(["GET", "POST", "DELETE", "PUT"]) : random.pick(METHODS),
        target: drawTarget(random),
        isSignedIn: random.flip(0.8),
      }),
      function* (plan) {
        if (plan.method !== "GET") yield { ...plan, method: "GET" };
        for (const next of shrinkMember(plan, "target", shrinkText)) if (next.target !== "") yield next;
      },
    ),
  runPath,
);
