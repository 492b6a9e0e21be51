import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { useGateways } from "../../rig/gateways.ts";
import { root } from "../../rig/own-project.ts";
import { hasPromtool, runPromtool } from "./promtool.ts";

// With PROCESSES, a process that dies again and again while /readyz says 200, because the others serve.

const fresh = useFreshDatabase({ nowMs: Date.now() });
const { launch } = useGateways();
/** Enough for the slowest machine. */
const PATIENCE = { timeout: 120_000, interval: 50 };
/** The rule must have held for so long. */
const FOR_MINUTES = 5;
const HELD_MINUTES = 2 * FOR_MINUTES;
/** More than the rule allows in ten minutes. */
const DEATHS = 4;
const METRICS = ["gateway_process_restarts_total", "gateway_processes_planned", "gateway_processes_ready"];

/** What Prometheus would get of the parent: the value of each series by its name and labels. */
type Sample = ReadonlyMap<string, number>;

const readSample = (page: string): Sample =>
  new Map(
    page
      .split("\n")
      .filter((line) => METRICS.some((name) => line.startsWith(`${name}{`)))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );

const nameSeries = (metric: string, role: string): string => `${metric}{process="parent",role="${role}"}`;

const countDeaths = (sample: Sample, role: string): number =>
  sample.get(nameSeries("gateway_process_restarts_total", role)) ?? Number.NaN;

describe.each([
  { name: "api-2", role: "api", planned: 2 },
  // The only one of its role.
  { name: "worker-1", role: "worker", planned: 1 },
])("$name dies again and again", { tags: ["long"] }, ({ name, role, planned }) => {
  /** Each taken while all processes are ready, with more deaths than the one before. */
  const comingBack: Sample[] = [];
  let away: Sample = new Map();
  const statuses: number[] = [];
  let folder = "";
  let out = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "crash-loop-"));
    const fault = join(folder, "fault");
    // It runs in each process before the gateway does, and ends the one that the file names.
    const program = `
      import { readFileSync } from "node:fs";
      const read = () => { try { return readFileSync(${JSON.stringify(fault)}, "utf8"); } catch { return ""; } };
      setInterval(() => { if (read() === process.env.PROCESS_NAME) process.exit(7); }, 20).unref();`;
    await writeFile(join(folder, "fault.mjs"), program);
    const gateway = await launch({
      ...{ DATABASE_URL: fresh.url, PROCESSES: "3", NODE_OPTIONS: `--import=${join(folder, "fault.mjs")}` },
    }).ready();
    const look = async (): Promise<Sample> => readSample(await (await fetch(`${gateway.adminUrl}/metrics`)).text());
    const takeStatus = async () => statuses.push((await fetch(`${gateway.adminUrl}/readyz`)).status);
    /** The first sample in which a metric has reached a value. */
    const waitFor = (metric: string, atLeast: number): Promise<Sample> =>
      vi.waitFor(async () => {
        const sample = await look();
        expect(sample.get(nameSeries(metric, role))).toBeGreaterThanOrEqual(atLeast);
        return sample;
      }, PATIENCE);
    for (;;) {
      const sample = await waitFor("gateway_processes_ready", planned);
      comingBack.push(sample);
      await takeStatus();
      await writeFile(fault, name);
      const deaths = countDeaths(sample, role);
      await waitFor("gateway_process_restarts_total", deaths + 1);
      if (deaths >= DEATHS) break;
      await rm(fault);
    }
    away = await look();
    await takeStatus();
    out = gateway.out;
    await gateway.end("SIGTERM");
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("while /readyz says 200; log and metrics tell it", () => {
    expect(new Set(statuses)).toEqual(new Set([200]));
    const deaths = comingBack.map((sample) => countDeaths(sample, role));
    expect(deaths[0]).toBe(0);
    expect(deaths.at(-1)).toBeGreaterThanOrEqual(DEATHS);
    expect(away.get(nameSeries("gateway_processes_planned", role))).toBe(planned);
    expect(away.get(nameSeries("gateway_processes_ready", role))).toBe(planned - 1);
    expect(out).toContain(`"event":"process_died","name":"${name}","how":"exit code 7"`);
  });

  describe.skipIf(!hasPromtool)("GatewayProcessesDying (skipped where promtool is not installed)", () => {
    test.each([
      ["it comes back each time", () => [...comingBack, ...Array(HELD_MINUTES).fill(comingBack.at(-1))]],
      ["it stays away", () => Array<Sample>(HELD_MINUTES).fill(away)],
    ])("fires for its role alone if %s", async (_, getSamples) => {
      // One minute lies between two samples.
      const samples: readonly Sample[] = getSamples();
      const series = [...new Set(samples.flatMap((sample) => [...sample.keys()]))].map((key) => ({
        series: key.replace("{", '{instance="one:8081",job="gateway",'),
        values: samples.map((sample) => sample.get(key) ?? "_").join(" "),
      }));
      const alertname = "GatewayProcessesDying";
      const fired = {
        exp_labels: { severity: "page", instance: "one:8081", role },
        exp_annotations: {
          summary: `Processes of the role ${role} on one:8081 die again and again; the others serve`,
          runbook: "docs/runbook.md#gatewayprocessesdying",
        },
      };
      const file = join(folder, "alert.test.json");
      const tests = [
        {
          ...{ interval: "1m", input_series: series },
          alert_rule_test: [
            { eval_time: "0m", alertname },
            { eval_time: `${comingBack.length - 1 + FOR_MINUTES}m`, alertname, exp_alerts: [fired] },
          ],
        },
      ];
      const rules = join(root, "deploy/prometheus/alerts.yml");
      await writeFile(file, JSON.stringify({ rule_files: [rules], evaluation_interval: "1m", tests }));
      const { status, printed } = runPromtool("test", "rules", file);
      expect({ status, printed }).toMatchObject({ status: 0, printed: expect.not.stringContaining("FAILED") });
    });
  });
});
