import type { Metric, Registry } from "prom-client";

/** A line of a metric: its labels and its number, under the metric's own name unless it says another. */
export interface Row {
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
  readonly metricName?: string;
}

export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  /** Asked when somebody looks. */
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>;
}

/**
 * The figures of one gateway. They are counted in plain numbers: the library that knows the form of Prometheus makes a key of
 * all labels for every single count, and its eighty modules would be a tenth of what a start loads. It comes with the first look.
 */
export class Figures {
  readonly #figures: Figure[] = [];
  #registered = 0;
  #registry: Promise<Registry> | undefined;

  add(figure: Figure): void {
    this.#figures.push(figure);
  }

  async page(): Promise<{ readonly text: string; readonly mediaType: string }> {
    this.#registry ??= makeRegistry();
    const registry = await this.#registry;
    for (const figure of this.#figures.slice(this.#registered)) registry.registerMetric(metricOf(figure));
    this.#registered = this.#figures.length;
    return { text: await registry.metrics(), mediaType: registry.contentType };
  }
}

async function makeRegistry(): Promise<Registry> {
  const { collectDefaultMetrics, Registry } = await import("prom-client");
  // One for each gateway, not one for the process: tests run several beside each other.
  const registry = new Registry();
  // Event-loop lag, memory, handles.
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** As much of a metric as the registry asks for. */
function metricOf({ rows, ...about }: Figure): Metric {
  const known = { ...about, aggregator: "sum" };
  return { ...known, get: async () => ({ ...known, values: await rows() }), reset: () => {} } as never;
}
