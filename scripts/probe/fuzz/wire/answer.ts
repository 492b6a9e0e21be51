/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}
