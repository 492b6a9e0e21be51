import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CONNECTIONS } from "./accept-contenders.ts";
import { readProfile, type Share, sharesOf } from "./cpu-profile.ts";
import type { BenchServer } from "./database.ts";
import { makeGatewayDatabase, sendHeaders, startGateway } from "./gateway.ts";
import { wrk } from "./load/wrk.ts";
import type { BenchOptions } from "./options.ts";
import { dataFolder, table } from "./report.ts";
import { carousel, international } from "./requests.ts";

const SHOWN = 45;

/** Where the API process spends its time while it accepts. */
export async function profileAccept(server: BenchServer, { seconds }: BenchOptions): Promise<void> {
  for (const [name, path, body, freshKeys] of [
    ["international", "/v1/send/international", international(), false],
    ["international-keyed", "/v1/send/international", international(), true],
    ["carousel", "/v1/send/rcs", carousel(), false],
  ] as const) {
    const databaseUrl = await makeGatewayDatabase(server, "bench_profile");
    await profiled(`accept-${name}`, async (nodeOptions, loadBegins) => {
      const { process, port } = await startGateway({ role: "api", databaseUrl, nodeOptions });
      const load = { port, path, body, freshKeys, headers: sendHeaders(), connections: CONNECTIONS, expected: "A000" };
      await wrk({ ...load, seconds: 3 });
      loadBegins();
      await wrk({ ...load, seconds });
      await process.stop();
    });
  }
}

/** Runs a process with Node's profiler and prints where its time went from the moment the load began. */
export async function profiled(
  name: string,
  run: (nodeOptions: readonly string[], loadBegins: () => void) => Promise<void>,
): Promise<void> {
  const folder = join(dataFolder, "profiles", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const begun = performance.now();
  let fromMs = 0;
  await run(["--cpu-prof", `--cpu-prof-dir=${folder}`], () => {
    fromMs = performance.now() - begun;
  });
  const { byFunction, byFile } = sharesOf(readProfile(folder), fromMs);
  const rows = (shares: readonly Share[]) =>
    shares.slice(0, SHOWN).map(({ place, self, total }) => [place, percent(self), percent(total)]);
  process.stdout.write(`\n${name}: by function\n${table(["function", "self", "with callees"], rows(byFunction))}\n`);
  process.stdout.write(`\n${name}: by file\n${table(["file", "self", "with callees"], rows(byFile))}\n`);
  process.stdout.write(`the profile itself is in .data/bench/profiles/${name}, for any browser's developer tools\n`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
