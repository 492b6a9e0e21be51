import ipaddr from "ipaddr.js";

/** Whoever has one address of an IPv6 network of this length usually has all of them. */
const IPV6_BITS = 64;
const LONGEST_UNKNOWN = 100;

/** The name under which a caller's address is counted: an IPv4 address, or the network of an IPv6 address. */
export function getCallerNetwork(ip: string): string {
  // Some proxies add the port.
  const address = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(ip) ? ip.slice(0, ip.indexOf(":")) : ip;
  if (!ipaddr.isValid(address)) return address.slice(0, LONGEST_UNKNOWN);
  // An IPv4 address that is written as an IPv6 address becomes an IPv4 address again.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*$/, "")}/${IPV6_BITS}`,
  ).toString();
}
