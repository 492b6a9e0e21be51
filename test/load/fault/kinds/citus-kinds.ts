import { setTimeout as sleep } from "node:timers/promises";
import { type CellPlace, CitusServer } from "../deployment/citus-server.ts";
import type { Deployment } from "../deployment/deployment.ts";
import { type FaultKind, someMs, someOutageMs } from "./kind.ts";

/*
 * While a node is away, requests of the accounts in its cells are refused with A920, which the check of answers always allows. Gateways stay
 * ready, because they serve the other accounts: this is no outage for the check of probes.
 */

const skip: FaultKind["skip"] = ({ server }) =>
  server instanceof CitusServer ? undefined : "the database is no Citus cluster; DATABASE_BACKEND=citus starts one";

function getCitus({ server }: Deployment): CitusServer {
  if (!(server instanceof CitusServer)) throw new Error("The database is no Citus cluster");
  return server;
}

export const citusKinds: readonly FaultKind[] = [
  {
    name: "crash-node",
    about: "a worker node of Citus is stopped at once and recovers",
    skip,
    run: async (deployment, random) => {
      const citus = getCitus(deployment);
      const node = citus.nodes[random.integer(0, citus.nodes.length - 1)];
      const ms = someOutageMs(random);
      const places = await citus.listCellPlaces();
      const isLost = ({ port }: CellPlace): boolean => port === node?.port;
      const otherCells = places.filter((place) => !isLost(place)).map(({ schema }) => schema);
      const otherAccounts = await citus.listAccounts(otherCells);
      await node?.crash();
      const fromMs = Date.now();
      await sleep(ms);
      deployment.history.lostNodes.push({ fromMs, toMs: Date.now(), otherAccounts });
      await node?.start();
      const cells = places.filter(isLost).map(({ schema }) => schema);
      return `${node?.name} with ${cells.join(", ")} for ${ms} ms, ${otherAccounts.length} accounts elsewhere`;
    },
  },
  {
    name: "restart-node",
    about: "each worker node of Citus is stopped fast and started again, one after the other",
    skip,
    run: async (deployment, random) => {
      for (const node of getCitus(deployment).nodes) {
        await node.stop();
        await node.start();
        await sleep(someMs(random, 500, 1500));
      }
      return "";
    },
  },
  {
    name: "move-cell",
    about: "Citus moves a cell to another worker node",
    skip,
    run: async (deployment, random) => {
      const citus = getCitus(deployment);
      const places = await citus.listCellPlaces();
      const cell = places[random.integer(0, places.length - 1)];
      const to = citus.nodes.find(({ port }) => port !== cell?.port);
      if (cell === undefined || to === undefined) throw new Error("There is no cell to move");
      await citus.moveCell(cell.schema, to);
      return `${cell.schema} to ${to.name}`;
    },
  },
];
