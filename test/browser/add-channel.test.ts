import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, openPage } from "../rig/chromium.ts";
import { makeChange, readChanges } from "../rig/follow-tutorial.ts";
import { useGateways } from "../rig/gateways.ts";
import { dataFolder as builtFolder, root } from "../rig/own-project.ts";
import { runCommandIn, runProgram } from "../rig/run-command.ts";
import { typeCheck } from "../rig/type-check.ts";
import { JOURNEY, PATIENCE, whySkipped } from "./gateway-pages.ts";

// Somebody follows "Add a channel" of docs/tutorials.md in a copy of the project.

const COPIED = [
  "client",
  "console",
  "generated",
  "scripts",
  "server",
  "spec",
  "contract.config.ts",
  "package.json",
  "tsconfig.json",
];
const NOT_COPIED = /\/(dist|node_modules)(\/|$)/;

// Under another name, so that it can also be followed in a project to which somebody has added the channel of the tutorial.
const section = (readFileSync(join(root, "docs/tutorials.md"), "utf8").split("\n## Add a channel\n")[1] ?? "")
  .replaceAll(/pager/gi, (name) => ({ pager: "beeper", Pager: "Beeper", PAGER: "BEEPER" })[name] ?? name)
  .replaceAll(/\bPG\b/g, "BP");
const changes = readChanges(section);

/** What a channel needs in any case is not counted: its schemas and examples. */
const isCounted = (file: string): boolean => !/^spec\/(schemas|examples)\//.test(file);

test("the tutorial changes at most twelve files besides schemas and examples, and lists them", () => {
  const made = new Set(changes.map(({ file }) => file).filter(isCounted));
  const rows = [...section.matchAll(/^\| (`.+`) \|/gm)].map(([, cell = ""]) => cell);
  const listed = rows.flatMap((cell) => cell.replaceAll("`", "").split(", ")).filter((file) => !file.endsWith("/"));
  expect(listed.length).toBeLessThanOrEqual(12);
  // The reader finds the places in a test, in the CHANGELOG and the version without a listing.
  const others = ["CHANGELOG.md", "spec/admin/openapi.yaml", "test/unit/spec/tables/report-tables.test.ts"];
  expect([...made, ...others].toSorted()).toEqual(listed.toSorted());
});

describe.skipIf(whySkipped !== undefined)("a gateway with the channel of the tutorial", { tags: ["long"] }, () => {
  const copy = join(builtFolder, "test/add-channel");
  const { dataFolder, launch } = useGateways();
  let url = "";
  let browser: Browser;
  let token = "";

  const call = async (method: string, path: string, body?: object, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const listResults = async (msgKey: string): Promise<string[]> => {
    const { data } = await call("GET", `/v1/report/inquiry/${msgKey}`);
    return data.report.map((report: Record<string, string>) =>
      [report.serviceType, report.msgType, report.reportType, report.reportCode].join(" "),
    );
  };

  beforeAll(async () => {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    for (const name of COPIED)
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (source) => !NOT_COPIED.test(source.slice(root.length)),
      });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    for (const change of changes) makeChange(copy, change);
    for (const config of [[], ["--config", "spec/admin/contract.config.ts"]]) {
      const generated = await runCommandIn(copy, ...config, "generate");
      expect(generated.status, generated.stderr).toBe(0);
    }
    const built = await runProgram(relative(root, join(copy, "console/build.js")));
    expect(built.status, built.stderr).toBe(0);
    const gateway = await launch({ CONSOLE_FOLDER: join(copy, "console/dist") }, [
      process.execPath,
      join(copy, "server/main.js"),
    ]).ready();
    url = gateway.url;
    const { password } = JSON.parse(readFileSync(join(dataFolder, "demo-account.json"), "utf8"));
    const account = { "X-SVC-Client-Id": "demo", "X-SVC-Client-Passwd": password };
    token = (await call("POST", "/v1/auth/token", undefined, account)).data.token;
    browser = await launchBrowser();
  }, JOURNEY.timeout);
  afterAll(async () => {
    await browser?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("compiles, and has every file that the tutorial names", JOURNEY, () => {
    const named = [...section.matchAll(/`((?:spec|server|console|client)\/[\w./-]+)`/g)].map(([, file = ""]) => file);
    expect(named.filter((file) => !existsSync(join(copy, file)))).toEqual([]);
    expect(typeCheck(join(copy, "server"))).toEqual([]);
    const operators = JSON.parse(readFileSync(join(copy, "generated/admin/openapi.json"), "utf8"));
    expect(operators.components.schemas.Channel.enum).toContain("beeper");
  });

  test("delivers a message of it, and holds it to its limits", JOURNEY, async () => {
    const message = { from: "0212345678", to: "01000000000", text: "Ward 7, please call back." };
    const { code, msgKey } = await call("POST", "/v1/send/beeper", message);
    expect(code).toBe("A000");
    await expect.poll(() => listResults(msgKey), PATIENCE).toEqual(["BEEPER BP 0 10000"]);
    const tooLong = await call("POST", "/v1/send/beeper", { ...message, text: "x".repeat(41) });
    expect(tooLong).toMatchObject({ code: "A328", errors: [{ pointer: "/text" }] });
  });

  test("sends it in a flow, with the words of the recipient, and falls back from it", JOURNEY, async () => {
    const from = "0212345678";
    const messageFlow = [{ beeper: { from, text: "#{name}, call back." } }, { sms: { from, text: "Call back." } }];
    const [kim, lee] = ["01000000000", "01000008000"].map((to) => ({ to, replaceWords: { name: "Kim" } }));
    const { data } = await call("POST", "/v1/send/omni", { messageFlow, destinations: [kim, lee] });
    const [first, second] = data.destinations;
    await expect.poll(() => listResults(first.msgKey), PATIENCE).toEqual(["BEEPER BP 0 10000"]);
    await expect.poll(() => listResults(second.msgKey), PATIENCE).toEqual(["BEEPER BP 1 90000", "SMS SM 0 23003"]);
    const tooLong = { to: "01012345678", replaceWords: { name: "x".repeat(40) } };
    const refused = await call("POST", "/v1/send/omni", { messageFlow, destinations: [tooLong] });
    expect(refused.code).toBe("A328");
  });

  test("shows its form and its phone in the console, alone and in a flow", JOURNEY, async () => {
    const { page, faults } = await openPage(browser, `${url}/console/`);
    await page.getByRole("button", { name: "Use the demo account" }).click(PATIENCE);
    await page.getByRole("button", { name: "Beeper", exact: true }).click(PATIENCE);
    await page.getByText("One line on a beeper, at most 40 characters").waitFor(PATIENCE);
    await page.getByText("25 / 40").waitFor(PATIENCE);
    await page.getByLabel("Text").fill("Ward 8");
    const phone = page.getByRole("figure");
    await phone.getByText("Ward 8").waitFor(PATIENCE);
    expect(await phone.getByText("Beeper").count()).toBe(1);
    await page.getByRole("button", { name: "Send", exact: true }).click(PATIENCE);
    await page.getByText("accepted").waitFor(PATIENCE);

    await page.getByRole("button", { name: "Flow", exact: true }).click(PATIENCE);
    await page.getByLabel("Channel of the next message").selectOption({ label: "Beeper" }, PATIENCE);
    await page.getByRole("button", { name: "+ Add fallback" }).click(PATIENCE);
    await phone.getByText("Please call back").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });
});
