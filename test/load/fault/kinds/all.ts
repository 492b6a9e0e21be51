import { cellKinds } from "./cell-kinds.ts";
import { citusKinds } from "./citus-kinds.ts";
import { clusterKinds } from "./cluster-kinds.ts";
import { databaseKinds } from "./database-kinds.ts";
import { gatewayKinds } from "./gateway-kinds.ts";
import type { FaultKind } from "./kind.ts";
import { networkKinds } from "./network-kinds.ts";
import { partnerKinds } from "./partner-kinds.ts";

export const kinds: readonly FaultKind[] = [
  ...gatewayKinds,
  ...databaseKinds,
  ...clusterKinds,
  ...cellKinds,
  ...citusKinds,
  ...networkKinds,
  ...partnerKinds,
];
