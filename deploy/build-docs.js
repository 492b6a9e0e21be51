// `npm start` builds the reference documentation first, if the document has changed. A production install has no toolkit: there the
// documentation came with the release (deploy/make-release.ts).
import { existsSync } from "node:fs";

if (existsSync(new URL("../node_modules/@redocly/cli", import.meta.url))) {
  process.argv.push("docs", "--if-changed");
  await import("../scripts/contract.ts");
}
