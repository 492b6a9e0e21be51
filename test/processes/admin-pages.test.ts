import { beforeAll, expect, test } from "vitest";
import { OperatorClient } from "../gateway/operators/operator-client.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateways } from "../rig/gateways.ts";
import { PASSWORD } from "../rig/live-gateway.ts";
import { runAdminOn } from "../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const { launch } = useGateways();

beforeAll(() => runAdminOn(fresh.url, ["operators", "add", "kim", "--role", "viewer", "--password", PASSWORD]));

/** The names in the log lines of a gateway that was started with these settings. */
test.each<[Record<string, string>, unknown[]]>([
  [{}, [undefined]],
  [{ PROCESS_NAME: "web" }, ["web"]],
  [{ PROCESS_NAME: "api-1", ROLE: "api" }, ["api-1"]],
  [{ PROCESS_NAME: "worker-1", ROLE: "worker" }, ["worker-1"]],
  [{ PROCESSES: "1" }, ["parent", "all-1"]],
  [{ PROCESSES: "2", PROCESS_NAME: "web" }, ["parent", "api-1", "worker-1"]],
])("the gateway started with %j has the pages of operators on its admin port", async (settings, names) => {
  const gateway = await launch({ DATABASE_URL: fresh.url, ...settings }).ready();
  const { adminUrl } = gateway;
  expect(gateway.banner).toContain(`operate  ${adminUrl}/console`);
  const operator = await OperatorClient.signedIn(adminUrl, "kim", PASSWORD);
  expect(await operator.get("/carriers")).toHaveProperty("carriers");
  const page = await fetch(`${adminUrl}/console/`);
  expect(await page.text()).not.toContain("no such page");
  // The pages lead to the documentation and the partners' console, if this gateway has an API.
  const leads = ["/docs/", "/partners/"].map((path) => fetch(adminUrl + path, { redirect: "manual" }));
  const isWorker = settings.ROLE === "worker";
  expect((await Promise.all(leads)).map(({ status }) => status)).toEqual(isWorker ? [404, 404] : [302, 302]);
  const lines = gateway.out.split("\n").filter((line) => line.startsWith("{"));
  expect([...new Set(lines.map((line) => JSON.parse(line).process))].sort()).toEqual([...names].sort());
  expect(await gateway.end("SIGTERM")).toBe(0);
});
