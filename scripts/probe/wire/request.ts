export type HeaderList = readonly (readonly [name: string, value: string])[];

/** How the answer is read, if it is a stream: until nothing comes any more, with pauses, or only its beginning. */
export type Reading = "wholly" | "slowly" | "briefly";

/** A request that any HTTP library would send. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: HeaderList;
  readonly body?: Buffer | undefined;
  readonly reading?: Reading;
}

/** Of these Node expects no body; with the others it would announce one in chunks. */
const BODILESS = ["GET", "HEAD", "DELETE", "OPTIONS", "TRACE", "CONNECT"];

export const isBodiless = (method: string): boolean => BODILESS.includes(method);

/** The headers with the length of the body: a request of a method that may have one says that it has none. */
export function withLength({ method, headers, body }: WireRequest): HeaderList {
  const hasLength = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  if (hasLength || (body === undefined && isBodiless(method))) return headers;
  return [...headers, ["Content-Length", String(body?.length ?? 0)]];
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
