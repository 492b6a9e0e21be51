import { readdirSync, readFileSync } from "node:fs";

/** Of /proc, in every kernel that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that the process has used; NaN where there is no /proc, or no process. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return fields === undefined ? Number.NaN : (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The same of the process and all that it has started, those that have ended included. */
export function cpuSecondsWithChildren(pid: number): number {
  const fields = statOf(pid);
  const ended = fields === undefined ? Number.NaN : (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  let sum = cpuSeconds(pid) + ended;
  for (const child of childrenOf(pid)) sum += cpuSeconds(child) || 0;
  return sum;
}

export function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync("/proc")
      .map(Number)
      .filter((other) => Number.isInteger(other) && Number(statOf(other)?.[1]) === pid);
  } catch {
    return [];
  }
}

/** The fields after the command, which stands in brackets and may hold anything: state, parent, … */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
