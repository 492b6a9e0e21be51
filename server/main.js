// This file is JavaScript because it must run before the compile cache is on, and on a Node that is too old for the rest. The cache keeps
// stripped and compiled TypeScript: with it, loading some 800 modules takes a third of the time.
import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";

// In development Node 24 comes from node_modules; a production install uses the Node of the machine.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(`gateway: needs Node 24 or newer, and this is ${process.versions.node}; fix: install Node 24\n`);
  // EX_CONFIG: starting again would not help, and the systemd unit does not.
  process.exit(78);
}
nodeModule.enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url)));
await import("./main.ts");
