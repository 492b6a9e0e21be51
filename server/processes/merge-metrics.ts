/** The page of metrics of one process. */
export interface MetricsPage {
  readonly process: string;
  readonly text: string;
}

/**
 * One page of the Prometheus text format from the pages of several processes. Each sample gets the label `process`, so nothing is added up
 * here: Prometheus sums counters, and takes the maximum of a gauge, as the query says. The format wants all samples of a metric in one place.
 */
export function mergeMetrics(pages: readonly MetricsPage[]): string {
  const metrics = new Map<string, { readonly head: string[]; readonly samples: string[] }>();
  for (const { process, text } of pages) {
    let metric: { readonly head: string[]; readonly samples: string[] } = { head: [], samples: [] };
    let isFirstPage = true;
    for (const line of text.split("\n")) {
      const [, kind, name] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (kind === "HELP" && name !== undefined) {
        const known = metrics.get(name);
        isFirstPage = known === undefined;
        metric = known ?? { head: [], samples: [] };
        metrics.set(name, metric);
      }
      if (kind !== undefined) {
        if (isFirstPage) metric.head.push(line);
      } else if (line !== "" && !line.startsWith("#")) metric.samples.push(addLabel(line, process));
    }
  }
  return [...metrics.values()].flatMap(({ head, samples }) => [...head, ...samples, ""]).join("\n");
}

/** `name{labels} value` or `name value`. */
function addLabel(sample: string, process: string): string {
  const label = `process="${process}"`;
  const brace = sample.indexOf("{");
  if (brace >= 0) return `${sample.slice(0, brace + 1)}${label},${sample.slice(brace + 1)}`;
  const space = sample.indexOf(" ");
  return `${sample.slice(0, space)}{${label}}${sample.slice(space)}`;
}
