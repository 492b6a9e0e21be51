import { openProvider } from "./open-provider.ts";
import type { FromProvider, ToProvider } from "./receipt-texts.ts";

// A message provider as a process of its own. It hears from its parent alone what to do; without the parent it ends.

const { PROVIDER_SECRET: secret = "", PROVIDER_CALLBACK: callback = "", PROVIDER_PORT: port = "0" } = process.env;
const isRecorded = process.env.PROVIDER_RECORD === "on";

const tell = (words: FromProvider): void => void process.send?.(words);

const server = openProvider({ secret, callback: () => callback, isRecorded }, tell);

process.on("disconnect", () => process.exit(0));
process.on("message", (words: ToProvider) => void server.obey(words));
tell({ kind: "listening", port: await server.listen(Number(port)) });
