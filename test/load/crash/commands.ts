import { randomUUID } from "node:crypto";
import { TcpProxy } from "../../rig/tcp-proxy.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { POLLING, POSTED } from "../fault/deployment/accounts.ts";
import { queryCells } from "../fault/deployment/query-cells.ts";
import { CommandProcess, WatchedCommand } from "./command-process.ts";
import { type AccountMove, type Scene, untilStopped } from "./scene.ts";

/* Commands of operators that reach points, and their repetition after they were interrupted. */

const COMMAND = "command";

const getOptions = ({ deployment: { server, folder } }: Scene, args: readonly string[], database: string) => ({
  ...{ name: COMMAND, args, databaseUrl: server.urlOf(database), folder },
});

/** Its way to the database stays open until the command is repeated. */
async function begin(scene: Scene, args: readonly string[], database: string): Promise<WatchedCommand> {
  const proxy = await TcpProxy.start({ host: "127.0.0.1", port: scene.deployment.server.port });
  const environment = scene.control.environmentOf(COMMAND);
  const command = new WatchedCommand({ ...getOptions(scene, args, database), environment }, proxy);
  scene.commands.running = command;
  return command;
}

/** Most have ended by themselves. One that did not reach its point goes on until now. */
async function endRunning({ commands: { running } }: Scene): Promise<void> {
  running?.kill("SIGKILL");
  await running?.untilEnded();
  await running?.database.stop();
}

/** Without a proxy: while the run checks a history, its proxies pass nothing on for seconds, and no command waits so long to connect. */
async function finish(scene: Scene, args: readonly string[], database: string): Promise<void> {
  const command = new CommandProcess(getOptions(scene, args, database));
  if (!(await command.untilEnded()))
    throw new Error(`The command "${args.join(" ")}" failed after it was interrupted; see command.log`);
}

const WAIT_S = 60;
/** Of a move that waits in vain: long enough for it to pause once. */
const BUSY_WAIT_S = 8;

const moveArgs = ({ accountId, to }: AccountMove, waitS = WAIT_S): readonly string[] => [
  ...["cell", "move-account", "--id", accountId, "--to", String(to), "--wait", String(waitS)],
];

const ACCOUNTS = [...POLLING, ...POSTED];

/** Moves an account to the other cell. */
export const moveAccount = (scene: Scene): Promise<WatchedCommand> => beginMove(scene, scene.random.pick(ACCOUNTS));

/** Moves an account of which a worker has messages in its queues: the move has to wait. */
export async function moveBusyAccount(scene: Scene): Promise<WatchedCommand> {
  let busy: readonly string[] = [];
  await waitUntil(async () => {
    const rows = await queryCells<{ batch: string }>(
      scene.deployment.server,
      "SELECT batch FROM gateway.outbox WHERE worker_id IS NOT NULL",
    );
    busy = ACCOUNTS.filter((accountId) => rows.some(({ batch }) => batch.includes(JSON.stringify(accountId))));
    return busy.length > 0;
  }, "a worker has messages in its queues");
  return beginMove(scene, scene.random.pick(busy), BUSY_WAIT_S);
}

async function beginMove(scene: Scene, accountId: string, waitS = WAIT_S): Promise<WatchedCommand> {
  const rows = await scene.deployment.server.query<{ cell: number }>(
    `SELECT cell_id AS cell FROM gateway.account_cells WHERE account_id = '${accountId}'`,
  );
  const move = { accountId, to: rows[0]?.cell === 1 ? 2 : 1 };
  scene.commands.move = move;
  return begin(scene, moveArgs(move, waitS), "gateway");
}

/** An interrupted move is over after a minute. Then the same command ends it. */
export async function endMove(scene: Scene): Promise<void> {
  await endRunning(scene);
  const over = "alive_until = now(), refused_until = CASE WHEN refused_until IS NOT NULL THEN now() END";
  await scene.deployment.server.query(`UPDATE gateway.account_cells SET ${over} WHERE move_id IS NOT NULL`);
  const { move } = scene.commands;
  if (move !== undefined) await finish(scene, moveArgs(move), "gateway");
}

/** A move that has stopped, and will fail when it goes on. */
export async function beginFailingMove(scene: Scene): Promise<void> {
  const stopping = scene.control.arm("move-copied", "after", [COMMAND]);
  const command = await moveAccount(scene);
  scene.commands.failing = { command, stopped: await untilStopped(scene, stopping, "move-copied") };
}

export async function failMove({ commands: { failing } }: Scene): Promise<WatchedCommand> {
  if (failing === undefined) throw new Error("No move was begun");
  failing.stopped.goOn(true);
  return failing.command;
}

/** A move from its begin to its end: processes of the gateway reach a point. */
export async function moveUnwatched(scene: Scene): Promise<void> {
  await moveAccount(scene);
}

/** Makes the tables in an empty database. */
export async function migrateFresh(scene: Scene): Promise<WatchedCommand> {
  const database = `crash_${randomUUID().replaceAll("-", "")}`;
  scene.commands.database = database;
  await scene.deployment.server.makeDatabase(database);
  return begin(scene, ["migrate"], database);
}

export async function endMigration(scene: Scene): Promise<void> {
  const { database } = scene.commands;
  if (database === undefined) return;
  await endRunning(scene);
  await finish(scene, ["migrate"], database);
  await scene.deployment.server.dropDatabase(database);
}
