/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** An answer of `fetch`, with its body. */
export async function wireAnswer(response: Response): Promise<WireAnswer> {
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}
