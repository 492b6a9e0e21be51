// This file is JavaScript because it must run on a Node that is too old for the rest.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(`admin: needs Node 24 or newer, and this is ${process.versions.node}; fix: install Node 24\n`);
  process.exit(78);
}
await import("./admin.ts");
