import { isIP } from "node:net";

const LOOPBACK_NAME = /^([a-z0-9-]+\.)*localhost$/;

/**
 * Tells by the Host header whether the caller knows this port by a name of its own. A web page can let a name of its site lead to this
 * address (DNS rebinding), and its scripts may then read what the port answers; but browsers send that name as Host.
 */
export function makeHostCheck(names: readonly string[]): (host: string | undefined) => boolean {
  const allowed = new Set(names.map((name) => name.toLowerCase()));
  return (host) => {
    // Every browser sends it. Some load balancers do not when they probe.
    if (host === undefined || host === "") return true;
    const name = host
      .replace(/:\d{1,5}$/, "")
      .toLowerCase()
      .replace(/\.$/, "");
    return isAddress(name) || LOOPBACK_NAME.test(name) || allowed.has(name);
  };
}

/** An address leads nowhere else. */
const isAddress = (name: string): boolean =>
  isIP(name) === 4 || (/^\[.*\]$/.test(name) && isIP(name.slice(1, -1)) === 6);
