import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Whether a webhook may go to an IP address. */
export type AddressRule = (address: string) => boolean;

/** What is not the public internet: IANA's special-purpose registries, multicast, and what was never given out. */
const closedIPv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/**
 * Of IPv6 only 2000::/3 is public, and in it some ways lead back to IPv4 (Teredo, 6to4) or are for documents only.
 * Everything else is closed: ::1, fc00::/7, fe80::/10, ff00::/8, NAT64 (64:ff9b::/96), and what may come to be.
 */
const closedIPv6 = ["::/3", "4000::/2", "8000::/1", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

/** Public addresses, and those of the networks that the operator allows (`10.0.0.0/8`, `fd00::/8`). */
export function allowedAddresses(networks: readonly string[]): AddressRule {
  const closed = listsOf([...closedIPv4, ...closedIPv6]);
  const opened = listsOf(networks);
  return (address) => {
    const plain = plainAddress(address);
    if (plain === undefined) return false;
    const { family } = plain;
    return opened[family].check(plain.address, family) || !closed[family].check(plain.address, family);
  };
}

type Family = "ipv4" | "ipv6";

/** One list a family: a list of both takes an IPv4 address for one of the IPv6 networks that hold its mapped form. */
function listsOf(networks: readonly string[]): Readonly<Record<Family, BlockList>> {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = "", length] = network.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    lists[family].addSubnet(address, Number(length), family);
  }
  return lists;
}

/** An IPv4 address in the clothes of IPv6 (`::ffff:10.0.0.1`, `::ffff:a00:1`) is taken for what it is. */
function plainAddress(address: string): { readonly address: string; readonly family: Family } | undefined {
  if (isIPv4(address)) return { address, family: "ipv4" };
  if (!isIPv6(address)) return undefined;
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  const written = new URL(`http://[${address.replace(/%.*$/, "")}]/`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return { address: written, family: "ipv6" };
  const [one, two] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return { address: [one >> 8, one & 255, two >> 8, two & 255].join("."), family: "ipv4" };
}
