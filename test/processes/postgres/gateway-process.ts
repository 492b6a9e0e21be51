import { startEmbedded } from "../../../server/postgres/embedded.ts";

// A process with an embedded server, as a gateway is one: says its address, and ends when its input does.
const [folder = "", ending = "stop"] = process.argv.slice(2);
const embedded = await startEmbedded({ folder });
process.stdout.write(`${embedded.url}\n`);
process.stdin.resume();
process.stdin.once("end", async () => {
  if (ending === "throw") throw new Error("ended by an error");
  await embedded.stop();
});
