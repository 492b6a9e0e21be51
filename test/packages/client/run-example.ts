import { pathToFileURL } from "node:url";

// Runs an example of the README. A server gets a delivery, and an endless loop is stopped.

const { EXAMPLE = "", PORT, DELIVERY = "{}" } = process.env;
const { body, headers } = JSON.parse(DELIVERY) as { body: string; headers: Record<string, string> };

let printed = 0;
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = ((...args: Parameters<typeof write>) => {
  printed++;
  return write(...args);
}) as typeof process.stdout.write;

// An endless loop is stopped by a signal after its first output.
const watch = setInterval(() => {
  if (printed > 0 && process.listenerCount("SIGTERM") > 0) process.kill(process.pid, "SIGTERM");
}, 50);

const module = (await import(pathToFileURL(EXAMPLE).href)) as { POST?: (request: Request) => Promise<Response> };
clearInterval(watch);

const deliver = async (answer: Promise<Response>): Promise<void> => {
  const { msgKey } = JSON.parse(body) as { msgKey: string };
  const response = await answer;
  const received = (await response.json()) as { msgKey?: string };
  if (response.status !== 200 || received.msgKey !== msgKey) throw new Error(`answered ${response.status}`);
};

if (module.POST) await deliver(module.POST(new Request("http://localhost/reports", { method: "POST", body, headers })));
else if (process.getActiveResourcesInfo().includes("TCPServerWrap"))
  await deliver(fetch(`http://127.0.0.1:${PORT}/reports`, { method: "POST", body, headers }));
process.exit(0);
