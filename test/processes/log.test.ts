import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test.each(["process.exit(0)", "await flushLog(log); process.kill(process.pid, 'SIGKILL')"])(
  "lines in the buffer are written before the process ends by: %s",
  async (end) => {
    const source = new URL("../../server/telemetry/log.ts", import.meta.url).href;
    const program = `
      import { createLog, flushLog } from "${source}";
      const log = createLog("info");
      for (let line = 0; line < 1000; line++) log.info({ event: "greeted", line }, "hello");
      ${end};`;
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
    const stdout = await run.then(
      (ended) => ended.stdout,
      (killed: { stdout: string }) => killed.stdout,
    );
    expect(stdout.trim().split("\n")).toHaveLength(1000);
  },
);
