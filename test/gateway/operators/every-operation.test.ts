import { hostname, userInfo } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../../generated/admin/routes.ts";
import type { AuditPage } from "../../../generated/admin/types.ts";
import { roles } from "../../../server/domain/operator-role.ts";
import { commands } from "../../../server/operators/command-line/run.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { makeAccount, QUICK, useGateway } from "../../rig/live-gateway.ts";
import { useCommands } from "../../rig/run-admin.ts";
import { insertMessage } from "../../store/step-fixtures.ts";
import { OperatorClient } from "./operator-client.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const live = useGateway(fresh, {}, { timings: QUICK });
const { run: admin } = useCommands(fresh, { settleMs: 0 });
const PASSWORD = "correct horse battery";
const UNKNOWN = "01M7KJYNGH8SF544ZK0Q1AXS8X";
const clients: Partial<Record<(typeof roles)[number], OperatorClient>> = {};
let msgKey = "";

beforeAll(async () => {
  for (const id of ["acme", "hook"]) await makeAccount(fresh, id, { sandbox: true });
  await admin("account", "set", "hook", "--report", "webhook", "--webhook-url", "https://a.example/");
  ({ msgKey } = await insertMessage(fresh.database.pool, nowMs));
  for (const role of roles) {
    await admin("operators", "add", `the-${role}`, "--role", role, "--password", PASSWORD);
    clients[role] = await OperatorClient.signedIn(live.gateway.running.adminUrl, `the-${role}`, PASSWORD);
  }
});

const useCases = commands.flatMap((command) => command.useCases);
const changing = new Set(useCases.filter(({ kind }) => kind === "change").map(({ name }) => name));

const getLastEntry = async (operator: string) => {
  const page = await clients.viewer?.get<AuditPage>(`/audit?limit=1&operator=${encodeURIComponent(operator)}`);
  return page?.entries[0];
};

describe("the command line and the operators' API", () => {
  /** A browser has to sign in; and a gateway that serves an API has its tables. */
  const onlyByApi = ["getSession", "signIn", "signOut"];
  const onlyByCommand = ["migrateTables"];

  test("can do the same", () => {
    const byCommand = new Set(useCases.map(({ name }) => name).filter((name) => !onlyByCommand.includes(name)));
    const byApi = routes.map(({ operationId }) => operationId).filter((name) => !onlyByApi.includes(name));
    expect([...byCommand].toSorted()).toEqual(byApi.toSorted());
  });

  test("need the same role", () => {
    const needed = new Map(useCases.map(({ name, role }) => [name, role]));
    for (const { operationId, extensions } of routes.filter((route) => needed.has(route.operationId)))
      expect([operationId, extensions["x-role"]]).toEqual([operationId, needed.get(operationId)]);
  });
});

describe("an operation of the API", () => {
  /** A request to each that is valid; those below the first role get to it several times. */
  const requests: Readonly<Record<string, () => readonly [string, string, unknown?]>> = {
    getSession: () => ["GET", "/session"],
    signIn: () => ["POST", "/session", { operator: "the-viewer", password: PASSWORD }],
    signOut: () => ["DELETE", "/session"],
    findMessages: () => ["GET", "/messages"],
    findMessagesTo: () => ["POST", "/messages/find-by-recipient", { to: "01099999999" }],
    countMessages: () => ["GET", "/message-totals"],
    getMessage: () => ["GET", `/messages/${msgKey}`],
    cancelMessage: () => ["POST", `/messages/${msgKey}/cancel`],
    requeueMessage: () => ["POST", `/messages/${msgKey}/requeue`, {}],
    cancelMessages: () => ["POST", "/messages/cancel", { account: "acme" }],
    requeueMessages: () => ["POST", "/messages/requeue", { account: "acme", state: "failed" }],
    listAccounts: () => ["GET", "/accounts"],
    createAccount: () => ["POST", "/accounts", { id: "made", settings: { channels: ["sms"] } }],
    getAccount: () => ["GET", "/accounts/acme"],
    changeAccount: () => ["PATCH", "/accounts/acme", { limits: { send: 700 } }],
    deleteAccount: () => ["DELETE", "/accounts/acme"],
    setAccountPassword: () => ["POST", "/accounts/made/password", { password: "another one" }],
    listCredentials: () => ["GET", "/accounts/acme/credentials"],
    addCredential: () => ["POST", "/accounts/acme/credentials", { id: "poller", rights: ["reports"] }],
    changeCredential: () => ["PATCH", "/accounts/acme/credentials/poller", { rights: ["usage"], endsAt: null }],
    removeCredential: () => ["DELETE", "/accounts/acme/credentials/poller"],
    revokeTokens: () => ["POST", "/accounts/acme/revoke-tokens"],
    rotateWebhookSecret: () => ["POST", "/accounts/hook/webhook-secret", {}],
    dropOldWebhookSecret: () => ["DELETE", "/accounts/hook/webhook-secret"],
    getAccountTraffic: () => ["GET", "/accounts/acme/traffic?days=2"],
    getQuotas: () => ["GET", "/accounts/acme/quotas"],
    moveAccount: () => ["POST", "/accounts/acme/move", { cell: 99 }],
    getRegistry: () => ["GET", "/accounts/acme/registry"],
    addRegistryEntries: () => ["POST", "/accounts/made/registry", { senderNumbers: ["0212345678"] }],
    replaceRegistry: () => ["PUT", "/accounts/made/registry", { senderKeys: ["c2f8"] }],
    removeRegistryEntry: () => ["DELETE", "/accounts/made/registry/sender-key/c2f8"],
    addOptOuts: () => ["POST", "/accounts/made/opt-outs", { numbers: ["01099999999"] }],
    listOptOuts: () => ["GET", "/accounts/made/opt-outs"],
    findOptOuts: () => ["POST", "/accounts/made/opt-outs/find", { number: "01099999999" }],
    removeOptOuts: () => ["POST", "/accounts/made/opt-outs/remove", { numbers: ["01099999999"] }],
    eraseRecipient: () => ["POST", "/recipients/erase", { number: "01099999999", confirmed: true }],
    getTraffic: () => ["GET", "/traffic"],
    getUsage: () => ["GET", "/usage?month=2026-11&account=acme"],
    getBacklog: () => ["GET", "/backlog"],
    listFailures: () => ["GET", "/failures"],
    listCarriers: () => ["GET", "/carriers"],
    pauseCarrier: () => ["POST", "/carriers/simulator/pause"],
    drainCarrier: () => ["POST", "/carriers/simulator/drain?receipts=false"],
    resumeCarrier: () => ["POST", "/carriers/simulator/resume"],
    resetCarrierShares: () => ["POST", "/carriers/simulator/reset-shares"],
    reloadCarriers: () => ["POST", "/carriers/reload"],
    listDeadLetters: () => ["GET", "/dead-letters"],
    redeliver: () => ["POST", "/dead-letters/redeliver", { account: "hook" }],
    listOperators: () => ["GET", "/operators"],
    addOperator: () => ["POST", "/operators", { name: "kim", role: "viewer" }],
    setOperatorPassword: () => ["POST", "/operators/kim/password", {}],
    removeOperator: () => ["DELETE", "/operators/kim"],
    listCells: () => ["GET", "/cells"],
    addCell: () => ["POST", "/cells"],
    rebalanceCells: () => ["POST", "/cells/rebalance"],
    listAudit: () => ["GET", "/audit"],
  };
  const inOrder = Object.keys(requests).flatMap((name) => routes.filter(({ operationId }) => operationId === name));

  test("each is asked here", () => {
    expect(inOrder.map(({ operationId }) => operationId).toSorted()).toEqual(
      routes.map(({ operationId }) => operationId).toSorted(),
    );
  });

  test.each(inOrder.map((route) => [route.operationId, route] as const))(
    "%s is served to its role and those above, and every change is in the audit log",
    async (operationId, { extensions, security }) => {
      const ranks = ["anybody", ...roles];
      const needed = ranks.indexOf(String(extensions["x-role"]));
      expect([needed >= 0, security.length === 0]).toEqual([true, needed === 0]);
      const { adminUrl } = live.gateway.running;
      for (const [rank, name] of ranks.entries()) {
        const role = roles.find((known) => known === name);
        // A sign-out must not end the session of the other tests.
        const own = role !== undefined && operationId === "signOut";
        const signedIn = own ? await OperatorClient.signedIn(adminUrl, `the-${role}`, PASSWORD) : role && clients[role];
        const caller = signedIn ?? new OperatorClient(adminUrl);
        const [method, path, json] = requests[operationId]?.() ?? ["GET", "/"];
        const usedMs = Date.now() - 120_000;
        await fresh.database.pool.query("UPDATE gateway.operator_sessions SET used_ms = $1", [usedMs]);
        const { status, body } = await caller.ask(method, path, json);
        const got = status === 401 || status === 403 || status >= 500 ? status : "served";
        const wanted = rank >= needed ? "served" : rank === 0 ? 401 : 403;
        expect([name, got, got === wanted ? "" : body]).toEqual([name, wanted, ""]);
        // A page that is left open asks by itself; that must not keep its session. Sign-in and sign-out begin and end one.
        if (role !== undefined && !/^sign/.test(operationId)) {
          const used = "SELECT FROM gateway.operator_sessions WHERE used_ms > $1";
          const { rowCount } = await fresh.database.pool.query(used, [usedMs]);
          expect([name, rowCount]).toEqual([name, "x-background" in extensions ? 0 : 1]);
        }
        if (role === undefined || method === "GET" || operationId === "signIn") continue;
        const entry = await getLastEntry(`the-${role}`);
        expect(entry).toMatchObject({ action: operationId, from: "127.0.0.1", operator: `the-${role}` });
        expect(entry?.target === "").toBe(operationId === "signOut");
        if (wanted === 403) expect(entry?.result).toBe("refused: role");
        else if (status >= 400) expect(entry?.result).toMatch(/^(failed|not confirmed|counted only): /);
        else expect(entry?.result).not.toMatch(/^(begun|failed|refused|not confirmed|counted only)/);
        expect(Date.parse(entry?.at ?? "")).toBeGreaterThanOrEqual(nowMs);
      }
    },
  );

  test.each([
    ["cancelMessage", "POST", `/messages/${UNKNOWN}/cancel`, undefined, 404, UNKNOWN],
    ["requeueMessage", "POST", `/messages/${UNKNOWN}/requeue`, {}, 404, UNKNOWN],
    ["changeAccount", "PATCH", "/accounts/nobody", { blocked: true }, 404, "nobody: blocked"],
    ["createAccount", "POST", "/accounts", { id: "acme" }, 409, "acme"],
    ["changeAccount", "PATCH", "/accounts/acme", { webhookUrl: "http://127.0.0.1/" }, 400, "acme: webhookUrl"],
    ["deleteAccount", "DELETE", "/accounts/acme", undefined, 409, "acme"],
    ["addRegistryEntries", "POST", "/accounts/acme/registry", { senderNumbers: ["1"] }, 400, "acme: senderNumbers"],
    ["addCredential", "POST", "/accounts/nobody/credentials", { id: "a", rights: ["send"] }, 404, "nobody: a"],
    ["changeCredential", "PATCH", "/accounts/acme/credentials/none", { endsAt: null }, 404, "acme: none"],
    ["removeCredential", "DELETE", "/accounts/acme/credentials/none", undefined, 404, "acme: none"],
    ["removeRegistryEntry", "DELETE", "/accounts/acme/registry/brand/none", undefined, 404, "acme: brand none"],
    ["addOptOuts", "POST", "/accounts/acme/opt-outs", { numbers: ["0109999"] }, 400, "acme: ***9999"],
    ["eraseRecipient", "POST", "/recipients/erase", { number: "01099999999" }, 409, "*******9999"],
    ["pauseCarrier", "POST", "/carriers/none/pause", undefined, 404, "none"],
    ["resetCarrierShares", "POST", "/carriers/none/reset-shares", undefined, 404, "none"],
    ["redeliver", "POST", "/dead-letters/redeliver", { account: "acme" }, 409, "acme: all"],
    ["addOperator", "POST", "/operators", { name: "the-viewer", role: "admin" }, 409, "the-viewer"],
    ["moveAccount", "POST", "/accounts/acme/move", { cell: 99 }, 404, "acme: to cell 99"],
    ["rebalanceCells", "POST", "/cells/rebalance", undefined, 409, "all cells"],
  ])("%s that fails is in the audit log too: %s %s", async (action, method, path, json, status, target) => {
    const answer = await clients.admin?.ask(method, path, json);
    expect([answer?.status, answer?.body]).toEqual([status, expect.objectContaining({ status })]);
    const entry = await getLastEntry("the-admin");
    const kind = answer?.body.unconfirmed === true ? "(not confirmed|counted only)" : "failed";
    expect(entry).toMatchObject({ action, target, result: expect.stringMatching(new RegExp(`^${kind}: .`)) });
  });
});

describe("a command", () => {
  /** Arguments with which each changing command can be run, one after the other. */
  const given: Readonly<Record<string, () => readonly string[]>> = {
    "account create": () => ["--id", "own", "--report", "webhook", "--webhook-url", "https://own.example/"],
    "account set": () => ["--id", "own", "--limit-send", "10"],
    "account block": () => ["own"],
    "account unblock": () => ["own"],
    "account rotate-password": () => ["own"],
    "account revoke-tokens": () => ["own"],
    "account credential add": () => ["own", "--name", "poller", "--rights", "reports"],
    "account credential change": () => ["own", "--name", "poller", "--ends", "2099-01-01"],
    "account credential remove": () => ["own", "--name", "poller"],
    "account rotate-webhook-secret": () => ["own"],
    "account drop-old-webhook-secret": () => ["own"],
    "recipient erase": () => ["01099999999", "--yes"],
    "message cancel": () => [msgKey],
    "message requeue": () => [msgKey, "--yes"],
    "messages cancel": () => ["--account", "acme", "--yes"],
    "messages requeue": () => ["--state", "failed", "--account", "acme", "--yes"],
    "webhook redeliver": () => ["own", "--all"],
    "registry add": () => ["sender-number", "0212345678", "--id", "own"],
    "registry remove": () => ["sender-number", "0212345678", "--id", "own"],
    "registry import": () => ["test/gateway/operators/registry.yaml", "--id", "own", "--replace"],
    "optout add": () => ["01099999999", "--id", "own"],
    "optout remove": () => ["01099999999", "--id", "own"],
    "optout import": () => ["test/gateway/operators/opt-outs.txt", "--id", "own"],
    "carrier pause": () => ["simulator"],
    "carrier drain": () => ["simulator"],
    "carrier resume": () => ["simulator"],
    "carrier reset-shares": () => ["simulator"],
    "carriers reload": () => [],
    "operators add": () => ["lee"],
    "operators password": () => ["lee"],
    "operators remove": () => ["lee"],
    "cell move-account": () => ["own", "--to", "1"],
    "cell add": () => [],
    "cell rebalance": () => [],
    migrate: () => [],
    // It ends the account of the others.
    "account delete": () => ["own", "--yes"],
  };
  const names = Object.keys(given);

  test("that changes something is run here", () => {
    const found = commands.filter((command) => command.useCases.some(({ name }) => changing.has(name)));
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test.each(names)("%s is in the audit log with who, what, from where and what came of it", async (name) => {
    const { exitCode } = await admin(...name.split(" "), ...(given[name]?.() ?? []));
    const operator = `cli:${userInfo().username}`;
    const entry = await getLastEntry(operator);
    expect(entry).toMatchObject({ operator, from: hostname() });
    expect(Date.parse(entry?.at ?? "")).toBeGreaterThanOrEqual(nowMs);
    const command = commands.find((each) => each.name === name);
    expect(command?.useCases.map((useCase) => useCase.name)).toContain(entry?.action);
    expect(entry?.result).not.toBe("begun");
    // Without a carriers file gateways answer, and use no new one.
    if (name !== "carriers reload") expect(/^(failed|not confirmed): /.test(entry?.result ?? "")).toBe(exitCode !== 0);
  });

  test("that fails is in the audit log, and so is a look at a recipient", async () => {
    await admin("account", "block", "nobody");
    const operator = `cli:${userInfo().username}`;
    expect(await getLastEntry(operator)).toMatchObject({
      action: "changeAccount",
      target: "nobody: blocked",
      result: 'failed: there is no account "nobody"',
    });
    await admin("message", "find", "--to", "01012345678");
    expect(await getLastEntry(operator)).toMatchObject({ action: "findMessagesTo", target: "to *******5678" });
    await admin("message", "show", msgKey);
    expect(await getLastEntry(operator)).toMatchObject({ action: "getMessage", target: msgKey, result: "shown" });
  });
});
