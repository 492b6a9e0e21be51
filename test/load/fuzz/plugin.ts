import { readSecret } from "../../../scripts/cli/read-secret.ts";
import type { FuzzPlugin, FuzzPluginContext, OpenedFuzzPlugin } from "../../../scripts/probe/run/plugin.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { Failure } from "./failure.ts";
import { type OwnGateway, startOwnGateway } from "./gateway/own-gateway.ts";
import { kinds } from "./kinds/all.ts";
import { toFinding, toRunKind } from "./kinds/play-kind.ts";
import { RunWatch } from "./watch-run.ts";
import { FuzzAccount } from "./world/account.ts";
import { openWorld, signIn } from "./world/open-world.ts";

interface Credentials {
  readonly id: string;
  readonly password: string;
}

/** Rounds at one time. */
const WIDTH = 4;

/**
 * What we know of our gateway beyond its document: accounts and their rights, which code a fault has, that every accepted
 * message is reported once, and how its process is.
 */
const fuzzPlugin: FuzzPlugin = {
  seconds: 30,
  // Which files, forms and numbers an account has is not in the document, and a carrier that does not exist has no secret.
  ignored: ["valid-refused", "credentials-late"],
  options: {
    account: { type: "string", multiple: true },
    "account-file": { type: "string" },
  },
  help: `
Without --url a gateway is started, on a PostgreSQL of its own or, with DATABASE_URL, on a database of that server.

  --account-file FILE      with --url: lines ID:PASSWORD, or - for standard input: accounts in sandbox with high limits, whose
                           reports are polled. Two or more are needed; of four or more the second half runs the sequences,
                           and of three or more the last one sends what is drawn from the document alone
  --account ID:PASSWORD    one such account, which the list of processes shows to every user of the machine
`.slice(1),
  kinds,
  open: openGateway,
};

export default fuzzPlugin;

async function openGateway({ values, url: given, report }: FuzzPluginContext): Promise<OpenedFuzzPlugin> {
  const accounts = readAccounts(values);
  if (given !== undefined && accounts.length < 2)
    throw new UsageError("fuzz: with --url, this project also needs at least two accounts (--account-file)");
  const gateway = given === undefined ? await startOwnGateway(process.env.DATABASE_URL || undefined) : undefined;
  try {
    return await openRunning(given ?? gateway?.process.url ?? "", gateway, accounts, report);
  } catch (error) {
    await gateway?.stop();
    throw error;
  }
}

async function openRunning(
  url: string,
  gateway: OwnGateway | undefined,
  given: readonly Credentials[],
  report: FuzzPluginContext["report"],
): Promise<OpenedFuzzPlugin> {
  const roster = gateway?.roster ?? assignParts(given);
  const accounts = roster.map(({ id, password, part }, index) => new FuzzAccount(id, password, part, index));
  const world = await openWorld({ url, accounts, gateway });
  const watch = new RunWatch(world, gateway, report);
  const [documentAccount] = world.playing("document");
  return {
    url,
    width: WIDTH,
    kinds: kinds
      .filter(({ ownOnly }) => gateway !== undefined || ownOnly !== true)
      .map((kind) => toRunKind(kind, world)),
    getHeaders: async () => {
      if (documentAccount === undefined) return [];
      await signIn(documentAccount, world);
      return [documentAccount.authorization];
    },
    requests: () => world.requests,
    counts: () => [`${world.ledger.size} messages accepted, ${world.ledger.open} without a report yet`],
    isCrashed: () => gateway?.process.crashed !== undefined,
    finish: () => watch.finish(),
    close: async () => {
      const end = (await gateway?.stop()) ?? "0";
      if (end !== "0") report(toFinding(new Failure(`the gateway ended with ${end} when it was told to stop`)));
    },
  };
}

/** Of four or more, half play the sequences, in which nobody else may send from their accounts. */
function assignParts(given: readonly Credentials[]) {
  const own = given.length < 3 ? given : given.slice(0, -1);
  const senders = given.length < 4 ? own.length : Math.ceil(own.length / 2);
  return given.map((one, index) => {
    if (index >= own.length) return { ...one, part: "document" as const };
    return { ...one, part: index < senders ? ("sender" as const) : ("player" as const) };
  });
}

function readAccounts(values: FuzzPluginContext["values"]): Credentials[] {
  const { account, "account-file": file } = values;
  const lines = typeof file === "string" ? readSecret("fuzz", file).split(/\r?\n/) : [];
  return [...(Array.isArray(account) ? account.map(String) : []), ...lines].map(parseAccount);
}

function parseAccount(text: string): Credentials {
  const colon = text.indexOf(":");
  if (colon < 1) throw new UsageError("fuzz: --account must be ID:PASSWORD");
  return { id: text.slice(0, colon), password: text.slice(colon + 1) };
}
