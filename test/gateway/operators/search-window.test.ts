import { beforeAll, describe, expect, test } from "vitest";
import { ensurePartitions } from "../../../server/store/partitions.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../../rig/live-gateway.ts";
import { useCommands } from "../../rig/run-admin.ts";
import { insertMessage } from "../../store/step-fixtures.ts";
import { OperatorClient } from "./operator-client.ts";

const HOUR_MS = 3_600_000;
const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const live = useGateway(fresh);
const { run: admin, json } = useCommands(fresh);
const PASSWORD = "correct horse battery";

/** Messages that were accepted so many hours ago. */
const AGES = [1, 30, 60] as const;
const ages = new Map<string, number>();
let operator: OperatorClient;

beforeAll(async () => {
  await makeAccount(fresh, "acme");
  for (const hours of AGES) {
    await ensurePartitions(fresh.database, nowMs - hours * HOUR_MS);
    const { msgKey } = await insertMessage(fresh.database.pool, nowMs - hours * HOUR_MS);
    ages.set(msgKey, hours);
  }
  await admin("operators", "add", "kim", "--role", "operator", "--password", PASSWORD);
  operator = await OperatorClient.signedIn(live.gateway.running.adminUrl, "kim", PASSWORD);
});

interface Found {
  readonly messages: readonly { readonly msgKey: string; readonly to: string; readonly ref: string | null }[];
  readonly nextCursor?: string | null;
}

const toAges = ({ messages }: Found): readonly (number | undefined)[] => messages.map(({ msgKey }) => ages.get(msgKey));

const byCommand = (query: Readonly<Record<string, string>>): Promise<Found> => {
  const options = Object.entries(query).flatMap(([name, value]) => [`--${name}`, value]);
  return json("message", "find", ...options);
};

const byApi = async ({ to, ...query }: Readonly<Record<string, string>>): Promise<Found> => {
  if (to === undefined) return operator.get(`/messages?${new URLSearchParams(query)}`);
  const { status, body } = await operator.ask("POST", "/messages/find-by-recipient", { to, ...query });
  expect(status).toBe(200);
  return body as unknown as Found;
};

const ago = (hours: number): string => new Date(nowMs - hours * HOUR_MS).toISOString();
const TO = "01012345678";

describe.each([
  ["the command line", byCommand],
  ["the operators' API", byApi],
])("a search by %s", (_way, find) => {
  test.each<[string, Readonly<Record<string, string>>, readonly number[]]>([
    ["neither time: the last day", {}, [1]],
    ["since alone: until now", { since: ago(40) }, [1, 30]],
    ["until alone: all before it", { until: ago(20) }, [30, 60]],
    ["until alone, long ago", { until: ago(50) }, [60]],
    ["until alone, before everything", { until: ago(100) }, []],
    ["both", { since: ago(70), until: ago(20) }, [30, 60]],
    ["both, and nothing between", { since: ago(25), until: ago(20) }, []],
    ["both the wrong way round", { since: ago(20), until: ago(70) }, []],
    ["a recipient: all days", { to: TO }, [1, 30, 60]],
    ["a recipient and until: all days before", { to: TO, until: ago(20) }, [30, 60]],
    ["a recipient and since", { to: TO, since: ago(40) }, [1, 30]],
    ["a recipient and both", { to: TO, since: ago(40), until: ago(20) }, [30]],
  ])("with %s", async (_case, query, wanted) => {
    expect(toAges(await find({ ...query, account: "acme" }))).toEqual(wanted);
  });
});

test("the pages of a search with until stay in its window", async () => {
  const query = { since: ago(70), until: ago(20), limit: "1" };
  const first = await byApi(query);
  const second = await byApi({ ...query, cursor: first.nextCursor ?? "" });
  expect([toAges(first), toAges(second)]).toEqual([[30], [60]]);
  const alone = await byApi({ until: ago(20), limit: "1" });
  expect(toAges(await byApi({ until: ago(20), limit: "1", cursor: alone.nextCursor ?? "" }))).toEqual([60]);
});
