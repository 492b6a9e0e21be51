import type { Order, Report, SmscOptions } from "./control.ts";
import { SmscServer } from "./smsc-server.ts";

// The process of a test centre: options by its argument, orders and reports over the channel to its parent.

const report = (what: Report): void => {
  // A test that has ended does not listen any more.
  process.send?.(what, undefined, undefined, () => {});
};

const centre = new SmscServer(JSON.parse(process.argv[2] ?? "{}") as SmscOptions, report);

process.on("message", async ({ number, order }: { readonly number: number; readonly order: Order }) => {
  report({ is: "done", number, value: await centre.obey(order) });
});
// A test that has died takes its centre along.
process.on("disconnect", () => process.exit());

report({ is: "listening", port: await centre.listen() });
