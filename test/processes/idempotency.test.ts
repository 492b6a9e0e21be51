import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkKeys, type KeyedRequest } from "../load/fault/history/check-keys.ts";
import { Deployment } from "../rig/deployment.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, PASSWORD } from "../rig/live-gateway.ts";
import type { MainProcess } from "../rig/main-process.ts";
import { makeRandom } from "../rig/random.ts";
import { getTcpTarget, TcpProxy } from "../rig/tcp-proxy.ts";

const SEED = Number(process.env.SEED ?? 7);
const CALLERS = 8;
/** A caller sends each key so often that some answers are lost and others are not. */
const SENDS_PER_KEY = 4;
const LEAST_KEYS = 60;
const LEAST_LOST = 20;
const GIVE_UP_MS = 30_000;

const fresh = useFreshDatabase({ nowMs: Date.now() });
const deployment = new Deployment(fresh);
const proxies: TcpProxy[] = [];
beforeAll(() => makeAccount(fresh, "acme", { sandbox: true, limits: { sendPerSecond: 100_000 } }));
afterAll(async () => {
  await deployment.stop();
  for (const proxy of proxies) await proxy.stop();
});

async function startProxy(target: () => string): Promise<TcpProxy> {
  const proxy = await TcpProxy.start(() => getTcpTarget(target()));
  proxies.push(proxy);
  return proxy;
}

/** An API process with a way to its database, and a way of callers to it, that can be cut. */
async function startApi() {
  const toDatabase = await startProxy(() => fresh.url);
  const start = () => deployment.startProcess("api", { DATABASE_URL: toDatabase.through(fresh.url) });
  let api: MainProcess = await start();
  const toApi = await startProxy(() => api.url);
  const url = toApi.through(api.url);
  const state = { isStarting: false };
  const restart = async (): Promise<void> => {
    state.isStarting = true;
    await api.end("SIGKILL");
    api = await start();
    state.isStarting = false;
  };
  return { url, toDatabase, toApi, state, restart };
}

test("a key stands for one message over lost answers, retries, two processes and a killed one", {
  timeout: 300_000,
}, async () => {
  const random = makeRandom(SEED);
  const apis = [await startApi(), await startApi()];
  const token = await deployment.token("acme", PASSWORD);
  const requests: KeyedRequest[] = [];
  let isKilled = false;
  const isEnough = (): boolean => {
    const lost = requests.filter(({ outcome }) => outcome.kind === "no-answer");
    return isKilled && lost.length >= LEAST_LOST && new Set(requests.map(({ key }) => key)).size >= LEAST_KEYS;
  };

  const send = async (url: string, key: string, body: string): Promise<void> => {
    const fromMs = Date.now();
    const outcome = await fetch(new URL("/v1/send/sms", url), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ from: "0212345678", to: "01012345678", text: body, ref: key }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
      .then(async (response): Promise<KeyedRequest["outcome"]> => {
        const { code, msgKey } = (await response.json()) as { code: string; msgKey?: string };
        return msgKey === undefined ? { kind: "refused", status: response.status, code } : { kind: "accepted", msgKey };
      })
      .catch((error: Error): KeyedRequest["outcome"] => ({ kind: "no-answer", reason: error.message }));
    requests.push({ accountId: "acme", key, body, fromMs, toMs: Date.now(), outcome });
  };

  /** Sends a key by both processes, some of them at the same time, and now and then with another body. */
  const call = async (caller: number): Promise<void> => {
    for (let number = 0; !isEnough(); number++) {
      const under: Promise<void>[] = [];
      for (let attempt = 0; attempt < SENDS_PER_KEY; attempt++) {
        const body = random.integer(0, 9) === 0 ? "another" : "Hi";
        under.push(send(random.pick(apis).url, `${caller}-${number}`, body));
        if (random.integer(0, 1) === 0) await Promise.all(under);
        await sleep(random.integer(0, 10));
      }
      await Promise.all(under);
    }
  };

  /** Cuts connections after requests were sent: of callers, and of processes to their database. */
  const cut = async (): Promise<void> => {
    while (!isEnough()) {
      await sleep(random.integer(5, 60));
      const { toApi, toDatabase, state } = random.pick(apis);
      // A gateway that finds no database when it starts gives up.
      const way = random.integer(0, 3) === 0 && !state.isStarting ? toDatabase : toApi;
      way.cut();
      way.forward();
    }
  };

  const kill = async (): Promise<void> => {
    while (requests.length < LEAST_KEYS) await sleep(10);
    await apis[0]?.restart();
    isKilled = true;
  };

  await Promise.all([...Array.from({ length: CALLERS }, (_, caller) => call(caller)), cut(), kill()]);
  // Now that nothing is cut any more, every key has an answer, of either process.
  const bodies = new Map<string, string>();
  for (const { key, body, outcome } of requests)
    if (!bodies.has(key) || outcome.kind === "accepted") bodies.set(key, body);
  for (const [key, body] of bodies) for (const { url } of apis) await send(url, key, body);

  expect(checkKeys(requests)).toEqual([]);
  const { rows } = await fresh.database.pool.query<{ ref: string; msg_key: string }>(
    "SELECT content::json ->> 'ref' AS ref, msg_key FROM messages",
  );
  expect(rows.length, "no key has two messages").toBe(new Set(rows.map(({ ref }) => ref)).size);
  const stored = new Map(rows.map(({ ref, msg_key }) => [ref, msg_key]));
  const answers = requests.flatMap(({ key, outcome }) =>
    "msgKey" in outcome ? [{ key, msgKey: outcome.msgKey }] : [],
  );
  expect(answers.filter(({ key, msgKey }) => stored.get(key) !== msgKey)).toEqual([]);
  expect(answers.length).toBeGreaterThan(bodies.size);
});
