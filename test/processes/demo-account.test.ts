import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { copyCluster } from "../rig/copy-cluster.ts";
import { useGateways } from "../rig/gateways.ts";
import { LiveGateway } from "../rig/live-gateway.ts";
import type { MainProcess } from "../rig/main-process.ts";
import { readEmbedded } from "../rig/read-embedded.ts";
import { databaseBackend } from "../rig/test-cells.ts";

const run = promisify(execFile);
const { dataFolder, launch } = useGateways();

/** 127.0.0.2 is this machine too, but not the address that `HOST=127.0.0.1` listens on. */
const askByOtherAddress = ({ url }: { readonly url: string }) =>
  fetch(`${url.replace("localhost", "127.0.0.2")}/nowhere`).then(
    ({ status }) => status,
    () => "refused",
  );

const linesToPaste = ({ banner }: MainProcess) => banner.split("\n").filter((line) => /^ {2}(TOKEN=|curl )/.test(line));

// The embedded database has no Citus.
describe.skipIf(databaseBackend === "citus")("a gateway with the embedded database", () => {
  test("and carriers makes no demo account, and so listens on every address", async () => {
    const carriers = join(dataFolder, "carriers.yaml");
    await writeFile(
      carriers,
      "carriers: { sim: { adapter: simulator } }\nroutes: [{ channel: [sms, mms, rcs, international, alimtalk, friendtalk], carrier: sim }]",
    );
    await copyCluster(join(dataFolder, "postgres"));
    const { running, url } = await LiveGateway.start({ DATA_FOLDER: dataFolder, CARRIERS_FILE: carriers });
    expect(running.demo).toBeUndefined();
    if (process.platform === "linux") expect(await askByOtherAddress({ url })).toBe(404);
    await running.stop();
  });

  test.each([
    ["127.0.0.1", 200],
    ["0.0.0.0", 404],
  ])("on HOST=%s offers the demo account where only this machine is served, and says so", async (HOST, status) => {
    const gateway = await launch({ HOST }).ready();
    expect((await fetch(`${gateway.url}/docs/demo-account.json`)).status).toBe(status);
    expect(gateway.banner.includes("one click signs in")).toBe(status === 200);
    expect(await gateway.end("SIGTERM")).toBe(0);
  });

  test.each([{}, { PROCESSES: "1" }])("makes no operator if others reach the admin port: %j", async (settings) => {
    const gateway = await launch({ ...settings, ADMIN_HOST: "0.0.0.0" }).ready();
    expect(gateway.banner).toContain("account  demo");
    expect(gateway.banner).not.toContain("operator demo");
    expect(await gateway.end("SIGTERM")).toBe(0);
  });

  test("prints the addresses and commands for a new user, and the commands work, also after a kill -9", async () => {
    const killed = await launch({}).ready();
    expect(killed.banner).toMatch(/API +http:\/\/localhost:\d+\n/);
    expect(killed.banner).toMatch(/docs +http:\/\/localhost:\d+\/docs\n/);
    const file = join(dataFolder, "demo-account.json");
    expect(killed.banner).toContain(`account  demo, password in ${file}\n`);
    // No terminal: what is printed may be kept by a log.
    expect(killed.banner).not.toContain(JSON.parse(await readFile(file, "utf8")).password);
    expect(await askByOtherAddress(killed)).toBe("refused");
    const lines = linesToPaste(killed);
    expect(lines).toHaveLength(3);
    const [issue = "", send = "", poll = ""] = lines;
    const { stdout } = await run("sh", ["-c", `${issue}; ${poll}; echo; ${send}; echo; echo "$TOKEN"`]);
    const [polled, sent, token = ""] = stdout.trim().split("\n");
    expect([polled, sent]).toMatchObject([
      '{"code":"A000","result":"Success","data":{"reportId":"","report":[]}}',
      expect.stringContaining('{"code":"A000","result":"Success","msgKey":"'),
    ]);

    expect(await killed.end("SIGKILL")).toBe("SIGKILL");
    const gateway = await launch({}).ready();
    expect(/account.*/.exec(gateway.banner)?.[0]).toBe(/account.*/.exec(killed.banner)?.[0]);
    const again = send.replace(killed.url, gateway.url);
    expect((await run("sh", ["-c", `TOKEN=${token}; ${again}`])).stdout).toContain('"code":"A000"');
    expect(await gateway.end("SIGTERM")).toBe(0);
    expect(await readEmbedded(resolve(dataFolder, "postgres"))).toBeUndefined();
  });
});
