import { flushCompileCache } from "node:module";
import type { Demo } from "../accounts/demo.ts";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { createLog, flushLog, type Log } from "../telemetry/log.ts";
import { banner } from "./banner.ts";
import { askedForHelp } from "./command-line.ts";
import { StartError } from "./start-error.ts";
import { untilTold } from "./until-told.ts";

const HELP = `
npm start

Starts the gateway: the API, its documentation at /docs, and probes and metrics on the port beside it. Without
DATABASE_URL it brings a PostgreSQL of its own under .data/ and a demo account. Ctrl-C or SIGTERM lets requests end, then
stops everything.

Settings come from the environment, for example PORT=9000 npm start; the README lists them all.

  --help    this text
`;

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
    if (askedForHelp(process.argv.slice(2), HELP)) return;
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const told = untilTold();
    const running = await start(config, { log });
    // Not only at the end: a process that is killed has none.
    flushCompileCache();
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(banner({ ...running, vendorPrefix: config.vendorPrefix, seconds }));
    const signal = await told;
    log.info({ event: "gateway_stopping", signal }, "Gateway stops: it takes no new requests and ends those under way");
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
