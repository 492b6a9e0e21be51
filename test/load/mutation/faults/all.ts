import type { Fault } from "../fault.ts";
import { cellFaults } from "./cells.ts";
import { clientFaults } from "./client.ts";
import { deliveryFaults } from "./delivery.ts";
import { deployFaults } from "./deploy.ts";
import { familyFaults } from "./families.ts";
import { generatedFaults } from "./generated.ts";
import { handlerFaults } from "./handlers.ts";
import { httpFaults } from "./http.ts";
import { raceFaults } from "./races.ts";
import { ruleFaults } from "./rules.ts";
import { specFaults } from "./spec.ts";
import { storeFaults } from "./store.ts";
import { toolkitFaults } from "./toolkit.ts";

/** In the order of a request's way: the contract, what is made of it, who serves it, who calls it. */
export const faults: readonly Fault[] = [
  ...specFaults,
  ...generatedFaults,
  ...toolkitFaults,
  ...ruleFaults,
  ...httpFaults,
  ...handlerFaults,
  ...storeFaults,
  ...deliveryFaults,
  ...raceFaults,
  ...cellFaults,
  ...deployFaults,
  ...clientFaults,
  ...familyFaults,
];
