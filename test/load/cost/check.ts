import { dearOnce } from "./findings.ts";
import { allowance, LIMIT_MS, limitMs } from "./reference.ts";
import { Search } from "./search.ts";
import { costTargets, type Target } from "./target.ts";

/*
 * Prints what the dearest bodies cost, as JSON: by name, in parts of the limit on this machine. It runs in a process of its own, because
 * the garbage of other tests would count too.
 */
const targets = costTargets();
const costs: Record<string, number> = {};

/** The lowest of some times, because what else the machine does only ever adds. */
async function lowestCost(target: Target, body: Buffer): Promise<number> {
  const mostMs = LIMIT_MS * allowance(target, body);
  let lowestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6 && lowestMs > mostMs / 2; round += 1)
    lowestMs = Math.min(lowestMs, (await target.measure(body)).cpuMs);
  return lowestMs / (lowestMs < mostMs ? mostMs : limitMs() * allowance(target, body));
}

for (const [name, operationId, text] of dearOnce()) {
  const target = targets.find((one) => one.operationId === operationId);
  if (target === undefined) throw new Error(`${name}: there is no operation ${operationId}`);
  costs[name] = await lowestCost(target, Buffer.from(text).subarray(0, target.bodyLimit));
}
for (const target of targets) {
  const search = new Search(target, 7);
  const steps = target.mediaType === "application/json" ? 6 : 2;
  for (let step = 0; step < steps; step += 1) await search.step();
  costs[`${target.operationId}, by search`] = await lowestCost(target, search.dearest.body);
}
process.stdout.write(JSON.stringify(costs));
