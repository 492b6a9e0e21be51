import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchFolders } from "../../../scripts/dev/watch-folders.ts";
import {
  petDocument,
  programEnvironment,
  runCommandIn,
  runProgram,
  startContract,
  withFiles,
} from "../../rig/run-command.ts";

const root = join(import.meta.dirname, "../../..");

test("saves in quick succession are one call, and a save during that call is the next call", async () => {
  await withFiles({ "a.yaml": "1", "b.yaml": "1" }, async (folder) => {
    const calls: (readonly string[])[] = [];
    let second: (() => void) | undefined;
    const twice = new Promise<void>((resolve) => {
      second = resolve;
    });
    const watcher = await watchFolders([folder], async (files) => {
      calls.push(files);
      if (calls.length === 1) await writeFile(join(folder, "c.yaml"), "1");
      else second?.();
    });
    await writeFile(join(folder, "a.yaml"), "2");
    await writeFile(join(folder, "b.yaml"), "2");
    await writeFile(join(folder, ".b.yaml.swp"), "2");
    await twice;
    await watcher.close();
    expect(calls).toEqual([[join(folder, "a.yaml"), join(folder, "b.yaml")], [join(folder, "c.yaml")]]);
  });
});

test("the types of our own loop are checked without tests, toolkit and the libraries behind them", async () => {
  const compiler = "node_modules/typescript-native/bin/tsc";
  const { stdout } = await runProgram(compiler, "--project", join(root, "tsconfig.dev.json"), "--listFilesOnly");
  const files = stdout.split("\n").map((file) => relative(root, file));
  expect(files).toContain(join("server", "main.ts"));
  expect(
    files.filter((file) => /^(test|scripts\/(?!runtime\/))|@redocly|graphql|json-schema-to-ts/.test(file)),
  ).toEqual([]);
});

/** `contract dev` in a project of its own. */
class DevSession {
  readonly #child;
  #output = "";

  constructor(folder: string) {
    this.#child = spawn(process.execPath, [join(root, "scripts/contract.ts"), "dev"], {
      cwd: folder,
      env: programEnvironment(),
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.#output += chunk.toString("utf8");
      });
  }

  /** What was printed until the text appeared; the next call waits for what is printed after it. */
  async until(text: string): Promise<string> {
    while (!this.#output.includes(text)) {
      if (this.#child.exitCode !== null) throw new Error(`dev ended: ${this.#output}`);
      await sleep(20);
    }
    const end = this.#output.indexOf("\n", this.#output.indexOf(text)) + 1;
    const printed = this.#output.slice(0, end);
    this.#output = this.#output.slice(end);
    return printed;
  }

  /** Returns the exit status. */
  async stop(): Promise<number | null> {
    const exited = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    const [status] = await exited;
    return status;
  }
}

/** After a save the generated files are those that a process without a memory makes. */
async function expectFresh(folder: string): Promise<void> {
  const { status, stderr } = await startContract(folder, "generate", "--check");
  expect([status, stderr]).toEqual([0, ""]);
}

const document = JSON.stringify({ ...petDocument, security: [] });

test("after each save of document or code it says what the change does", { timeout: 180_000 }, async () => {
  const check =
    "node -e \"process.exit(require('fs').readFileSync('code/a.txt', 'utf8') === process.env.BAD ? 1 : 0)\"";
  const dev = { watch: ["code"], check, env: { BAD: "bad" } };
  const config = { spec: "spec/openapi.json", data: "data", dev };
  const files = { "contract.config.mjs": `export default ${JSON.stringify(config)};` };
  await withFiles(files, async (folder) => {
    const spec = join(folder, "spec/openapi.json");
    for (const name of ["spec/released", "code"]) await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, "code/a.txt"), "good");
    await writeFile(spec, document);
    await writeFile(join(folder, "spec/released/1.0.0.json"), document);
    const session = new DevSession(folder);
    let status: number | null = null;
    try {
      expect(await session.until("dev: ok")).toMatch(
        /workbench is at http:\/\/127\.0\.0\.1:\d+\/\n.*lint +ok.*generate +ok.*diff +ok.*types +ok/s,
      );
      await session.until("watching");
      await writeFile(spec, document.replace('"addPet"', '"makePet"'));
      const renamed = await session.until("dev: warning");
      expect(renamed).toContain("saved spec/openapi.json");
      expect(renamed).toContain("major  addPet: the operation is now called");
      await writeFile(spec, document.replace('"addPet"', '"makePet"').replace('"Pets"', '"More pets"'));
      const retitled = await session.until("dev: warning");
      expect(retitled).toContain("          1 breaking change since 1.0.0\n");
      expect(retitled).not.toContain("the operation is now called");
      expect(readFileSync(join(folder, "generated/handlers.ts"), "utf8")).toContain("MakePet");
      await expectFresh(folder);
      // Another layout of the same document changes no code.
      await writeFile(spec, `${await readFile(spec, "utf8")}\n`);
      const sameDocument = await session.until("dev: warning");
      expect(sameDocument).toMatch(/types +ok.*no code changed since the last check/);
      expect(sameDocument).toContain("          1 breaking change since 1.0.0\n");
      await expectFresh(folder);
      // What is known from the save before is also written where somebody has changed a generated file.
      await writeFile(join(folder, "generated/handlers.ts"), "// changed by hand\n");
      await writeFile(spec, `${await readFile(spec, "utf8")}\n`);
      expect(await session.until("dev: warning")).toMatch(/generate +ok.*handlers\.ts/);
      await expectFresh(folder);
      await writeFile(spec, (await readFile(spec, "utf8")).slice(0, -20));
      expect(await session.until("dev: failed")).toMatch(/openapi\.json:\d+:\d+/);
      await writeFile(spec, document);
      expect(await session.until("dev: ok")).toContain("0 breaking");
      await expectFresh(folder);
      await writeFile(join(folder, "code/a.txt"), "bad");
      const failed = await session.until("dev: failed");
      expect(failed).toMatch(/types +failed/);
      expect(failed).not.toContain("lint");
    } finally {
      status = await session.stop();
    }
    expect(status).toBe(0);
    // One run has no page. Its first stage fails, and the others are left out.
    await writeFile(spec, document.slice(0, -20));
    const once = await startContract(folder, "dev", "--once");
    expect([once.status, once.stdout]).toEqual([1, expect.not.stringContaining("workbench")]);
    expect(await runCommandIn(folder, "dev", "--port", "x")).toMatchObject({
      status: 1,
      stderr: 'dev: "x" is not a port; fix: use a number from 1 to 65535\n',
    });
  });
});

test.each([["dev", "--no-page"], ["lint"], ["--help"]])(
  "contract %s ends quietly when nobody reads its output any more",
  { timeout: 180_000 },
  async (...args) => {
    const config = 'export default { spec: "openapi.json", data: "data" };';
    await withFiles({ "contract.config.mjs": config, "openapi.json": document }, async (folder) => {
      const child = spawn(process.execPath, [join(root, "scripts/contract.ts"), ...args], {
        cwd: folder,
        env: programEnvironment(),
      });
      child.stdout.destroy();
      let printed = "";
      child.stderr.on("data", (chunk: Buffer) => {
        printed += chunk.toString("utf8");
      });
      const [status] = await once(child, "close");
      expect([status, printed]).toEqual([141, ""]);
    });
  },
);
