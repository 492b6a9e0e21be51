import { isIP } from "node:net";
import { type AddressRule, allowedAddresses } from "./allowed-addresses.ts";

const LONGEST_URL = 2000;

export type CheckedUrl = { readonly url: string } | { readonly fault: string };

/**
 * What an operator gives as the address of a receiver. A name is only looked up when a report goes there, and its
 * addresses are held against the same rule every time: what it means today says nothing about tomorrow.
 */
export function checkWebhookUrl(text: string, allowedNetworks: readonly string[]): CheckedUrl {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol) || text.length > LONGEST_URL)
    return { fault: `must be an address that begins with https:// or http://, not "${text}"` };
  if (url.username !== "" || url.password !== "") return { fault: "must hold no user or password" };
  const address = literalAddress(url);
  if (address !== undefined && !allowedAddresses(allowedNetworks)(address))
    return { fault: `must not lead to ${address}, which is no public address; ${MEND}` };
  if (isOfThisMachine(url.hostname) && !mayReachThisMachine(allowedAddresses(allowedNetworks)))
    return { fault: `must not lead to ${url.hostname}, which is this machine; ${MEND}` };
  url.hash = "";
  return { url: url.href };
}

const MEND = "WEBHOOK_ALLOWED_NETWORKS can allow it";

/** The address itself where a URL holds one in place of a name; undefined for a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(host) === 0 ? undefined : host;
}

const isOfThisMachine = (hostname: string): boolean => /(^|\.)localhost\.?$/.test(hostname);

const mayReachThisMachine = (allows: AddressRule): boolean => allows("127.0.0.1") || allows("::1");
