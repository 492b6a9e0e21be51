import type { Demo } from "../accounts/demo.ts";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { createLog, flushLog, type Log } from "../telemetry/log.ts";
import { banner } from "./banner.ts";
import { StartError } from "./start-error.ts";
import { untilTold } from "./until-told.ts";

interface Started {
  readonly url: string | undefined;
  readonly adminUrl: string;
  readonly demo: Demo | undefined;
  stop(): Promise<void>;
}

/** The gateway as a process: from the environment to the signal that ends it. */
export async function runGateway(start: (config: Config, options: { log: Log }) => Promise<Started>): Promise<never> {
  const begun = performance.now();
  return orOneLine(async () => {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const told = untilTold();
    const running = await start(config, { log });
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(banner({ ...running, vendorPrefix: config.vendorPrefix, seconds }));
    const signal = await told;
    log.info({ signal }, "stopping");
    await running.stop();
    await flushLog(log);
  });
}

/** What a user can mend is said in one line; anything else keeps its stack. */
export async function orOneLine(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof StartError;
    const words = isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`gateway: ${words}\n`);
    process.exit(1);
  }
}
