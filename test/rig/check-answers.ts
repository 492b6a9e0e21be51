import { afterAll, afterEach, expect } from "vitest";
import { type Contract, readContract } from "../../scripts/probe/contract/contract.ts";
import type { DocumentedOperation } from "../../scripts/probe/contract/operations.ts";
import { matchPath } from "../../scripts/probe/request/paths.ts";
import type { WireAnswer } from "../../scripts/probe/wire/answer.ts";
import { document } from "../contract/document.ts";

// Set-up of tests that start a gateway: each answer that LiveGateway gets is held to the document. An answer that breaks it fails the test
// during which it came.

const faults: string[] = [];

let read: Promise<Contract> | undefined;

/** The schemas of an operation are made ready when its first answer comes: a test file calls few of them. */
const contract = (): Promise<Contract> => {
  read ??= readContract(document, { isLazy: true });
  return read;
};

/** What is not in the document (pages, probes, unknown paths) is not judged here. */
export async function checkAnswer(method: string, path: string, answer: WireAnswer): Promise<void> {
  if (!path.startsWith("/v1/")) return;
  const documented = await contract();
  const operation = findOperation(documented, method, path);
  if (operation === undefined) return;
  await documented.prepare(operation);
  for (const fault of documented.checkAnswer(operation.id, answer)) faults.push(`${method} ${path}: ${fault}`);
}

function findOperation({ operations }: Contract, method: string, path: string): DocumentedOperation | undefined {
  const [bare = ""] = path.split("?");
  const fitting = [...operations.values()].filter((one) => one.method === method && matchPath(one.path, bare));
  return fitting.find((one) => one.path === bare) ?? fitting[0];
}

const check = (): void => expect(faults.splice(0), "answers that the document does not have").toEqual([]);

afterEach(check);
afterAll(check);
