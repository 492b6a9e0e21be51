import { freePort } from "../../../server/postgres/free-port.ts";

/**
 * Below the ports that Linux gives to outgoing connections (32768 and up). A server that was killed must get its port again, and a
 * connection to a port of that range while nobody listens could even be connected with itself.
 */
const FIRST = 20_000;
const LAST = 32_000;

/** Different ports that are free now. */
export async function findPorts(count: number, random: () => number = Math.random): Promise<readonly number[]> {
  const found: number[] = [];
  const start = FIRST + Math.floor(random() * (LAST - FIRST));
  for (let offset = 0; found.length < count && offset < LAST - FIRST; offset++) {
    const port = FIRST + ((start - FIRST + offset) % (LAST - FIRST));
    if ((await freePort(port)) === port) found.push(port);
  }
  if (found.length < count) throw new Error(`There are not ${count} free ports between ${FIRST} and ${LAST}`);
  return found;
}
