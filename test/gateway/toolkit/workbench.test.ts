import { get, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { startPageServer } from "../../../scripts/dev/page-server.ts";
import { Workbench } from "../../../scripts/dev/workbench.ts";
import { loadProject } from "../../../scripts/project/project.ts";

test("each state is sent once, however large it is", async () => {
  const workbench = await Workbench.create(await loadProject());
  const server = await startPageServer(workbench, undefined);
  try {
    const large = "x".repeat(500_000);
    workbench.update({ error: large });
    const stream = await new Promise<IncomingMessage>((resolve) => get(`${server.url}events`, resolve));
    const errors: string[] = [];
    for await (const line of createInterface({ input: stream })) {
      if (!line.startsWith("data: ")) continue;
      errors.push(JSON.parse(line.slice("data: ".length)).error);
      if (errors.length === 1) workbench.update({ error: "small" });
      if (errors.at(-1) === "small") break;
    }
    stream.destroy();
    expect(errors.map((error) => error.length)).toEqual([large.length, "small".length]);
  } finally {
    await server.stop();
    await workbench.stop();
  }
});
