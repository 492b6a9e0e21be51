import { expect, test } from "vitest";
import { createGateway } from "../../client/index.ts";
import { callRows } from "../../generated/client.ts";
import { contract, operations } from "./contract-examples.ts";

const gateway = createGateway({ baseUrl: "http://localhost:1", clientId: "a", password: "b" });

/** The security schemes of partners: a token, or credentials. */
const OURS = new Set(["bearerToken", "clientId", "clientPassword"]);

const forPartners = operations.filter(({ security = contract.security }) =>
  security.length === 0 ? true : security.some((way) => Object.keys(way).every((scheme) => OURS.has(scheme))),
);

test("exactly the operations that a partner can call have methods, in both styles", () => {
  const names = forPartners.map(({ operationId }) => operationId).sort();
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(callRows).sort()).toEqual(names);
  const others = ["orThrow", "raw", "report", "reportBatches", "sendMany", "reports", "upload", "waitForReport"];
  expect(Object.keys(gateway).sort()).toEqual([...names, ...others].sort());
  expect(Object.keys(gateway.orThrow).sort()).toEqual([...names, "report", "upload", "waitForReport"].sort());
});

test("operations of message providers have no methods", () => {
  const providers = operations.filter((operation) => !forPartners.includes(operation));
  for (const { operationId } of providers) expect(gateway).not.toHaveProperty(operationId);
});
