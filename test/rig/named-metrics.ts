import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const FILES = ["deploy/prometheus/alerts.yml", "deploy/grafana/dashboard.json"];

/** Metrics that the alert rules and the dashboard read. A histogram is counted once, without the endings of its parts. */
export function listNamedMetrics(): ReadonlySet<string> {
  const texts = FILES.map((name) => readFileSync(resolve(root, name), "utf8"));
  const names = texts.join("\n").match(/\b(gateway|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return new Set(names.map((name) => name.replace(/_(bucket|sum|count)$/, "")));
}
