import type { History, Outage } from "./history.ts";
import { type Limits, overlaps, type Violation } from "./violation.ts";

/** A process says that it is not ready while its database has been away for long, and that it is ready when the database is back. */
export function checkProbes(history: History, limits: Limits): readonly Violation[] {
  return history.outages.flatMap((outage) => [
    ...checkRed(history, limits, outage),
    ...checkGreen(history, limits, outage),
  ]);
}

function checkRed({ probes }: History, limits: Limits, outage: Outage): readonly Violation[] {
  const { process, fromMs, toMs, mayBeBackMs = toMs } = outage;
  const redFromMs = fromMs + limits.notReadyAfterMs;
  const wrong = probes.find(
    (probe) =>
      probe.process === process && probe.ready === true && probe.fromMs > redFromMs && probe.toMs < mayBeBackMs,
  );
  if (wrong === undefined) return [];
  const text = `${process} said "ready" ${wrong.toMs - fromMs} ms after its database went away`;
  return [{ rule: "ready-without-database", text, about: [process] }];
}

function checkGreen(history: History, limits: Limits, outage: Outage): readonly Violation[] {
  const { process, toMs } = outage;
  const untilMs = toMs + limits.readyAgainMs;
  const isDisturbed = [...history.outages, ...history.absences].some(
    (other) => other !== outage && other.process === process && overlaps(other, { fromMs: toMs, toMs: untilMs }),
  );
  const later = history.probes.filter((probe) => probe.process === process && probe.toMs >= toMs);
  const isOver = later.some((probe) => probe.toMs >= untilMs);
  if (isDisturbed || !isOver || later.some((probe) => probe.ready === true && probe.toMs <= untilMs)) return [];
  const text = `${process} was not ready ${limits.readyAgainMs} ms after its database was back`;
  return [{ rule: "not-ready-again", text, about: [process] }];
}
