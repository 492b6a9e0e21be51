/** A request that any HTTP library would send. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer | undefined;
}

/** Bytes as they go into a socket, in pieces, for what no HTTP library would send. */
export interface RawRequest {
  readonly pieces: readonly Buffer[];
  /** Between the pieces. */
  readonly pauseMs: number;
  /** Whether our side of the connection is closed after the last piece. */
  readonly halfClose: boolean;
}

export function withHeader(request: WireRequest, name: string, value: string): WireRequest {
  return { ...request, headers: [...request.headers, [name, value]] };
}

/** The same request as bytes, for a socket. */
export function toBytes({ method, path, headers, body }: WireRequest, host: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const hasLength = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  if (body !== undefined && !hasLength) lines.push(`Content-Length: ${body.length}`);
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body ?? Buffer.alloc(0)]);
}
