import type { Config } from "../config.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import type { TracingOptions } from "../telemetry/open-telemetry.ts";
import type { Tracing } from "../telemetry/tracing.ts";

/** OpenTelemetry is loaded only if the settings ask for traces. */
export async function startTracing({ tracing }: Config, options: TracingOptions): Promise<Tracing | undefined> {
  if (tracing === undefined) return undefined;
  const { startOpenTelemetry } = await import("../telemetry/open-telemetry.ts");
  return startOpenTelemetry(tracing, options);
}

/** Adds the carriers' results, and the final reports that they make, to the traces of their messages. */
export function traceEndings(tracing: Tracing, steps: readonly ChangedStep[], nowMs: number): void {
  for (const { ref, state, outcome, last, carrier, sentMs, code = "" } of steps) {
    const isError = state !== "delivered";
    const attributes = { "gateway.code": code };
    const details = { ...attributes, "gateway.carrier": carrier, "gateway.step": ref.step, "gateway.state": state };
    tracing.receipt({ msgKey: ref.msgKey, startedAtMs: sentMs, endedAtMs: nowMs, attributes: details, isError });
    if (outcome === "ended" && (last || !isError))
      tracing.report({ msgKey: ref.msgKey, startedAtMs: nowMs, endedAtMs: nowMs, attributes, isError });
  }
}
