import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { checkHistory } from "../load/fault/history/check-history.ts";
import {
  emptyHistory,
  type History,
  type Owned,
  type Planned,
  type Stored,
  type StoredMessage,
} from "../load/fault/history/history.ts";
import type { Violation } from "../load/fault/history/violation.ts";
import { limitsNow } from "../load/fault/limits.ts";
import type { FreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, PASSWORD } from "../rig/live-gateway.ts";
import { accepting, failing, type Received } from "../rig/webhook-receiver.ts";
import type { Deployment } from "./deployment.ts";
import { ABROAD } from "./draw-run.ts";
import { Partner } from "./partner.ts";
import { isHeldStep, nameOther } from "./requests.ts";
import type { PlannedSend, Run, Script, Story } from "./story.ts";

const LIMITS = { sendPerSecond: 100_000, pollingPerSecond: 100_000, tokenPerMinute: 100_000 };
/** When nothing has happened for so long nothing will, on a machine that is not busy: webhooks are tried again after ten seconds, and no step takes longer. */
const SILENT_MS = 14_000;
const LOOK_EVERY_MS = 200;
/** A gateway that has no time asks to be asked again. */
const TRIES = 50;
/** What comes once too often comes soon. */
const AFTER_MS = 400;
/** Orders reach these gateways sooner than others. */
const SETTLED_MS = 1500;

export interface Played {
  readonly history: History;
  readonly violations: readonly Violation[];
}

/** Plays the stories of a run at the same time, waits until all is quiet, and judges what was seen. */
export async function playRun(run: Run, deployment: Deployment, fresh: FreshDatabase): Promise<Played> {
  const history = emptyHistory();
  const { stories } = run;
  deployment.record(history);
  deployment.provider.play(history, findScripts(stories));
  const secrets = new Map<string, string>();
  receiveWebhooks(deployment, history, stories, secrets);
  const partners = await Promise.all(
    stories.map(async (story) => {
      secrets.set(story.account, await openAccount(story, deployment, fresh));
      return new Partner(story, deployment, history, await getToken(deployment, story.account));
    }),
  );
  const startMs = Date.now();
  history.planned.push(...stories.flatMap((story) => plansOf(story, deployment.layout.validityS, startMs)));
  await Promise.all([
    ...partners.map((partner) => partner.play(startMs)),
    ...run.faults.map(async (fault) => {
      await sleep(Math.max(0, startMs + fault.atMs - Date.now()));
      deployment.arm(fault);
    }),
    ...run.orders.map((order) => giveOrder(deployment, history, order, startMs)),
  ]);
  await deployment.repair();
  const stored = await untilQuiet(deployment, history, stories);
  await Promise.all(partners.map((partner) => partner.stop()));
  deployment.collect();
  return { history, violations: checkHistory(history, { ...limitsNow(), settledMs: SETTLED_MS * slowness() }, stored) };
}

/** Returns the secret of its webhook. */
async function openAccount(story: Story, deployment: Deployment, fresh: FreshDatabase): Promise<string> {
  const { account, reports, isNight } = story;
  await makeAccount(fresh, account, {
    ...{ limits: LIMITS, splitCount: true, holdAdvertising: true, timeZone: zoneAt(isNight ? 23 : 12) },
  });
  if (reports !== "webhook") return "";
  const words = ["--report", "webhook", "--webhook-url", deployment.receiver.url, "--webhook-secret", "new"];
  const { out } = await deployment.admin("account", "set", "--id", account, ...words);
  return /whsec_[\w+/=]+/.exec(out)?.[0] ?? "";
}

/** A zone in which it is that hour. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

async function getToken(deployment: Deployment, account: string): Promise<string> {
  const headers = { "X-SVC-Client-Id": account, "X-SVC-Client-Passwd": PASSWORD };
  for (let tries = TRIES; ; tries--) {
    const response = await fetch(`${deployment.nextApi()?.url}/v1/auth/token`, { method: "POST", headers });
    const { data } = (await response.json()) as { readonly data?: { readonly token?: string } };
    if (data?.token !== undefined) return data.token;
    if (tries === 0) throw new Error(`${account} gets no token: ${response.status}`);
    await sleep(LOOK_EVERY_MS);
  }
}

const sendsOf = ({ acts }: Story): readonly PlannedSend[] => acts.filter((act) => act.kind === "send");

const findScripts = (stories: readonly Story[]): ReadonlyMap<string, Script> =>
  new Map(
    stories
      .flatMap(sendsOf)
      .flatMap(({ steps, recipients }) =>
        recipients.flatMap(({ to, scripts }) =>
          scripts.map((script, index) => [`${to} ${steps[index]?.channel}`, script] as const),
        ),
      ),
  );

const plansOf = (story: Story, validityS: number, startMs: number): readonly Planned[] =>
  sendsOf(story).flatMap(({ ref, steps, recipients, sendAfterMs, atMs, isAdvertising, parts }) =>
    recipients.map(({ to }, index) => ({
      ...{ accountId: story.account, ref: `${ref}.${index}`, to, parts, codes: ABROAD[to.slice(-8)] },
      steps: steps.map(({ channel, ttlS }) => ({
        ...{ channel, validityMs: (ttlS ?? validityS) * 1000 },
        isHeld: story.isNight && isHeldStep(channel, isAdvertising),
      })),
      sendAtMs: sendAfterMs === undefined ? undefined : startMs + atMs + sendAfterMs,
    })),
  );

function receiveWebhooks(
  deployment: Deployment,
  history: History,
  stories: readonly Story[],
  secrets: ReadonlyMap<string, string>,
): void {
  const refusesOneOf = new Map(stories.map(({ account, refusesOneOf }) => [account, refusesOneOf]));
  const seen = new Set<string>();
  deployment.receiver.answer = (response, received) => {
    const { msgKey, body } = received;
    const { ref } = JSON.parse(body) as { readonly ref: string };
    const accountId = ref.slice(0, ref.lastIndexOf("."));
    const oneOf = refusesOneOf.get(accountId) ?? 0;
    // A partner does not believe what is signed wrongly, and has no report then.
    const isSigned = isSignedWith(secrets.get(accountId) ?? "", received);
    const isRefused = !isSigned || (oneOf > 0 && !seen.has(msgKey) && seen.size % oneOf === 0);
    seen.add(msgKey);
    history.webhooks.push({ accountId, msgKey, body, atMs: Date.now(), confirmed: !isRefused });
    (isRefused ? failing : accepting)(response, received);
  };
}

function isSignedWith(secret: string, { body, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

async function giveOrder(
  deployment: Deployment,
  history: History,
  { atMs, kind, forMs }: Run["orders"][number],
  startMs: number,
): Promise<void> {
  await sleep(Math.max(0, startMs + atMs - Date.now()));
  const fromMs = Date.now();
  await deployment.admin("carrier", kind, "talk", ...(kind === "drain" ? ["--wait", "3"] : []));
  const order = { kind: "pause", of: "talk", fromMs, doneMs: Date.now(), toMs: Number.POSITIVE_INFINITY } as const;
  await sleep(forMs);
  history.orders.push({ ...order, toMs: Date.now() });
  await deployment.admin("carrier", "resume", "talk");
}

/** What is there when nothing happens any more, or the time is over. */
async function untilQuiet(deployment: Deployment, history: History, stories: readonly Story[]): Promise<Stored> {
  let events = 0;
  let endMs = 0;
  for (;;) {
    const count = countEvents(history);
    if (count !== events) endMs = Date.now() + SILENT_MS * slowness();
    events = count;
    deployment.collect();
    const open = findUnreported(history);
    if ((open.length > 0 || !deployment.provider.isIdle) && Date.now() < endMs) {
      await sleep(LOOK_EVERY_MS);
      continue;
    }
    await sleep(AFTER_MS);
    const stored = await readStored(deployment, history, stories);
    const isQuiet =
      stored.messages.every(({ finalSteps, mayBeOpen }) => finalSteps > 0 || mayBeOpen) &&
      findUnreported(history).length === 0;
    if (isQuiet || Date.now() > endMs) return stored;
  }
}

const countEvents = ({ submits, results, polls, webhooks }: History): number =>
  submits.length + results.length + polls.length + webhooks.length;

const slowness = (): number => limitsNow().answerMs / 10_000;

const keyOf = ({ accountId, msgKey }: Owned): string => `${accountId} ${msgKey}`;

/** Refs of messages that may still wait when all is quiet. */
const findHeld = ({ planned }: History): ReadonlySet<string> =>
  new Set(
    planned
      .filter(({ steps }) => steps.some(({ isHeld }) => isHeld))
      .flatMap(({ ref }) => [
        ref,
        `${nameOther(ref.slice(0, ref.lastIndexOf(".")))}${ref.slice(ref.lastIndexOf("."))}`,
      ]),
  );

/** Accepted messages whose partner has no report. */
function findUnreported(history: History): readonly string[] {
  const { sends, polls, webhooks } = history;
  const reported = new Set([
    ...polls.flatMap(({ accountId, outcome }) =>
      outcome.kind === "batch" && "reports" in outcome
        ? outcome.reports.map(({ msgKey }) => keyOf({ accountId, msgKey }))
        : [],
    ),
    ...webhooks.filter(({ confirmed }) => confirmed).map(keyOf),
  ]);
  const held = findHeld(history);
  return sends.flatMap(({ accountId, ref, outcome }) => {
    if (outcome.kind !== "accepted" || !("msgKey" in outcome) || held.has(ref)) return [];
    return reported.has(keyOf({ accountId, msgKey: outcome.msgKey })) ? [] : [ref];
  });
}

interface Found {
  readonly messages: readonly { readonly msgKey: string; readonly to: string; readonly ref: string | null }[];
}

/** What operators find of each account, and what inquiry says of each message. */
async function readStored(deployment: Deployment, history: History, stories: readonly Story[]): Promise<Stored> {
  const held = findHeld(history);
  const batches = new Map(history.planned.map(({ ref, to }) => [to, ref]));
  const messages = await Promise.all(
    stories.map(async ({ account }) => {
      const { out } = await deployment.admin("message", "find", "--account", account, "--limit", "1000", "--json");
      const found = JSON.parse(out) as Found;
      const token = await getToken(deployment, account);
      const read: StoredMessage[] = [];
      for (const { msgKey, to, ref } of found.messages) {
        // Messages of one request have one reference, and recipients of their own in its order.
        const ofMessage = `${ref}.${batches.get(to)?.split(".").at(-1) ?? 0}`;
        const reports = await inquire(deployment, token, msgKey);
        const finals = reports.filter(({ isFinal }) => isFinal);
        const mayBeOpen = held.has(ofMessage);
        const message = {
          accountId: account,
          msgKey,
          ref: ofMessage,
          finalSteps: finals.length,
          code: finals[0]?.code,
        };
        read.push({ ...message, reports, mayBeOpen });
      }
      return read;
    }),
  );
  return { messages: messages.flat(), pending: [], waitingWebhooks: [], deadLetters: [] };
}

interface Inquired {
  readonly code: string;
  readonly data?: {
    readonly report: readonly {
      readonly reportType: string;
      readonly serviceType: string;
      readonly reportCode: string;
      readonly reportTime: string;
      readonly resCnt?: string;
    }[];
  };
}

async function inquire(deployment: Deployment, token: string, msgKey: string) {
  for (let tries = TRIES; ; tries--) {
    const response = await fetch(`${deployment.nextApi()?.url}/v1/report/inquiry/${msgKey}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { code, data } = (await response.json()) as Inquired;
    if (data !== undefined)
      return data.report.map(({ reportType, serviceType, reportCode, reportTime, resCnt }) => ({
        ...{ isFinal: reportType === "0", serviceType, code: reportCode, parts: resCnt },
        reportedMs: Date.parse(reportTime),
      }));
    if (tries === 0) throw new Error(`Inquiry for ${msgKey} is answered with ${code}`);
    await sleep(LOOK_EVERY_MS);
  }
}
