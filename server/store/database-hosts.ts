/** DATABASE_URL is not an address that can be used. The message holds no part of the address, because a password is in it. */
export class DatabaseUrlError extends Error {
  override readonly name = "DatabaseUrlError";
}

export interface DatabaseHost {
  /** `host:port`, for messages. */
  readonly name: string;
  /** The address of this host alone, as the driver reads it. */
  readonly url: string;
}

/** The gateway writes, so it asks every host whether it accepts writes, whichever of these is given. */
const SESSION_ATTRIBUTES: readonly (string | null)[] = [null, "any", "read-write", "primary"];
const MANY_HOSTS = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(.*)$/is;

/**
 * Splits an address such as `postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write`, which libpq
 * understands and the driver does not, into one address for each host.
 */
export function parseDatabaseUrl(url: string): readonly DatabaseHost[] {
  const [, protocol = "", user = "", hosts = "", rest = ""] = MANY_HOSTS.exec(url) ?? [];
  if (protocol === "") throw new DatabaseUrlError("DATABASE_URL must begin with postgres:// or postgresql://");
  return hosts.split(",").map((host) => {
    const text = `${protocol}${user}${host}${rest}`;
    if (!URL.canParse(text))
      throw new DatabaseUrlError(
        `DATABASE_URL cannot be read at the host "${host}": write postgres://user:password@host:port,host:port/name, and special characters of the password as %40`,
      );
    const address = new URL(text);
    const attributes = address.searchParams.get("target_session_attrs");
    if (!SESSION_ATTRIBUTES.includes(attributes))
      throw new DatabaseUrlError(
        `DATABASE_URL has target_session_attrs=${attributes}, but the gateway needs a host that accepts writes: use read-write`,
      );
    if (address.searchParams.get("host")?.includes(","))
      throw new DatabaseUrlError(
        "DATABASE_URL has several hosts in ?host=: write them before the path, host:port,host:port",
      );
    if (attributes === null) return { name: getName(address), url: text };
    address.searchParams.delete("target_session_attrs");
    return { name: getName(address), url: address.href };
  });
}

const getName = ({ hostname, port, searchParams }: URL): string =>
  searchParams.get("host") ?? `${hostname}:${port === "" ? "5432" : port}`;

/** The hosts of a database, of which one at a time is used for new connections: the one that worked last. */
export class DatabaseHosts {
  readonly #hosts: readonly DatabaseHost[];
  readonly #failures = new Map<string, string>();
  #index = 0;

  constructor(hosts: readonly DatabaseHost[]) {
    this.#hosts = hosts;
  }

  get count(): number {
    return this.#hosts.length;
  }

  get current(): DatabaseHost {
    const host = this.#hosts[this.#index];
    if (host === undefined) throw new DatabaseUrlError("DATABASE_URL names no host");
    return host;
  }

  /** New connections go to the next host, unless another connection has found that out before. */
  noteFailure(host: DatabaseHost, error?: Error): void {
    if (error !== undefined) this.#failures.set(host.name, "code" in error ? String(error.code) : error.message);
    if (host === this.current) this.#index = (this.#index + 1) % this.#hosts.length;
  }

  /** Why each host could not be used, in one line. */
  describeFailures(): string {
    return this.#hosts.map(({ name }) => `${name}: ${this.#failures.get(name) ?? "no connection"}`).join(", ");
  }
}
