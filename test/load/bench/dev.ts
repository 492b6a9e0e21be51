import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "../../../scripts/project/toolkit.ts";
import { everyRound, type Sample, summary, tellRound, timed } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { installPeers, peer } from "./peers.ts";
import { type Bar, barPlot, save, table } from "./report.ts";
import { WorkbenchFollower } from "./workbench-follower.ts";

const root = resolve(import.meta.dirname, "../../..");
/** Inside the project, so that packages are found. */
const folder = join(root, ".data/bench/dev");
const COPIED = ["spec", "generated", "server", "client", "scripts", "test"];
const FILES = ["contract.config.ts", "tsconfig.json", "tsconfig.dev.json", "package.json"];

/** Seconds of one save. */
interface Save {
  readonly document: number;
  readonly types: number;
  readonly all: number;
  /** Until the page of the workbench has the findings, and the documentation. */
  readonly lintShown: number;
  readonly docsShown: number;
}

/** From a save to the verdict: `contract dev` beside `redocly lint` and hey-api in its watch mode. */
export async function benchDev({ rounds }: BenchOptions): Promise<void> {
  installPeers();
  copyProject();
  const ours = new DevProcess();
  const heyApi = new HeyApiWatch();
  try {
    await ours.ready();
    await heyApi.ready();
    const contenders = {
      ours: () => ours.save("spec/paths/send-sms.yaml", changeSummary),
      oursWithField: () => ours.save("spec/schemas/SmsSend.yaml", changeField),
      redocly: async () => onlyAll(await timed([...redocly, join(folder, "generated/openapi.json")], folder)),
      heyApi: async () => onlyAll(await heyApi.save()),
    };
    show(await everyRound(contenders, rounds, tellRound("dev", rounds), 2), rounds);
  } finally {
    await Promise.all([ours.stop(), heyApi.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const redocly = [findProgram("@redocly/cli", "redocly"), "lint", "--extends=recommended"];

const onlyAll = (all: number): Save => ({ document: all, types: 0, all, lintShown: 0, docsShown: 0 });

function copyProject(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of FILES) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

let saves = 0;

/** Changes the summary of an operation, as a designer would. */
function change(text: string, pattern: RegExp): string {
  return text.replace(pattern, (start) => `${start.replace(/ \(\d+\)$/, "")} (${++saves})`);
}

const changeSummary = (text: string): string => change(text, /summary: Send a short text message( \(\d+\))?/);

/** A field with another name each time: another type of the body, of which all handlers of a send are checked again. */
const changeField = (text: string): string => `${text.replace(/ {2}bench\d+:\n(?: {4}.*\n)+/, "")}  bench${++saves}:
    type: string
    description: Added by the benchmark.
    maxLength: 10
`;

class DevProcess {
  readonly #child: ChildProcess = spawn(process.execPath, ["scripts/contract.ts", "dev"], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  #output = "";
  #workbench: WorkbenchFollower | undefined;

  constructor() {
    this.#child.stdout?.on("data", (chunk: Buffer) => {
      this.#output += chunk.toString("utf8");
    });
  }

  async ready(): Promise<void> {
    const printed = await this.#until(/watching/);
    this.#workbench = new WorkbenchFollower(/the workbench is at (\S+)/.exec(printed)?.[1] ?? "");
    await this.#workbench.start();
  }

  async save(path: string, edit: (text: string) => string): Promise<Save> {
    this.#output = "";
    const file = join(folder, path);
    const edited = edit(readFileSync(file, "utf8"));
    const [started, savedAt] = [performance.now(), Date.now()];
    writeFileSync(file, edited);
    const shown = await this.#workbench?.wait(savedAt);
    const printed = await this.#until(/^dev: \w+ in/m);
    if (!/^dev: (ok|warning) in/m.test(printed)) throw new Error(`contract dev: ${printed}`);
    const stage = (name: string): number =>
      Number(new RegExp(`^${name} +\\w+ +(\\d+) ms`, "m").exec(printed)?.[1]) / 1000;
    const all = (performance.now() - started) / 1000;
    await this.#workbench?.idle();
    const since = (at = Number.NaN): number => (at - savedAt) / 1000;
    return {
      ...{ document: stage("lint") + stage("generate"), types: stage("types"), all },
      ...{ lintShown: since(shown?.lint), docsShown: since(shown?.docs) },
    };
  }

  async stop(): Promise<void> {
    this.#workbench?.stop();
    await end(this.#child);
  }

  async #until(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.#output)) {
      if (this.#child.exitCode !== null) throw new Error(`contract dev ended: ${this.#output}`);
      await sleep(5);
    }
    return this.#output;
  }
}

/** It asks for its input every so many milliseconds; the shortest time that it takes. */
const HEY_API_INTERVAL_MS = 100;

/** It watches only documents that it gets from a URL, so that its input is served. */
class HeyApiWatch {
  readonly #output = join(folder, "hey-api");
  #document = readFileSync(join(folder, "generated/openapi.json"), "utf8");
  readonly #server = createServer((request, response) => {
    response.setHeader("content-type", "application/json").setHeader("last-modified", new Date().toUTCString());
    response.end(request.method === "HEAD" ? undefined : this.#document);
  });
  #child: ChildProcess | undefined;

  async ready(): Promise<void> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    const address = this.#server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const input = ["-i", `http://127.0.0.1:${port}/openapi.json`, "-o", this.#output];
    const options = ["-p", "@hey-api/typescript", "zod", "--watch", String(HEY_API_INTERVAL_MS)];
    const args = [peer("@hey-api/openapi-ts/dist/run.mjs"), ...input, ...options];
    this.#child = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
    await this.#untilWritten(0);
    await sleep(1000);
  }

  async save(): Promise<number> {
    const before = this.#writtenMs();
    const started = performance.now();
    this.#document = change(this.#document, /"summary": ?"Send a short text message( \(\d+\))?/);
    await this.#untilWritten(before);
    return (performance.now() - started) / 1000;
  }

  async stop(): Promise<void> {
    if (this.#child !== undefined) await end(this.#child);
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #writtenMs(): number {
    return statSync(join(this.#output, "zod.gen.ts"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  async #untilWritten(before: number): Promise<void> {
    const limit = performance.now() + 60_000;
    while (this.#writtenMs() <= before) {
      if (this.#child?.exitCode !== null || performance.now() > limit) throw new Error("hey-api wrote nothing");
      await sleep(5);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

function show(values: Record<"ours" | "oursWithField" | "redocly" | "heyApi", Save[]>, rounds: number): void {
  const of = (list: readonly Save[], part: keyof Save): Sample => summary(list.map((one) => one[part]));
  const peers = values.redocly.map(({ all }, round) => all + (values.heyApi[round]?.all ?? Number.NaN));
  const seconds = ({ median, least, most }: Sample): string =>
    `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
  const rows: [string, Sample][] = [
    ["contract dev: lint and generate", of(values.ours, "document")],
    ["contract dev: types", of(values.ours, "types")],
    ["contract dev: from the save to the last line", of(values.ours, "all")],
    ["workbench: from the save to the documentation", of(values.ours, "docsShown")],
    ["workbench: from the save to the findings", of(values.ours, "lintShown")],
    ["contract dev: lint and generate, a new field", of(values.oursWithField, "document")],
    ["contract dev: types, a new field", of(values.oursWithField, "types")],
    ["contract dev: from the save to the last line, a new field", of(values.oursWithField, "all")],
    ["redocly lint, a process", of(values.redocly, "all")],
    ["hey-api with zod, watching", of(values.heyApi, "all")],
    ["redocly lint and hey-api together", summary(peers)],
  ];
  const lines = rows.map(([name, sample]) => [name, seconds(sample)]);
  process.stdout.write(
    `${table(["from a save", "s"], lines)}\n\nto reach:   lint and generate ≤ 0.8 s, types ≤ 1.5 s, documentation and findings in the workbench ≤ 1 s; median (least–most) of ${rounds} rounds\n`,
  );
  const bars = rows.map(
    ([label, { median, least, most }], group): Bar => ({ label, value: median, least, most, group }),
  );
  save("dev", { rounds, values }, barPlot("From a save to the verdict: seconds, less is better", "s", bars));
}
