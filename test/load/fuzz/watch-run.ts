import { setTimeout as sleep } from "node:timers/promises";
import type { Finding } from "../../../scripts/probe/run/findings.ts";
import { Failure } from "./failure.ts";
import { findHealthProblems, mega } from "./gateway/health.ts";
import type { OwnGateway } from "./gateway/own-gateway.ts";
import { toFinding } from "./kinds/play-kind.ts";
import { Collector } from "./world/collector.ts";
import type { World } from "./world/world.ts";

const SETTLE_MS = 60_000;

/** Collects reports beside the rounds, and looks at the ledger, the process and the log at their end. */
export class RunWatch {
  readonly #world: World;
  readonly #gateway: OwnGateway | undefined;
  readonly #report: (finding: Finding) => void;
  readonly #collector: Collector;
  readonly #before: ReturnType<OwnGateway["process"]["vitals"]> | undefined;
  #found = 0;

  constructor(world: World, gateway: OwnGateway | undefined, report: (finding: Finding) => void) {
    this.#world = world;
    this.#gateway = gateway;
    this.#report = report;
    const polled = world.accounts.filter(({ part }) => ["sender", "registered", "slow"].includes(part));
    this.#collector = new Collector(world, polled, (error) => this.#onFailure(error));
    this.#before = gateway?.process.vitals();
    this.#checkWebhooks();
  }

  #onFailure(error: unknown): void {
    this.#found += 1;
    this.#report(toFinding(error));
  }

  /** A report is posted again if its response was lost, so that a duplicate is not a failure. */
  #checkWebhooks(): void {
    const [hooked] = this.#world.playing("hooked");
    if (this.#gateway === undefined || hooked === undefined) return;
    this.#gateway.receiver.onReport = (report) => {
      const complaint = this.#world.ledger.reported(hooked.id, report, "allowed");
      if (complaint !== undefined) this.#onFailure(new Failure(`webhook: ${complaint}`));
    };
  }

  /** Waits until all accepted messages have reports, and says what is wrong. Returns lines for the summary. */
  async finish(): Promise<string[]> {
    const world = this.#world;
    // The sequences have ended, so that the remaining reports of their accounts are collected too.
    const playersCollector = new Collector(world, world.playing("player"), (error) => this.#onFailure(error));
    await waitForReports(world);
    await Promise.all([this.#collector.stop(), playersCollector.stop()]);
    for (const reason of findLedgerProblems(world)) this.#onFailure(new Failure(reason));
    for (const reason of this.#gateway?.receiver.complaints ?? [])
      this.#onFailure(new Failure(`invalid webhook: ${reason}`));
    world.sender.close();
    const lines = await this.#checkProcess();
    for (const [what, line] of world.log?.found ?? []) this.#onFailure(new Failure(`the log has ${what}: ${line}`));
    return [...lines, ...this.#errorLines()];
  }

  async #checkProcess(): Promise<string[]> {
    const { process } = this.#gateway ?? {};
    const before = await this.#before;
    if (process === undefined || before === undefined || process.crashed !== undefined) return [];
    const during = await process.vitals();
    for (const reason of await findHealthProblems(process, before)) this.#onFailure(new Failure(reason));
    const after = await process.vitals();
    const { dearest, busy } = this.#world;
    return [
      `heap ${mega(before.heapBytes)} → ${mega(after.heapBytes)}, memory ${mega(before.rssBytes)} → ${mega(after.rssBytes)}, ` +
        `longest event loop pause ${Math.round(during.longestPauseMs)} ms, most expensive request ${Math.round(dearest.ms)} ms of processor time (${dearest.what}), ` +
        `answered ${busy} times with busy`,
    ];
  }

  #errorLines(): string[] {
    const { log } = this.#world;
    const isCrashed = this.#gateway?.process.crashed !== undefined;
    if (log === undefined || (this.#found === 0 && !isCrashed)) return [];
    return log.errors.slice(isCrashed ? -40 : -5).map((line) => `gateway  ${line.slice(0, 2000)}`);
  }
}

async function waitForReports(world: World): Promise<void> {
  const deadlineMs = Date.now() + SETTLE_MS;
  while (world.ledger.open > 0 && Date.now() < deadlineMs && world.process?.crashed === undefined) await sleep(100);
}

function findLedgerProblems({ ledger }: World): string[] {
  const unclaimed = ledger.unclaimed();
  return [
    ...(ledger.open > 0
      ? [`${ledger.open} accepted messages were never reported, such as ${ledger.openKeys(5).join(", ")}`]
      : []),
    ...(unclaimed.length > 0 ? [`reports of unknown messages: ${unclaimed.slice(0, 5).join(", ")}`] : []),
  ];
}
