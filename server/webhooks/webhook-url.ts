import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether a webhook may go to an IP address. */
export type AddressRule = (address: string) => boolean;

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** The only part of IPv6 that is assigned to the public internet; the library calls unassigned parts unicast too. */
const PUBLIC_IPV6: Network = ipaddr.parseCIDR("2000::/3");

/** Public addresses, and those of the networks that the operator allows (`10.0.0.0/8`, `fd00::/8`). */
export function allowedAddresses(networks: readonly string[]): AddressRule {
  const allowed = networks.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    // The library also takes short forms such as 1.2.3, which are no addresses here.
    if (isIP(text) === 0) return false;
    // An IPv4 address in the form of IPv6 (::ffff:10.0.0.1) becomes IPv4.
    const address = ipaddr.process(text);
    const isIn = (network: Network): boolean => address.kind() === network[0].kind() && address.match(network);
    if (allowed.some(isIn)) return true;
    return address.range() === "unicast" && (address.kind() === "ipv4" || isIn(PUBLIC_IPV6));
  };
}

const MAX_URL_LENGTH = 2000;
const FIX = "WEBHOOK_ALLOWED_NETWORKS can allow it";

export type CheckedUrl = { readonly url: string } | { readonly fault: string };

/**
 * Checks the address of a receiver that an operator sets. A name is looked up only when a report is posted, and its
 * addresses are checked by the same rule every time, because a name may lead elsewhere tomorrow.
 */
export function checkWebhookUrl(text: string, allowedNetworks: readonly string[]): CheckedUrl {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol) || text.length > MAX_URL_LENGTH)
    return { fault: `must be an address that begins with https:// or http://, not "${text}"` };
  if (url.username !== "" || url.password !== "") return { fault: "must hold no user or password" };
  const allows = allowedAddresses(allowedNetworks);
  const address = literalAddress(url);
  if (address !== undefined && !allows(address))
    return { fault: `must not lead to ${address}, which is no public address; ${FIX}` };
  if (/(^|\.)localhost\.?$/.test(url.hostname) && !allows("127.0.0.1") && !allows("::1"))
    return { fault: `must not lead to ${url.hostname}, which is this machine; ${FIX}` };
  url.hash = "";
  return { url: url.href };
}

/** The IP address where a URL has one in place of a name; undefined for a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(host) === 0 ? undefined : host;
}
