// `npm start` builds the reference documentation beside the gateway, if the document has changed: the gateway does not wait for
// it. A production install has no toolkit: there the documentation came with the release (deploy/make-release.ts).
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

if (existsSync(at("../node_modules/@redocly/cli"))) {
  // Standard output is for the gateway's log. Ctrl-C ends the build as well, and the next start makes it.
  const args = [at("../scripts/contract.ts"), "docs", "--if-changed"];
  spawn(process.execPath, args, { stdio: ["ignore", process.stderr, process.stderr] }).unref();
}
