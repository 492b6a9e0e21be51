import { type OwnGateway, startOwnGateway } from "./gateway/own-gateway.ts";
import { runFuzzer } from "./run-fuzzer.ts";
import type { FuzzSettings } from "./settings.ts";
import { FuzzAccount } from "./world/account.ts";
import { openWorld } from "./world/open-world.ts";

/** The whole of a run, from the gateway's start to its end; 0 when nothing was found. */
export async function fuzz(settings: FuzzSettings): Promise<number> {
  const { target, seed, seconds } = settings;
  const gateway = target === undefined ? await startOwnGateway(settings.databaseUrl, settings.front) : undefined;
  const url = target?.url ?? gateway?.process.url ?? "";
  process.stdout.write(`fuzz: seed ${seed}, ${seconds} s, ${url}\n`);
  let end: string | undefined;
  let status: number;
  try {
    const world = await openWorld({ url, accounts: accountsOf(settings, gateway), gateway });
    status = await runFuzzer(world, settings, gateway);
  } finally {
    end = await gateway?.stop();
  }
  if (end === undefined || end === "0") return status;
  process.stdout.write(`FAILED  the gateway ended with ${end} when it was told to stop\n`);
  return 1;
}

function accountsOf({ target }: FuzzSettings, gateway: OwnGateway | undefined): readonly FuzzAccount[] {
  // Four or more: half of them play the sequences, in which nobody else may send from their accounts.
  const senders =
    target === undefined || target.accounts.length < 4 ? Number.POSITIVE_INFINITY : target.accounts.length / 2;
  const given = target?.accounts.map((one, index) => ({
    ...one,
    part: index < senders ? ("sender" as const) : ("player" as const),
  }));
  return (gateway?.roster ?? given ?? []).map(
    ({ id, password, part }, index) => new FuzzAccount(id, password, part, index),
  );
}
