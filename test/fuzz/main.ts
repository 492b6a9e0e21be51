import { main } from "../../scripts/command/main.ts";
import { readOptions, UsageError } from "../../scripts/command/options.ts";
import { fuzz } from "./fuzz.ts";
import { kinds } from "./kinds/all.ts";

const help = `
npm run fuzz -- [--seconds N] [--seed S] [--kind NAME …] [--round N] [--front koa|direct] [--url URL --account ID:PASSWORD …]

Sends requests that follow from the contract (valid, nearly valid, hostile, and sequences of them) to a real gateway on a real
PostgreSQL, and holds every answer to the contract. Exit 1 if anything was found: each finding with its seed, the request cut
down as far as it still fails, and a line for the shell that sends it.

  --seconds N              how long (default 30)
  --seed S                 whole number; the same seed gives the same rounds (default: by the clock)
  --kind NAME              only this kind of case; may be given several times
  --round N                only this round of each kind: to have a finding again
  --front koa|direct       the HTTP_FRONT of the gateway of our own (default koa)
  --url URL                a gateway that runs already, in place of one of our own; then also
  --account ID:PASSWORD    two accounts in sandbox or more, with high limits, whose reports are polled; of four or more
                           the second half plays the sequences
  --help                   this text

Kinds:
${kinds.map(({ name, about }) => `  ${name.padEnd(24)} ${about}`).join("\n")}

With DATABASE_URL the gateway of our own gets a database on that server, otherwise on an embedded one.
`;

await main(async () => {
  const { values } = readOptions({
    name: "fuzz",
    help,
    options: {
      seconds: { type: "string", default: "30" },
      seed: { type: "string" },
      kind: { type: "string", multiple: true },
      round: { type: "string" },
      front: { type: "string", default: "koa" },
      url: { type: "string" },
      account: { type: "string", multiple: true },
    },
  });
  const unknown = values.kind?.find((name) => !kinds.some((kind) => kind.name === name));
  if (unknown !== undefined) throw new UsageError(`fuzz: there is no kind "${unknown}"; --help lists them`);
  if (values.front !== "koa" && values.front !== "direct")
    throw new UsageError(`fuzz: --front must be koa or direct, not "${values.front}"`);
  const given = (values.account ?? []).map(accountOf);
  if (values.url !== undefined && (!URL.canParse(values.url) || given.length < 2))
    throw new UsageError("fuzz: --url needs an address and two times --account ID:PASSWORD");
  return fuzz({
    seconds: wholeNumber("seconds", values.seconds) ?? 30,
    seed: wholeNumber("seed", values.seed) ?? Date.now() % 1_000_000,
    round: wholeNumber("round", values.round),
    kinds: kinds.filter(({ name }) => values.kind?.includes(name) ?? true),
    target: values.url === undefined ? undefined : { url: values.url, accounts: given },
    front: values.front,
    databaseUrl: process.env.DATABASE_URL || undefined,
  });
});

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9]{1,9}$/.test(text)) throw new UsageError(`fuzz: --${name} must be a whole number, not "${text}"`);
  return Number(text);
}

function accountOf(text: string): { readonly id: string; readonly password: string } {
  const colon = text.indexOf(":");
  if (colon < 1) throw new UsageError("fuzz: --account must be ID:PASSWORD");
  return { id: text.slice(0, colon), password: text.slice(colon + 1) };
}
