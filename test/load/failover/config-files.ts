import { stringify } from "yaml";

/** One PostgreSQL server and the Patroni that runs it. */
export interface Member {
  readonly name: string;
  readonly postgresPort: number;
  /** Patroni's REST API, which HAProxy asks who the primary is. */
  readonly restPort: number;
  readonly folder: string;
}

export interface Passwords {
  readonly superuser: string;
  readonly replication: string;
}

/**
 * Patroni's times, in seconds. They are about a third of its defaults (30, 10, 10), so that ten failovers take minutes. The rule
 * ttl ≥ loop_wait + 2 × retry_timeout holds for both.
 */
export const PATRONI_TIMES = { ttl: 10, loop_wait: 2, retry_timeout: 3 } as const;

export function formatPatroniConfig(options: {
  readonly member: Member;
  readonly etcdPort: number;
  readonly postgresFolder: string;
  readonly passwords: Passwords;
}): string {
  const { member, etcdPort, postgresFolder, passwords } = options;
  const restAddress = `127.0.0.1:${member.restPort}`;
  const postgresAddress = `127.0.0.1:${member.postgresPort}`;
  return stringify({
    scope: "gateway",
    name: member.name,
    restapi: { listen: restAddress, connect_address: restAddress },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...PATRONI_TIMES,
        // A commit is answered after a standby has it, and only such a standby becomes the next primary.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 200, timezone: "UTC" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication replication 127.0.0.1/32 scram-sha-256"],
    },
    postgresql: {
      listen: postgresAddress,
      connect_address: postgresAddress,
      data_dir: `${member.folder}/data`,
      bin_dir: postgresFolder,
      pgpass: `${member.folder}/pgpass`,
      authentication: {
        superuser: { username: "postgres", password: passwords.superuser },
        replication: { username: "replication", password: passwords.replication },
      },
      parameters: { unix_socket_directories: "" },
    },
  });
}

/** HAProxy leads every connection to the member that calls itself primary. docs/failover.md shows the same for a deployment. */
export function formatHaproxyConfig(port: number, members: readonly Member[]): string {
  const servers = members.map(
    ({ name, postgresPort, restPort }) => `    server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
  );
  return `defaults
    mode tcp
    timeout connect 2s
    timeout check 2s
    timeout client 24h
    timeout server 24h

listen primary
    bind 127.0.0.1:${port}
    option httpchk OPTIONS /primary
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
}

/** A connection string with all members, of which the gateway must find the primary by itself. */
export function formatHostsUrl(
  database: { readonly user: string; readonly password: string; readonly name: string },
  members: readonly Member[],
): string {
  const hosts = members.map(({ postgresPort }) => `127.0.0.1:${postgresPort}`).join(",");
  const { user, password, name } = database;
  return `postgresql://${user}:${password}@${hosts}/${name}?target_session_attrs=read-write`;
}
