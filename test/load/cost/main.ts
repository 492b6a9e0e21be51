import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, readOptions } from "../../../scripts/cli/main.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { allowance, limitMs } from "./reference.ts";
import { Search } from "./search.ts";
import { costTargets } from "./target.ts";

const FOLDER = ".data/cost";

const help = `
npm run test:cost -- [--seconds N] [--seed S] [--operation ID …]

Searches the dearest bodies of every operation that takes a body: changes the document's examples, keeps what costs most
processor time and changes it further. Everything runs in this process: decoding, checks, explaining faults, the decision and
the answer, without sockets and database. Prints the dearest body of each operation and writes it to ${FOLDER}/. Exit status:
1 if a body costs over 50 ms; on a slow or busy machine, over the same multiple of a fixed piece of work.

  --seconds N       for all operations together (default: 60)
  --seed S          a whole number (default: from the clock)
  --operation ID    only this operation; can be used several times
  --help            print this text
`;

await main(async () => {
  const { values } = readOptions({
    name: "test:cost",
    help,
    options: {
      seconds: { type: "string", default: "60" },
      seed: { type: "string" },
      operation: { type: "string", multiple: true },
    },
  });
  const seed = wholeNumber("seed", values.seed ?? String(Date.now() % 1_000_000));
  const seconds = wholeNumber("seconds", values.seconds);
  const targets = costTargets().filter(({ operationId }) => values.operation?.includes(operationId) ?? true);
  if (targets.length === 0) throw new UsageError("test:cost: no such operation takes a body");
  process.stdout.write(`seed ${seed}\n`);
  mkdirSync(FOLDER, { recursive: true });
  let areDear = false;
  for (const [index, target] of targets.entries()) {
    const search = new Search(target, seed + index);
    const endMs = Date.now() + (seconds * 1000) / targets.length;
    do await search.step();
    while (Date.now() < endMs);
    const { cpuMs, code, body, operationId } = search.dearest;
    const isDear = cpuMs > limitMs() * allowance(target, body);
    areDear ||= isDear;
    const file = join(FOLDER, `${operationId}.body`);
    writeFileSync(file, body);
    const figures = `${cpuMs.toFixed(1).padStart(7)} ms  ${code}  ${String(body.length).padStart(8)} bytes`;
    process.stdout.write(
      `${operationId.padEnd(18)} ${figures}  ${search.tried} tried  ${file}${isDear ? "  TOO DEAR" : ""}\n`,
    );
  }
  return areDear ? 1 : 0;
});

function wholeNumber(name: string, text: string): number {
  if (!/^[0-9]{1,9}$/.test(text)) throw new UsageError(`test:cost: --${name} must be a whole number, not "${text}"`);
  return Number(text);
}
