import type { LookupAddress } from "node:dns";
import { Resolver, lookup as systemLookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { AddressRule } from "./webhook-url.ts";

/** All addresses of a name; rejects when there are none. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface NameSources {
  /** Asks name servers. */
  readonly servers: Pick<Resolver, "resolve4" | "resolve6">;
  /** Asks the system: its hosts file, its search domains. */
  readonly system: ResolveName;
}

/** How long to wait for IPv6 addresses when there are IPv4 addresses already (RFC 8305, section 3). */
const RESOLUTION_DELAY_MS = 50;

/**
 * The system's resolver handles few names at a time for the whole process and takes seconds to give up: two receivers whose
 * name servers do not answer would delay all webhooks. So name servers are asked first, which works for any number of names
 * at once, and the system only for names that they do not know or that cannot be public.
 */
export function nameResolver({ servers, system }: NameSources = defaultSources()): ResolveName {
  return async (hostname) => {
    if (!hostname.replace(/\.$/, "").includes(".")) return system(hostname);
    const six = ask(servers.resolve6(hostname), 6);
    const four = await ask(servers.resolve4(hostname), 4);
    const rest = four.found.length > 0 ? await Promise.race([six, sleep(RESOLUTION_DELAY_MS, none)]) : await six;
    const found = [...four.found, ...rest.found];
    if (found.length > 0) return found;
    const silent = [four.error, rest.error].find(isSilence);
    if (silent !== undefined) throw silent;
    return system(hostname);
  };
}

const defaultSources = (): NameSources => ({
  servers: new Resolver({ timeout: 1500, tries: 2 }),
  system: (hostname) => systemLookup(hostname, { all: true }),
});

interface Asked {
  readonly found: readonly LookupAddress[];
  readonly error?: unknown;
}

const none: Asked = { found: [] };

async function ask(answer: Promise<string[]>, family: 4 | 6): Promise<Asked> {
  try {
    return { found: (await answer).map((address) => ({ address, family })) };
  } catch (error) {
    return { found: [], error };
  }
}

const isSilence = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ETIMEOUT";

/** The receiver's name leads to an address that webhooks must not reach. */
export class ForbiddenAddressError extends Error {
  override readonly name = "ForbiddenAddressError";

  constructor(address: string) {
    super(`${address} is no public address`);
  }
}

/**
 * A socket calls this to learn where to connect. The addresses that are checked are the ones that are used, so a name
 * server cannot give one answer to the check and another one to the connection.
 */
export function guardedLookup(resolve: ResolveName, allows: AddressRule): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async () => {
      const found = await resolve(hostname);
      const open = found.filter(({ address }) => allows(address));
      if (open.length === 0) throw new ForbiddenAddressError(found[0]?.address ?? hostname);
      return open;
    };
    answer().then(
      (open) => {
        if (options.all === true) callback(null, [...open]);
        else callback(null, open[0]?.address ?? "", open[0]?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
