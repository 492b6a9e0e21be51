import { beforeAll, describe, expect, test, vi } from "vitest";
import type { MessageTotals } from "../../../generated/admin/types.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../../rig/live-gateway.ts";
import { useCommands } from "../../rig/run-admin.ts";
import { rcs } from "../single-sends.ts";
import { OperatorClient } from "./operator-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const { run: admin, json } = useCommands(fresh);
const PASSWORD = "correct horse battery";
const patience = { timeout: 40_000, interval: 50 };
const sms = { from: "0212345678", text: "Hello" };

/** The names of the messages by their keys. */
const names = new Map<string, string>();
let operator: OperatorClient;

/** The last digits of a number decide what the simulator does. */
const SENT: Readonly<Record<string, readonly [path: string, json: object]>> = {
  "sms, delivered": ["/v1/send/sms", { ...sms, to: "01000000000" }],
  "sms, no subscriber": ["/v1/send/sms", { ...sms, to: "01000003001" }],
  "sms, handset off": ["/v1/send/sms", { ...sms, to: "01000002003" }],
  "sms, no receipt": ["/v1/send/sms", { ...sms, to: "01000008001" }],
  "sms that names a channel": ["/v1/send/sms", { ...sms, text: '"channel":"rcs"', to: "01000000000" }],
  "rcs, delivered": ["/v1/send/rcs", { ...rcs, to: "01000000000" }],
  "flow, by rcs": ["/v1/send/omni", { messageFlow: [{ rcs }, { sms }], destinations: [{ to: "01000000000" }] }],
  "flow, by sms": ["/v1/send/omni", { messageFlow: [{ rcs }, { sms }], destinations: [{ to: "01000003101" }] }],
};

beforeAll(async () => {
  await makeAccount(fresh, "acme", { sandbox: true });
  await admin("operators", "add", "kim", "--role", "operator", "--password", PASSWORD);
  operator = await OperatorClient.signedIn(live.gateway.running.adminUrl, "kim", PASSWORD);
  const token = await live.gateway.token("acme");
  for (const [name, [path, json]] of Object.entries(SENT)) {
    const { body } = await live.gateway.ask("POST", path, { token, json });
    const [, msgKey = ""] = /"msgKey":"(\w+)"/.exec(JSON.stringify(body)) ?? [];
    expect([name, msgKey]).toEqual([name, expect.stringMatching(/^\w{26}$/)]);
    names.set(msgKey, name);
  }
  await vi.waitFor(async () => {
    const { states } = await operator.get<MessageTotals>("/message-totals");
    const counts = Object.fromEntries(states.map(({ state, count }) => [state, count]));
    expect(counts).toEqual({ delivered: 5, failed: 2, submitted: 1 });
  }, patience);
}, 60_000);

type Query = Readonly<Record<string, string>>;

function byCommand<Body>(command: string, query: Query): Promise<Body> {
  const options = Object.entries(query).flatMap(([name, value]) => [`--${name}`, value]);
  return json("message", command, ...options);
}

const byApi = <Body>(command: string, query: Query): Promise<Body> =>
  operator.get(`/${command === "find" ? "messages" : "message-totals"}?${new URLSearchParams(query)}`);

interface Found {
  readonly messages: readonly { readonly msgKey: string }[];
  readonly nextCursor?: string | null;
}

const toNames = ({ messages }: Found) => messages.map(({ msgKey }) => names.get(msgKey)).toReversed();

describe.each([
  ["the command line", byCommand],
  ["the operators' API", byApi],
])("by %s", (_way, ask) => {
  test.each<[Query, readonly string[]]>([
    [{ code: "23001" }, ["sms, no subscriber"]],
    [{ code: "22003", state: "failed" }, ["sms, handset off"]],
    [{ code: "22003", state: "expired" }, []],
    [{ code: "22003", state: "submitted" }, []],
    [{ code: "10000", channel: "rcs" }, ["rcs, delivered", "flow, by rcs"]],
    [{ channel: "rcs" }, ["rcs, delivered", "flow, by rcs"]],
    [{ channel: "rcs", state: "delivered", limit: "1" }, ["flow, by rcs"]],
    [{ channel: "mms" }, []],
    [{ channel: "sms", state: "submitted" }, ["sms, no receipt"]],
    [{ channel: "rcs", state: "submitted" }, []],
    [{ channel: "sms", state: "failed" }, ["sms, no subscriber", "sms, handset off"]],
    [{ channel: "rcs", state: "failed" }, []],
    [{ channel: "sms", state: "delivered" }, ["sms, delivered", "sms that names a channel", "flow, by sms"]],
  ])("messages with %o are found and counted", async (query, wanted) => {
    expect(toNames(await ask<Found>("find", query))).toEqual(wanted);
    const { limit, ...filter } = query;
    const { messages, mayHaveMore } = await ask<MessageTotals>("count", filter);
    expect([messages, mayHaveMore]).toEqual([limit === undefined ? wanted.length : 2, false]);
  });

  test("totals are by state and by code", async () => {
    expect(await ask("count", { account: "acme", channel: "sms" })).toEqual({
      ...{ messages: 6, mayHaveMore: false, silentCells: [] },
      states: [
        { state: "delivered", count: 3 },
        { state: "failed", count: 2 },
        { state: "submitted", count: 1 },
      ],
      codes: [
        { code: "10000", text: "Delivered", count: 3 },
        { code: "22003", text: "Handset off", count: 1 },
        { code: "23001", text: "No subscriber", count: 1 },
      ],
    });
  });
});

test("a recipient can be looked for together with a channel and a code", async () => {
  const find = async (query: Query) =>
    toNames((await operator.ask("POST", "/messages/find-by-recipient", query)).body as unknown as Found);
  expect(await find({ to: "01000000000", channel: "rcs" })).toEqual(["rcs, delivered", "flow, by rcs"]);
  expect(await find({ to: "01000003001", code: "23001" })).toEqual(["sms, no subscriber"]);
  expect(await find({ to: "01000003001", code: "22003" })).toEqual([]);
});

test("the pages of a filter have each message once", async () => {
  const found: unknown[] = [];
  for (let cursor: string | null | undefined = ""; cursor !== null && cursor !== undefined; ) {
    const page: Found = await byApi("find", { channel: "sms", limit: "1", ...(cursor !== "" && { cursor }) });
    found.push(...toNames(page));
    cursor = page.nextCursor;
  }
  expect(found.toReversed()).toEqual([...names.values()].filter((name) => /^sms|by sms$/.test(name)));
});

test("a code or a channel that does not exist is refused", async () => {
  expect((await operator.ask("GET", "/messages?code=12345")).body).toMatchObject({
    detail: '"12345" is no report code.',
  });
  expect((await operator.ask("GET", "/messages?channel=fax")).status).toBe(400);
  expect((await admin("message", "find", "--code", "12345")).error).toContain("is no report code");
  expect((await admin("message", "find", "--channel", "fax")).error).toContain("--channel must be sms");
});

test.each<[Query, number]>([
  [{ state: "failed", code: "23001" }, 1],
  [{ state: "failed", code: "10000" }, 0],
  [{ state: "failed", channel: "sms" }, 2],
  [{ state: "failed", channel: "rcs" }, 0],
  [{ state: "submitted", channel: "sms" }, 1],
  [{ state: "submitted", channel: "rcs" }, 0],
  [{ state: "waiting", channel: "sms" }, 0],
])("a group with %o is as large as the search says, both ways", async (query, count) => {
  const { status, body } = await operator.ask("POST", "/messages/requeue", query);
  if (count === 0) expect([status, body.matched]).toEqual([200, 0]);
  else expect([status, body]).toEqual([409, expect.objectContaining({ unconfirmed: true })]);
  const size = count === 1 ? "1 message of 1 account" : `${count} messages of 1 account`;
  if (count > 0) expect(body.detail).toMatch(new RegExp(`^${size} would be sent again: `));
  const options = Object.entries(query).flatMap(([name, value]) => [`--${name}`, value]);
  const printed = await admin("messages", "requeue", ...options);
  if (count === 0) expect(printed.out).toBe("No message was found.\n");
  else expect(printed.out).toContain(size);
});

test("messages that wait are cancelled by their channel", async () => {
  const token = await live.gateway.token("acme");
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  await live.gateway.ask("POST", "/v1/send/sms", { token, json: { ...sms, to: "01000000000", sendAt } });
  const cancel = (channel: string) => operator.ask("POST", "/messages/cancel", { channel, confirmed: true });
  expect((await cancel("rcs")).body).toMatchObject({ matched: 0, done: 0 });
  expect((await cancel("sms")).body).toMatchObject({ matched: 1, done: 1 });
});
