import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseEpoch, updateAccount } from "../../server/store/accounts.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, dataOf, LiveGateway, makeAccount, QUICK, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const KEYS = ["the first key that signs all tokens", "the key that takes its place later"] as const;
const live = useGateway(fresh, { TOKEN_KEY: KEYS[0], VENDOR_PREFIX: "IB", ROLE: "api" }, { timings: QUICK });
const others: LiveGateway[] = [];

beforeAll(() => makeAccount(fresh, "acme"));
afterAll(async () => {
  await Promise.all(others.map(({ running }) => running.stop()));
});

async function another(environment: Record<string, string>): Promise<LiveGateway> {
  const gateway = await LiveGateway.start({ DATABASE_URL: fresh.url, ROLE: "api", ...environment });
  others.push(gateway);
  return gateway;
}

const poll = (gateway: LiveGateway, token: string) => gateway.ask("GET", "/v1/report/polling", { token });
const codeOf = ({ status, body }: Answer) => [status, body?.code];

/** What the operator changes takes effect when the gateway has asked for changes again. */
const eventually = (ask: () => Promise<Answer>, code: string): Promise<void> =>
  expect.poll(async () => (await ask()).body?.code, { timeout: 30_000 }).toBe(code);

describe("credentials", () => {
  test("come under the deployment's prefix", async () => {
    expect((await live.gateway.askToken("acme", undefined, "IB")).status).toBe(200);
    expect((await live.gateway.askToken("acme", undefined, "XY")).status).toBe(401);
  });

  test("that are wrong, of accounts that exist and that do not, look the same", async () => {
    const known = await live.gateway.askToken("acme", "wrong");
    const unknown = await live.gateway.askToken("nobody", "wrong");
    expect(codeOf(known)).toEqual([401, "A100"]);
    expect(unknown.body).toEqual(known.body);
    const names = (answer: Answer) => [...answer.headers.keys()].toSorted();
    expect(names(unknown)).toEqual(names(known));
  });

  test("that are wrong too often are 429, for that account and address", async () => {
    await makeAccount(fresh, "guessed");
    for (let n = 0; n < 5; n++) expect(codeOf(await live.gateway.askToken("guessed", `${n}`))).toEqual([401, "A100"]);
    const refused = await live.gateway.askToken("guessed");
    expect(codeOf(refused)).toEqual([429, "A020"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(codeOf(await live.gateway.askToken("acme"))).toEqual([200, "A000"]);
  });

  test("tokens are limited too", async () => {
    await makeAccount(fresh, "eager", { limits: { tokenPerMinute: 2 } });
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(codeOf(await live.gateway.askToken("eager")));
    expect(answers).toEqual([
      [200, "A000"],
      [200, "A000"],
      [429, "A020"],
    ]);
  });
});

describe("tokens", () => {
  test("any number of them work at once, on any gateway with the same key", async () => {
    const [one, two] = [await live.gateway.token("acme"), await live.gateway.token("acme")];
    expect(one).not.toBe(two);
    const replica = await another({ TOKEN_KEY: KEYS[0] });
    for (const token of [one, two]) expect((await poll(replica, token)).status).toBe(200);
  });

  test("expire: A001", async () => {
    const brief = await another({ TOKEN_KEY: KEYS[0], TOKEN_TTL_S: "1" });
    // The second token does not wait for its password to be hashed, which can take longer than a token of one second is valid.
    await brief.token("acme");
    const issued = await brief.askToken("acme");
    const token = dataOf(issued, "token");
    expect((await poll(brief, token)).status).toBe(200);
    await wait(1100);
    expect(codeOf(await poll(brief, token))).toEqual([401, "A001"]);
    expect(Date.parse(dataOf(issued, "expired"))).toBeLessThan(Date.now());
  });

  test("outlive a change of the key while the old one is kept, and no longer", async () => {
    const token = await live.gateway.token("acme");
    const changed = await another({ TOKEN_KEY: KEYS[1], TOKEN_KEY_OLD: KEYS[0] });
    expect((await poll(changed, token)).status).toBe(200);
    expect(codeOf(await poll(live.gateway, await changed.token("acme")))).toEqual([401, "A002"]);
    const later = await another({ TOKEN_KEY: KEYS[1] });
    expect(codeOf(await poll(later, token))).toEqual([401, "A002"]);
  });

  test("are revoked all at once by a higher epoch: A002", async () => {
    await makeAccount(fresh, "leaky");
    const token = await live.gateway.token("leaky");
    expect((await poll(live.gateway, token)).status).toBe(200);
    await raiseEpoch(fresh.database.pool, "leaky");
    await eventually(() => poll(live.gateway, token), "A002");
    expect((await poll(live.gateway, await live.gateway.token("leaky"))).status).toBe(200);
  });

  test("of a blocked account are A110, and it gets no new ones", async () => {
    await makeAccount(fresh, "bad");
    const token = await live.gateway.token("bad");
    await updateAccount(fresh.database.pool, "bad", { blocked: true });
    expect(codeOf(await live.gateway.askToken("bad"))).toEqual([403, "A110"]);
    await eventually(() => poll(live.gateway, token), "A110");
    await updateAccount(fresh.database.pool, "bad", { blocked: false });
    await eventually(() => poll(live.gateway, token), "A000");
  });
});
