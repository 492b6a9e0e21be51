import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readEmbedded } from "../../server/postgres/embedded.ts";
import { databaseBackend } from "../rig/cells.ts";
import { useGateways } from "./gateways.ts";
import type { MainProcess } from "./main-process.ts";

const run = promisify(execFile);
const { dataFolder, launch } = useGateways();

/** 127.0.0.2 is this machine too, but not the address that `HOST=127.0.0.1` listens on. */
const askByOtherAddress = ({ url }: MainProcess) =>
  fetch(`${url.replace("localhost", "127.0.0.2")}/nowhere`).then(
    ({ status }) => status,
    () => "refused",
  );

const linesToPaste = ({ out }: MainProcess) => out.split("\n").filter((line) => /^ {2}(TOKEN=|curl )/.test(line));

// The embedded database has no Citus.
describe.skipIf(databaseBackend === "citus")("a gateway with the embedded database", () => {
  test("prints the addresses and commands for a new user, and the commands work", async () => {
    const gateway = await launch({}).ready();
    expect(gateway.out).toMatch(/API +http:\/\/localhost:\d+\n/);
    expect(gateway.out).toMatch(/docs +http:\/\/localhost:\d+\/docs\n/);
    const file = join(dataFolder, "demo-account.json");
    expect(gateway.out).toContain(`account  demo, password in ${file}\n`);
    // No terminal: what is printed may be kept by a log.
    expect(gateway.out).not.toContain(JSON.parse(await readFile(file, "utf8")).password);
    expect(await askByOtherAddress(gateway)).toBe("refused");
    expect(linesToPaste(gateway)).toHaveLength(3);
    const { stdout } = await run("sh", ["-c", linesToPaste(gateway).join("; echo; ")]);
    expect(stdout.trim().split("\n")).toMatchObject([
      expect.stringContaining('{"code":"A000","result":"Success","msgKey":"'),
      '{"code":"A000","result":"Success","data":{"reportId":"","report":[]}}',
    ]);
    expect(await gateway.end("SIGTERM")).toBe(0);
    expect(await readEmbedded(resolve(dataFolder, "postgres"))).toBeUndefined();
  });

  test("starts again after a kill -9, with the same account and tokens that still work", async () => {
    const killed = await launch({}).ready();
    const [issue = "", send = ""] = linesToPaste(killed);
    const { stdout: token } = await run("sh", ["-c", `${issue}; echo "$TOKEN"`]);
    expect(await killed.end("SIGKILL")).toBe("SIGKILL");
    const gateway = await launch({}).ready();
    expect(/account.*/.exec(gateway.out)?.[0]).toBe(/account.*/.exec(killed.out)?.[0]);
    const again = send.replace(killed.url, gateway.url);
    const { stdout } = await run("sh", ["-c", `TOKEN=${token.trim()}; ${again}`]);
    expect(stdout).toContain('"code":"A000"');
    expect(await gateway.end("SIGINT")).toBe(0);
  });
});

describe.skipIf(databaseBackend === "citus")("a gateway with the embedded database and carriers", () => {
  test("makes no demo account, and so listens on every address; a misspelt setting is told", async () => {
    const folder = join(dataFolder, "with-carriers");
    await mkdir(folder, { recursive: true });
    const carriers = join(folder, "carriers.yaml");
    await writeFile(
      carriers,
      "carriers: { sim: { adapter: simulator } }\nroutes: [{ channel: [sms, mms, rcs, international, alimtalk, friendtalk], carrier: sim }]",
    );
    const gateway = await launch({ DATA_FOLDER: folder, CARRIERS_FILE: carriers, POOL_SIZ: "3" }).ready();
    expect(gateway.out).not.toContain("demo");
    expect(gateway.error).toBe("gateway: POOL_SIZ is not a setting; did you mean POOL_SIZE?\n");
    expect(gateway.out).toContain('"event":"setting_misspelt","name":"POOL_SIZ","meant":"POOL_SIZE"');
    if (process.platform === "linux") expect(await askByOtherAddress(gateway)).toBe(404);
    expect(await gateway.end("SIGTERM")).toBe(0);
  });
});
