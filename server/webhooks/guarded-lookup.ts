import type { LookupFunction } from "node:net";
import type { AddressRule } from "./allowed-addresses.ts";
import type { ResolveName } from "./resolve-name.ts";

/** The receiver's name leads to where webhooks do not go. */
export class ForbiddenAddressError extends Error {
  override readonly name = "ForbiddenAddressError";

  constructor(address: string) {
    super(`${address} is no public address`);
  }
}

/**
 * What a socket calls to learn where to connect. The answer that is checked is the answer that is used: a name server
 * that says one thing to a check and another a moment later gains nothing.
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
