import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { onTestFinished } from "vitest";
import { readContract } from "../../../scripts/probe/contract/contract.ts";
import { document } from "../../contract/document.ts";
import { ownKeywords } from "../../contract/own-keywords.ts";
import type { OwnProcess } from "../../load/fuzz/gateway/own-process.ts";
import type { Kind } from "../../load/fuzz/kinds/kind.ts";
import { FuzzAccount } from "../../load/fuzz/world/account.ts";
import { prepareSchemas } from "../../load/fuzz/world/open-world.ts";
import { Verdict } from "../../load/fuzz/world/verdict.ts";
import { World } from "../../load/fuzz/world/world.ts";

export interface StubAnswer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Stub = (request: IncomingMessage, body: string, world: World) => StubAnswer;

const contract = await readContract(document, { keywords: ownKeywords });
await prepareSchemas(contract);
const verdict = await Verdict.prepare(contract);

/** The contract's headers of an answer that was counted. */
const counted = {
  "RateLimit-Limit": "10",
  "RateLimit-Remaining": "9",
  "RateLimit-Reset": "1",
  "X-Request-Id": "stub-1",
};

/** A world whose gateway does as it is told, right or wrong. */
export async function stubbedWorld(stub: Stub, process?: Pick<OwnProcess, "crashed">): Promise<World> {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    if (process?.crashed !== undefined) return void request.socket.destroy();
    const { status, body, headers } = stub(request, text, world);
    response
      .writeHead(status, { "Content-Type": "application/json", ...counted, ...headers })
      .end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const accounts = ["one", "two", "three"].map((id, index) => new FuzzAccount(id, "secret", "sender", index));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world: World = new World({
    ...{ url, document, contract, verdict, accounts, images: [], pictures: [] },
    process: process as OwnProcess | undefined,
  });
  onTestFinished(() => {
    world.sender.close();
    server.close();
  });
  return world;
}

export const check = (kind: Kind, world: World) => fc.check(kind.property(world), { seed: 7, numRuns: kind.cases });

/** What the kind finds in the stub; undefined: nothing. */
export async function found(kind: Kind, world: World): Promise<string | undefined> {
  const outcome = await check(kind, world);
  return outcome.errorInstance instanceof Error ? outcome.errorInstance.message : undefined;
}

let keys = 0;
export const accepted = (text: string): StubAnswer => {
  const { ref } = JSON.parse(text) as { ref?: string };
  const msgKey = `KEY${keys++}`;
  return { status: 200, body: { code: "A000", result: "Success", msgKey, ...(ref !== undefined && { ref }) } };
};
