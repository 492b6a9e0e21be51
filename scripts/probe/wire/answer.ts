/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Of a stream: why it did not come to its end. We had read enough, or the connection was closed. */
  readonly end?: "cut" | "broken";
}

/** An answer of `fetch`, with its body. */
export async function wireAnswer(response: Response): Promise<WireAnswer> {
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}
