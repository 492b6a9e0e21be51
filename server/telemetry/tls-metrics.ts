import { Gauge, type Registry } from "prom-client";

/** Returns how to record the end of validity of the certificate in use. */
export function tlsMetrics(registry: Registry): (expiresAtMs: number) => void {
  const expires = new Gauge({
    name: "gateway_tls_certificate_expires_seconds",
    help: "When the certificate of the public port expires, in seconds since 1970.",
    registers: [registry],
  });
  return (expiresAtMs) => expires.set(expiresAtMs / 1000);
}
