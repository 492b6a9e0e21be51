import { parseArgs } from "node:util";
import { benchClient } from "./client.ts";
import { benchGenerate } from "./generate.ts";

const HELP = `
Compares with peers, all measured in one run, rounds interleaved. Prints a table; writes JSON and an SVG plot under
.data/bench/. Peers are installed on first use (test/bench/package.json).

  npm run bench                                  everything there is
  npm run bench -- generate                      the generator against openapi-typescript alone and hey-api with zod,
                                                 on our own document
  npm run bench -- generate --specs DIR          … and on every OpenAPI document in DIR
  npm run bench -- client                        a call of the client against bare fetch

  --rounds N     rounds per document (default 5)
  --specs DIR    more documents: JSON or YAML files in DIR, or the root document of each folder in it
  --profile      also write a CPU profile of our own run on each document
  --help         this text
`;

const BENCHES = { generate: benchGenerate, client: benchClient } as const;

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
        specs: { type: "string" },
        profile: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    return fail(`bench: ${(error as Error).message.split(".")[0]}; --help lists the options`);
  }
}

const { values, positionals } = readCommand();
if (values.help) {
  process.stdout.write(`${HELP.trim()}\n`);
  process.exit(0);
}
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) fail("bench: --rounds must be a whole number, 1 or more");
const chosen = positionals.length > 0 ? positionals : Object.keys(BENCHES);
for (const name of chosen)
  if (!(name in BENCHES)) fail(`bench: there is no benchmark ${name}; there are ${Object.keys(BENCHES).join(", ")}`);
for (const name of chosen as (keyof typeof BENCHES)[])
  await BENCHES[name]({ rounds, specs: values.specs, profile: values.profile });
