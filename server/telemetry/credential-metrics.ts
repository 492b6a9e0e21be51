import { Gauge, type Registry } from "prom-client";

/** `count` returns undefined while the database cannot be asked. */
export function credentialMetrics(registry: Registry, count: () => Promise<number | undefined>): void {
  new Gauge({
    name: "gateway_credentials_ending",
    help: "Credentials of accounts that end within 14 days.",
    registers: [registry],
    async collect() {
      const ending = await count();
      // No value: the last one would look as if it were new.
      if (ending === undefined) this.remove();
      else this.set(ending);
    },
  });
}
