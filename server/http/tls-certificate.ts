import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createSecureContext, type Server as TlsServer } from "node:tls";
import { type Log, loggable } from "../telemetry/log.ts";

export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

interface CertificateAndKey {
  /** PEM, with the intermediate certificates after it. */
  readonly cert: string;
  readonly key: string;
}

export interface TlsCertificateParts {
  readonly log: Log;
  /** Called with the end of its validity when a certificate is taken. */
  readonly onTaken: (expiresAtMs: number) => void;
  /** How often the files are read. A watch on them would miss those that are replaced through links, as Kubernetes does it. */
  readonly lookEveryMs: number;
}

/** The certificate and key of the public port. When their files change, new connections get the new ones; open connections stay. */
export class TlsCertificate {
  readonly #files: TlsFiles;
  readonly #parts: TlsCertificateParts;
  #current: CertificateAndKey;
  /** Files that cannot be used are told once, not at each look. */
  #refused: CertificateAndKey | undefined;

  /** Throws where the files cannot be used. */
  constructor(files: TlsFiles, parts: TlsCertificateParts) {
    this.#files = files;
    this.#parts = parts;
    this.#current = { cert: readFileSync(files.certFile, "utf8"), key: readFileSync(files.keyFile, "utf8") };
    parts.onTaken(check(this.#current));
  }

  get options() {
    return { ...this.#current, minVersion: "TLSv1.2" as const };
  }

  /** Takes new files for this server from now on, and at once after SIGHUP. Returns how to stop that. */
  follow(server: Pick<TlsServer, "setSecureContext">): () => void {
    const look = () =>
      void this.#look(server).catch((error: unknown) =>
        this.#parts.log.error(
          { event: "tls_files_unreadable", error: loggable(error) },
          "TLS_CERT_FILE or TLS_KEY_FILE cannot be read; the certificate that was read before stays in use",
        ),
      );
    const timer = setInterval(look, this.#parts.lookEveryMs).unref();
    process.on("SIGHUP", look);
    return () => {
      clearInterval(timer);
      process.off("SIGHUP", look);
    };
  }

  async #look(server: Pick<TlsServer, "setSecureContext">): Promise<void> {
    const { certFile, keyFile } = this.#files;
    const [cert, key] = await Promise.all([readFile(certFile, "utf8"), readFile(keyFile, "utf8")]);
    const found = { cert, key };
    if (isSame(found, this.#current) || (this.#refused && isSame(found, this.#refused))) return;
    try {
      const expiresAtMs = check(found);
      server.setSecureContext({ ...this.options, ...found });
      this.#current = found;
      this.#refused = undefined;
      this.#parts.onTaken(expiresAtMs);
      this.#parts.log.info(
        { event: "tls_certificate_taken", expires: new Date(expiresAtMs).toISOString() },
        "New connections get the new certificate",
      );
    } catch (error) {
      this.#refused = found;
      this.#parts.log.error(
        { event: "tls_files_refused", error: loggable(error) },
        "The new files of TLS_CERT_FILE and TLS_KEY_FILE cannot be used; the certificate before them stays in use",
      );
    }
  }
}

const isSame = (one: CertificateAndKey, other: CertificateAndKey): boolean =>
  one.cert === other.cert && one.key === other.key;

/** Returns when the certificate expires. Throws if the certificate or the key is none, or if they do not belong together. */
function check({ cert, key }: CertificateAndKey): number {
  createSecureContext({ cert, key });
  return Date.parse(new X509Certificate(cert).validTo);
}
