import { findCitus } from "../cluster/citus-programs.ts";
import { CellLayout, type LayoutFigures } from "./cell-layout.ts";
import { CitusServer } from "./citus-server.ts";
import { BenchServer } from "./database.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, save, table } from "./report.ts";
import { figure, type Measure, showMeasures, spread } from "./verdict.ts";

/** Numbers of cells on one PostgreSQL, the gateway's embedded one. */
const COUNTS = [1, 2, 4, 8] as const;
const CITUS_CELLS = 4;
const PLAIN = `${CITUS_CELLS} cells, PostgreSQL of the Citus programs`;
const CITUS = `${CITUS_CELLS} cells, Citus with two workers`;

const nameOf = (cells: number): string => (cells === 1 ? "1 cell" : `${cells} cells`);

/** What a message costs by the number of cells, and what it costs more on Citus, where a statement goes through the coordinator. */
export async function benchCells({ rounds, seconds }: BenchOptions): Promise<void> {
  const servers: { stop(): Promise<void> }[] = [];
  const started = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
    servers.push(server);
    return server;
  };
  try {
    const server = started(await BenchServer.start());
    const layouts = COUNTS.map((cells) => new CellLayout({ name: nameOf(cells), server, cells, backend: "postgres" }));
    const citus = await findCitus();
    if ("programs" in citus) {
      const common = { cells: CITUS_CELLS };
      const plain = started(await CitusServer.start(citus.programs, 0));
      const cluster = started(await CitusServer.start(citus.programs, 2));
      layouts.push(new CellLayout({ ...common, name: PLAIN, server: plain, backend: "postgres" }));
      layouts.push(new CellLayout({ ...common, name: CITUS, server: cluster, backend: "citus" }));
    }
    for (const layout of layouts) await layout.prepare();
    const runs = layouts.map((layout) => [layout.name, () => layout.measure(seconds)]);
    // No round beforehand: each measurement has its own processes and warms them up.
    const found = await everyRound<string, LayoutFigures>(
      Object.fromEntries(runs),
      rounds,
      tellRound("cells", rounds),
      0,
    );
    show(found, rounds);
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
}

const sumOfAccept = ({ accepted }: LayoutFigures): number => accepted.apiMicros + accepted.databaseMicros;
const sumOfDelivery = ({ delivered }: LayoutFigures): number =>
  delivered.apiMicros + delivered.workerMicros + delivered.databaseMicros;

function show(found: Record<string, LayoutFigures[]>, rounds: number): void {
  const names = Object.keys(found);
  const rowsOf = (...reads: ((one: LayoutFigures) => number)[]): string[][] =>
    names.map((name) => [name, ...reads.map((read) => spread(summary((found[name] ?? []).map(read))))]);
  const accepting = rowsOf(
    ({ accepted }) => accepted.perSecond,
    ({ accepted }) => accepted.apiMicros,
    ({ accepted }) => accepted.databaseMicros,
  );
  const alone = rowsOf(
    ({ single }) => single.p50Ms,
    ({ single }) => single.apiMicros,
    ({ single }) => single.databaseMicros,
  );
  const idle = rowsOf(
    ({ idleWorker }) => idleWorker * 100,
    ({ idleDatabase }) => idleDatabase * 100,
  );
  const delivering = rowsOf(
    ({ delivered }) => delivered.perSecond,
    ({ delivered }) => delivered.apiMicros,
    ({ delivered }) => delivered.workerMicros,
    ({ delivered }) => delivered.databaseMicros,
  );
  const each = ["API µs each", "database µs each"];
  for (const [head, rows] of [
    [["accept", "messages/s", ...each], accepting],
    [["one send at a time", "ms", ...each], alone],
    [["accept to final report", "messages/s", "API µs each", "worker µs each", "database µs each"], delivering],
    [["nothing to do", "worker, % of a core", "database, % of a core"], idle],
  ] as const)
    process.stdout.write(`\n${table(head, rows)}\n`);
  const measures = [
    ...COUNTS.slice(1).flatMap((cells) => compare(found, nameOf(cells), nameOf(1))),
    ...(found[CITUS] === undefined
      ? [
          {
            name: "on Citus ÷ on PostgreSQL",
            sample: undefined,
            absent: "Citus is not installed: npm run citus says how",
          },
        ]
      : [
          ...compare(found, CITUS, PLAIN),
          {
            name: `one send at a time, ${CITUS} ÷ ${PLAIN}`,
            sample: ratio(...pair(found, CITUS, PLAIN, ({ single }) => single.p50Ms)),
          },
        ]),
  ];
  showMeasures(measures, rounds);
  const bars = names.map((label, group) => {
    const micros = summary((found[label] ?? []).map(sumOfDelivery));
    return { label: `${label} (${figure(micros.median)})`, value: micros.median, ...micros, group };
  });
  const plot = barPlot("Processor time of a message by cells, less is better", "µs", bars);
  save("cells", { rounds, found, measures }, plot);
}

function compare(found: Record<string, LayoutFigures[]>, name: string, against: string): Measure[] {
  return [
    {
      name: `processor time to accept, ${name} ÷ ${against}`,
      sample: ratio(...pair(found, name, against, sumOfAccept)),
    },
    {
      name: `processor time to the final report, ${name} ÷ ${against}`,
      sample: ratio(...pair(found, name, against, sumOfDelivery)),
    },
  ];
}

function pair(
  found: Record<string, LayoutFigures[]>,
  name: string,
  against: string,
  read: (one: LayoutFigures) => number,
): [number[], number[]] {
  return [(found[name] ?? []).map(read), (found[against] ?? []).map(read)];
}
