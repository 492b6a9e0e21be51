/** What `pdu.ts` uses of the package, which brings no types. */
declare module "smpp" {
  interface Codec {
    readonly read: (buffer: Buffer, offset: number, length: number) => unknown;
  }

  class PDU {
    /** Decodes bytes, or makes a PDU of a command and its fields. */
    constructor(commandOrBytes: string | Buffer, fields?: Readonly<Record<string, unknown>>);
    /** `unknown` for an id that it does not know. */
    readonly command: string;
    readonly command_id: number;
    readonly command_status: number;
    readonly sequence_number: number;
    readonly [field: string]: unknown;
    toBuffer(): Buffer;
  }

  const smpp: {
    readonly PDU: typeof PDU;
    readonly types: { readonly tlv: { readonly buffer: Codec } };
    readonly tlvs: Readonly<Record<string, { type: Codec }>>;
    readonly filters: Readonly<Record<string, { decode: (value: unknown) => unknown }>>;
  };
  export default smpp;
}
