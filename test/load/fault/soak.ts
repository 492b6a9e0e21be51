import { readdirSync } from "node:fs";
import { residentMegabytes } from "../bench/machine/usage.ts";
import { table } from "../bench/report.ts";
import type { Deployment } from "./deployment/deployment.ts";
import { findGrowth, type Series } from "./soak-growth.ts";

/** Memory, connections, files and event-loop lag of every gateway, and the size of the tables that must stay small. */
export class Soak {
  readonly #deployment: Deployment;
  readonly #series = new Map<string, number[]>();

  constructor(deployment: Deployment) {
    this.#deployment = deployment;
  }

  /** To be called between rounds, when all gateways are there. */
  async sample(): Promise<void> {
    for (const { name, pid, adminUrl } of this.#deployment.gateways) {
      this.#add(`${name} memory, MB`, residentMegabytes(pid));
      this.#add(`${name} open files`, countFiles(pid));
      const metrics = await readMetrics(adminUrl);
      this.#add(`${name} event-loop lag p99, ms`, 1000 * metricOf(metrics, "nodejs_eventloop_lag_p99_seconds"));
    }
    const rows = await this.#deployment.server.query<{ name: string; value: number }>(
      `SELECT 'database connections' AS name, count(*)::int AS value FROM pg_stat_activity WHERE usename = 'gateway'
       UNION ALL
       SELECT 'table ' || relname || ', kB', (pg_total_relation_size(c.oid) / 1024)::int FROM pg_class c
       WHERE relnamespace = 'gateway'::regnamespace AND relkind = 'r'
         AND relname IN ('outbox', 'step_leases', 'workers', 'report_batches', 'webhook_deliveries', 'rate_budgets')`,
    );
    for (const { name, value } of rows) this.#add(name, value);
  }

  #add(name: string, value: number): void {
    if (!Number.isFinite(value)) return;
    const values = this.#series.get(name) ?? [];
    values.push(value);
    this.#series.set(name, values);
  }

  /** Prints a line for each figure. Returns how many have grown. */
  async show(write: (text: string) => void): Promise<number> {
    const all: readonly Series[] = [...this.#series].map(([name, values]) => ({ name, values }));
    const grown = new Set(all.filter((series) => findGrowth(series) !== undefined).map(({ name }) => name));
    const rows = all
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name, values }) => {
        const figures = [values[0], Math.min(...values), Math.max(...values), values.at(-1)];
        return [name, ...figures.map((value = 0) => value.toFixed(0)), grown.has(name) ? "GROWS" : "flat"];
      });
    write(`${table(["figure", "first", "least", "most", "last", "verdict"], rows)}\n`);
    return grown.size;
  }
}

function countFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
}

async function readMetrics(adminUrl: string): Promise<string> {
  const response = await fetch(`${adminUrl}/metrics`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  return (await response?.text().catch(() => "")) ?? "";
}

const metricOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
