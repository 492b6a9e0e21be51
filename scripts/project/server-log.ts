import { open } from "node:fs/promises";
import { shown } from "./project.ts";

const LAST_LINES = 20;
/** More than the last lines need; a log of hours is not read as a whole. */
const TAIL_BYTES = 65_536;

/** The last lines of a file that are not empty. */
export async function readLastLines(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    const { bytesRead } = await handle.read(tail, 0, tail.length, size - tail.length);
    const lines = tail.toString("utf8", 0, bytesRead).split(/\r?\n/);
    return lines.filter((line) => line !== "").slice(-LAST_LINES);
  } finally {
    await handle.close();
  }
}

/** What the server printed, to be shown after failures: their cause is often there. Empty if it printed nothing. */
export async function formatServerLog(file: string | undefined): Promise<string> {
  const lines = file === undefined ? [] : await readLastLines(file);
  if (file === undefined || lines.length === 0) return "";
  return `\nthe server printed (last ${LAST_LINES} lines; all of it is in ${shown(file)}):\n${indent(lines)}\n`;
}

export const indent = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join("\n");
