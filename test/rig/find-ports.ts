import { freePort } from "../../server/postgres/free-port.ts";

/**
 * Below the ports that Linux gives to outgoing connections (32768 and up): one of those may be taken before the program that is to
 * listen on it has started, and a connection to it while nobody listens could even be connected with itself.
 */
const FIRST = 20_000;
const LAST = 32_000;

/** Whoever got one of these has perhaps not begun to listen yet. */
const given = new Set<number>();

/** Different ports that are free now, and that nobody else in this process has got. */
export async function findPorts(count: number, random: () => number = Math.random): Promise<readonly number[]> {
  const found: number[] = [];
  if (given.size > (LAST - FIRST) / 2) given.clear();
  const start = FIRST + Math.floor(random() * (LAST - FIRST));
  for (let offset = 0; found.length < count && offset < LAST - FIRST; offset++) {
    const port = FIRST + ((start - FIRST + offset) % (LAST - FIRST));
    if (given.has(port)) continue;
    given.add(port);
    if ((await freePort(port)) === port) found.push(port);
  }
  if (found.length < count) throw new Error(`There are not ${count} free ports between ${FIRST} and ${LAST}`);
  return found;
}

export async function findPort(): Promise<number> {
  const [port = 0] = await findPorts(1);
  return port;
}
