import { parseArgs } from "node:util";
import { benchAccept } from "./accept.ts";
import { benchAccounts } from "./accounts.ts";
import { benchCells } from "./cells.ts";
import { benchClient } from "./client.ts";
import { benchDeliver } from "./deliver.ts";
import { benchDev } from "./dev.ts";
import { benchGenerate } from "./generate.ts";
import type { BenchOptions } from "./options.ts";
import { benchPages } from "./pages.ts";
import { benchPoll } from "./poll.ts";
import { benchScale } from "./scale.ts";
import { benchSnapshot } from "./snapshot.ts";
import { benchStart } from "./start.ts";
import { benchValidate } from "./validate.ts";
import { benchWatched } from "./watched.ts";

const HELP = `
Compares with peers, all measured in one run, rounds interleaved. Prints a table; writes JSON and SVG plots under
.data/bench/. Peers are installed on first use (test/load/bench/package.json; wrk and kannel by apt-get, where that is allowed).
The database is the embedded PostgreSQL on a folder of its own, with synchronous_commit, fsync and full_page_writes on.

  npm run bench                                  everything there is
  npm run bench -- accept                        sends accepted a second, with and without keys: Koa's echo, Fastify, Kannel; memory;
                                                 request to report; PROCESSES=1, 2, 4
  npm run bench -- accounts                      cost of a send by one of 1, 100 and 10,000 accounts, at the same rate
  npm run bench -- cells                         cost of a message with 1, 2, 4 and 8 cells, and on Citus, where it is installed
  npm run bench -- deliver                       from the request to the final report
  npm run bench -- poll                          polling and acknowledging 1000 reports
  npm run bench -- scale                         cost of a message by stored messages, accounts, size, replicas, workers
  npm run bench -- snapshot                      cost of a message while a transaction in its database stays open
  npm run bench -- start                         start to first accepted send
  npm run bench -- validate                      the generated validators against ajv
  npm run bench -- watched                       cost of a send with quotas, opt-outs, credentials and the failure watch, and without
  npm run bench -- generate                      the generator against openapi-typescript alone and hey-api with zod,
                                                 on our own document
  npm run bench -- generate --specs DIR          … and on every OpenAPI document in DIR
  npm run bench -- dev                           from a save to the verdict of contract dev, beside redocly lint and hey-api
  npm run bench -- client                        a call of the client against bare fetch
  npm run bench -- pages                         LCP, CLS and TBT of documentation and console: slow 4G, processor four times slower

  --rounds N     rounds (default 5)
  --seconds N    of load in each measurement (default 5)
  --minutes N    accept: also this many minutes of load, to see whether memory grows; snapshot: how long (default 20)
  --full         scale: also ten million stored messages
  --specs DIR    generate: more documents: JSON or YAML files in DIR, or the root document of each folder in it
  --profile      accept, accounts, deliver, generate: also a CPU profile of our own process, and where its time went
  --help         this text
`;

const BENCHES: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  accept: benchAccept,
  accounts: benchAccounts,
  cells: benchCells,
  deliver: benchDeliver,
  poll: benchPoll,
  scale: benchScale,
  snapshot: benchSnapshot,
  start: benchStart,
  validate: benchValidate,
  watched: benchWatched,
  generate: benchGenerate,
  dev: benchDev,
  client: benchClient,
  pages: benchPages,
};

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: "string", default: "5" },
        seconds: { type: "string", default: "5" },
        minutes: { type: "string", default: "0" },
        full: { type: "boolean", default: false },
        specs: { type: "string" },
        profile: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    return fail(`bench: ${(error as Error).message.split(".")[0]}; --help lists the options`);
  }
}

function whole(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) fail(`bench: --${option} must be a whole number, ${least} or more`);
  return value;
}

const { values, positionals } = readCommand();
if (values.help) {
  process.stdout.write(`${HELP.trim()}\n`);
  process.exit(0);
}
const options: BenchOptions = {
  rounds: whole("rounds", values.rounds, 1),
  seconds: whole("seconds", values.seconds, 1),
  minutes: whole("minutes", values.minutes, 0),
  full: values.full,
  specs: values.specs,
  profile: values.profile,
};
const chosen = positionals.length > 0 ? positionals : Object.keys(BENCHES);
for (const name of chosen)
  if (!Object.hasOwn(BENCHES, name))
    fail(`bench: there is no benchmark ${name}; there are ${Object.keys(BENCHES).join(", ")}`);
for (const [index, name] of chosen.entries()) {
  if (chosen.length > 1) process.stderr.write(`bench: ${name} (${index + 1} of ${chosen.length})\n`);
  await BENCHES[name]?.(options);
}
process.exit(0);
