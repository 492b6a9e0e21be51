import { main, readOptions, UsageError } from "../../scripts/command/main.ts";
import { readSecret } from "../../scripts/command/read-secret.ts";
import { fuzz } from "./fuzz.ts";
import { kinds } from "./kinds/all.ts";

const help = `
npm run fuzz -- [--seconds N] [--seed S] [--kind NAME …] [--round N] [--front koa|direct] [--url URL --account-file FILE]

Sends requests that are generated from the contract (valid, nearly valid, hostile, and sequences of them) to a real gateway
with a real PostgreSQL, and checks every response against the contract. Prints each failure with its seed, the smallest
request that still fails, and a shell command that sends it. Exit status: 0 if there are no failures, 1 otherwise.

  --seconds N              the duration (default: 30)
  --seed S                 a whole number; the same seed gives the same rounds (default: from the clock)
  --kind NAME              run only this kind of cases; can be used several times
  --round N                run only this round of each kind, to reproduce a failure
  --front koa|direct       the HTTP_FRONT of the gateway that is started (default: koa)
  --url URL                use a running gateway instead of starting one; also needs accounts
  --account-file FILE      lines ID:PASSWORD, or - for standard input: accounts in sandbox with high limits, whose reports
                           are polled; two or more are needed, and of four or more the second half runs the sequences
  --account ID:PASSWORD    one such account, which the list of processes shows to every user of the machine
  --help                   print this text

Kinds:
${kinds.map(({ name, about }) => `  ${name.padEnd(24)} ${about}`).join("\n")}

With DATABASE_URL, the gateway that is started gets a database on that server, otherwise on an embedded server.
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
      "account-file": { type: "string" },
    },
  });
  const unknown = values.kind?.find((name) => !kinds.some((kind) => kind.name === name));
  if (unknown !== undefined) throw new UsageError(`fuzz: unknown kind "${unknown}"; --help lists the kinds`);
  if (values.front !== "koa" && values.front !== "direct")
    throw new UsageError(`fuzz: --front must be koa or direct, not "${values.front}"`);
  const file = values["account-file"];
  const lines = file === undefined ? [] : readSecret("fuzz", file).split(/\r?\n/);
  const accounts = [...(values.account ?? []), ...lines].map(parseAccount);
  if (values.url !== undefined && (!URL.canParse(values.url) || accounts.length < 2))
    throw new UsageError("fuzz: --url needs a URL and at least two accounts (--account-file)");
  return fuzz({
    seconds: wholeNumber("seconds", values.seconds) ?? 30,
    seed: wholeNumber("seed", values.seed) ?? Date.now() % 1_000_000,
    round: wholeNumber("round", values.round),
    kinds: kinds.filter(({ name }) => values.kind?.includes(name) ?? true),
    target: values.url === undefined ? undefined : { url: values.url, accounts },
    front: values.front,
    databaseUrl: process.env.DATABASE_URL || undefined,
  });
});

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9]{1,9}$/.test(text)) throw new UsageError(`fuzz: --${name} must be a whole number, not "${text}"`);
  return Number(text);
}

function parseAccount(text: string): { readonly id: string; readonly password: string } {
  const colon = text.indexOf(":");
  if (colon < 1) throw new UsageError("fuzz: --account must be ID:PASSWORD");
  return { id: text.slice(0, colon), password: text.slice(colon + 1) };
}
