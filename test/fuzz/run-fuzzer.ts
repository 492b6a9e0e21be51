import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "./failure.ts";
import { Findings, formatFinding } from "./findings.ts";
import { findHealthProblems, mega } from "./gateway/health.ts";
import type { OwnGateway } from "./gateway/own-gateway.ts";
import { Progress, toLine } from "./progress.ts";
import { Run } from "./run.ts";
import type { FuzzSettings } from "./settings.ts";
import { Collector } from "./world/collector.ts";
import type { World } from "./world/world.ts";

const SETTLE_MS = 60_000;
const WIDTH = 4;

/** Runs the rounds, waits until all accepted messages have reports, and prints the failures. */
export async function runFuzzer(
  world: World,
  settings: FuzzSettings,
  gateway: OwnGateway | undefined,
): Promise<number> {
  const kinds = settings.kinds.filter(({ ownOnly }) => gateway !== undefined || ownOnly !== true);
  const findings = new Findings((finding) =>
    process.stdout.write(`\n${formatFinding(finding, settings.seed, world.sender.url)}\n\n`),
  );
  const run = new Run(world, { ...settings, kinds, width: WIDTH }, findings);
  const onFailure = (error: unknown): void =>
    findings.add({
      reason: error instanceof Error ? error.message : String(error),
      exchange: error instanceof Failure ? error.exchange : undefined,
    });
  checkWebhooks(world, gateway, onFailure);
  const before = await gateway?.process.vitals();
  const startedMs = Date.now();
  const getMetrics = () => ({
    ...{ seconds: (Date.now() - startedMs) / 1000, requests: world.requests, cases: run.cases },
    ...{ failures: findings.size, messages: world.ledger.size, open: world.ledger.open },
  });
  const progress = new Progress(process.stdout, getMetrics);

  const polled = world.accounts.filter(({ part }) => ["sender", "registered", "slow"].includes(part));
  const collector = new Collector(world, polled, onFailure);
  // Ctrl-C ends the run like the end of its time: the failures are printed, and all processes are stopped.
  const stop = (): void => run.stop();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  await run.play();
  // The sequences have ended, so that the remaining reports of their accounts are collected too.
  const playersCollector = new Collector(world, world.playing("player"), onFailure);
  await waitForReports(world);
  await Promise.all([collector.stop(), playersCollector.stop()]);
  progress.stop();

  for (const reason of findLedgerProblems(world)) findings.add({ reason });
  for (const reason of gateway?.receiver.complaints ?? []) findings.add({ reason: `invalid webhook: ${reason}` });
  world.sender.close();
  const lines = [toLine(getMetrics())];
  if (gateway !== undefined && before !== undefined && gateway.process.crashed === undefined) {
    const during = await gateway.process.vitals();
    for (const reason of await findHealthProblems(gateway.process, before)) findings.add({ reason });
    const after = await gateway.process.vitals();
    lines.push(
      `heap ${mega(before.heapBytes)} → ${mega(after.heapBytes)}, memory ${mega(before.rssBytes)} → ${mega(after.rssBytes)}, ` +
        `longest event loop pause ${Math.round(during.longestPauseMs)} ms, most expensive request ${Math.round(world.dearest.ms)} ms of processor time (${world.dearest.what}), ` +
        `answered ${world.busy} times with busy`,
    );
  }
  for (const [what, line] of world.log?.found ?? []) findings.add({ reason: `the log has ${what}: ${line}` });
  for (const { reason, times } of findings.all) if (times > 1) process.stdout.write(`${times} times  ${reason}\n`);
  if (findings.size > 0)
    for (const line of world.log?.errors.slice(gateway?.process.crashed === undefined ? -5 : -40) ?? [])
      process.stdout.write(`gateway  ${line.slice(0, 2000)}\n`);
  process.stdout.write(`\n${lines.join("\n")}\n`);
  return findings.size === 0 ? 0 : 1;
}

/** A report is posted again if its response was lost, so that a duplicate is not a failure. */
function checkWebhooks(world: World, gateway: OwnGateway | undefined, onFailure: (error: unknown) => void): void {
  const [hooked] = world.playing("hooked");
  if (gateway === undefined || hooked === undefined) return;
  gateway.receiver.onReport = (report) => {
    const complaint = world.ledger.reported(hooked.id, report, "allowed");
    if (complaint !== undefined) onFailure(new Failure(`webhook: ${complaint}`));
  };
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
