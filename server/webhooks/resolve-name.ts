import type { LookupAddress } from "node:dns";
import { Resolver, lookup as systemLookup } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** All addresses of a name; rejects where there are none. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface NameSources {
  /** Asks name servers. */
  readonly servers: Pick<Resolver, "resolve4" | "resolve6">;
  /** Asks the system: its hosts file, its search domains. */
  readonly system: ResolveName;
}

/** How long IPv6 addresses are waited for when there are others already (RFC 8305, section 3). */
const RESOLUTION_DELAY_MS = 50;

/**
 * The system resolves two names at a time for the whole process and takes seconds to give one up: two receivers whose
 * name servers are silent would hold up everybody's webhooks. So name servers are asked first, which any number may do at
 * once, and the system only for names they do not know or that can be no public ones.
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
