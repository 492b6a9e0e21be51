import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BenchServer } from "./database.ts";
import { type GatewayOptions, gatewayProgram, makeGatewayDatabase, sendHeaders } from "./gateway.ts";
import { BenchProcess } from "./machine/processes.ts";
import { everyRound, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, dataFolder, save } from "./report.ts";
import { exampleBody } from "./requests.ts";
import { type Measure, showMeasures } from "./verdict.ts";

const LOOK_EVERY_MS = 4;
const PATIENCE_MS = 60_000;

/** From the start of the process to the first message that is accepted, and so committed. */
export async function benchStart({ rounds }: BenchOptions): Promise<void> {
  const server = await BenchServer.start();
  try {
    const databaseUrl = await makeGatewayDatabase(server, "bench_start");
    // The round that is not counted makes the database and its demo account.
    const own: GatewayOptions = { role: "all", folder: join(dataFolder, "start") };
    const found = await everyRound(
      {
        "with its own PostgreSQL": () => untilAccepted(own),
        "the process, on a database that runs": () => untilAccepted({ role: "all", databaseUrl }),
        "an API alone, on a database that runs": () => untilAccepted({ role: "api", databaseUrl }),
      },
      rounds,
      tellRound("start", rounds),
    );
    show(found, rounds);
  } finally {
    await server.stop();
  }
}

async function untilAccepted(options: GatewayOptions): Promise<number> {
  const { program, port } = await gatewayProgram(options);
  const begun = performance.now();
  const gateway = await BenchProcess.start(program);
  while (!(await isAccepted(port))) {
    if (performance.now() > begun + PATIENCE_MS) throw new Error("no message was accepted");
    await sleep(LOOK_EVERY_MS);
  }
  const took = performance.now() - begun;
  await gateway.stop();
  return took;
}

async function isAccepted(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/send/international`, {
      method: "POST",
      headers: sendHeaders(),
      body: JSON.stringify(exampleBody("send-international-english")),
    });
    const text = await answer.text();
    if (!text.includes('"code":"A000"')) throw new Refused(text);
    return true;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return false;
  }
}

class Refused extends Error {}

function show(found: Record<string, number[]>, rounds: number): void {
  const mostMs: Record<string, number> = {
    "with its own PostgreSQL": 1500,
    "the process, on a database that runs": 400,
  };
  const measures: Measure[] = Object.entries(found).map(([name, values]) => {
    const atMost = mostMs[name];
    return {
      name: `start to first accepted send, ${name}`,
      sample: summary(values),
      unit: " ms",
      ...(atMost && { atMost }),
    };
  });
  showMeasures(measures, rounds);
  const bars = Object.entries(found).map(([label, values], group) => {
    const { median: value, least, most } = summary(values);
    return { label, value, least, most, group };
  });
  save("start", { rounds, found, measures }, barPlot("Start to first accepted send: milliseconds", "ms", bars));
}
