import type { CarrierShare } from "../../generated/admin/types.ts";
import { joinRoutes, listSharedRoutes } from "../domain/route-table.ts";
import type { GatewayProcess } from "../store/carrier-control.ts";
import { getRouteShares, type StoredShare } from "../store/carrier-shares.ts";
import { showTime } from "./message-view.ts";

/** The shares of a carrier in the routes that it shares with others, as workers tell of their routes. */
export type SharesOfCarrier = (carrier: string) => CarrierShare[];

export function readSharesOf(processes: readonly GatewayProcess[], stored: readonly StoredShare[]): SharesOfCarrier {
  const routes = processes.flatMap(({ carriers }) => {
    const parts = carriers.flatMap(({ name, takes }) => (takes === undefined ? [] : [[name, takes] as const]));
    return listSharedRoutes(joinRoutes(new Map(parts)));
  });
  // While workers have different files, the first that tells of a route counts.
  const different = [...Map.groupBy(routes, ({ channel, prefix }) => `${channel} ${prefix}`).values()].flatMap((same) =>
    same.slice(0, 1),
  );
  return (carrier) =>
    different.flatMap((route) => {
      const { channel, prefix } = route;
      const { shares, changedMs, reason } = getRouteShares(route, stored);
      const changed = changedMs === 0 ? { changedAt: null, reason: null } : { changedAt: showTime(changedMs), reason };
      return route.resting
        .filter(({ name }) => name === carrier)
        .map(({ share: resting }) => ({ channel, prefix, share: shares.get(carrier) ?? resting, resting, ...changed }));
    });
}
