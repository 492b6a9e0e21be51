/** How this centre writes the names of messages; carriers differ, and differ between answer and receipt. */
export type IdStyle = "hex-padded" | "HEX" | "decimal" | "decimal-padded";

export type ReceiptStyle = "text" | "payload" | "tlv" | "tlv-unterminated" | "ucs2";

/** What a test centre is started with. */
export interface SmscOptions {
  readonly systemId: string;
  readonly password: string;
  /** A key and a certificate in PEM; undefined: not encrypted. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
  readonly ids?: { readonly submit: IdStyle; readonly receipt: IdStyle } | undefined;
  readonly receipts?: ReceiptStyle | undefined;
  /** How long a submit waits for its answer. */
  readonly answerAfterMs?: number | undefined;
  /** Whether every PDU that it reads is told to the test. */
  readonly record?: boolean | undefined;
}

/** How a connection is bound. */
export type Bind = "transceiver" | "transmitter" | "receiver";

/** What a test tells the centre; each is answered when it is done. */
export type Order =
  | { readonly do: "cut-after"; readonly messages: number }
  | { readonly do: "cut" }
  | { readonly do: "restore" }
  /** Reads on and answers nothing at all: a link that is dead without a word. */
  | { readonly do: "mute"; readonly on: boolean; readonly bind?: Bind }
  /** Drops the connections that are bound so, and takes new ones. */
  | { readonly do: "drop"; readonly bind: Bind }
  /** Answers no submits; those that came are answered when this ends. */
  | { readonly do: "hold"; readonly on: boolean }
  /** Answers the next submits with this status, after letting so many pass. */
  | { readonly do: "answer-with"; readonly status: number; readonly times: number; readonly after: number }
  /** The status of the next binds. */
  | { readonly do: "refuse-binds"; readonly status: number; readonly times: number; readonly bind?: Bind }
  /** Sends a PDU with this command and body; the answer is its response in hexadecimal, header and all. */
  | { readonly do: "send"; readonly command: number; readonly body: string; readonly bind?: Bind }
  | { readonly do: "figures" };

export interface Figures {
  /** Submits that waited for an answer at one time, at most. */
  readonly mostUnanswered: number;
  readonly binds: number;
  readonly submits: number;
}

/** What the centre tells the test. */
export type Report =
  | { readonly is: "listening"; readonly port: number }
  | { readonly is: "done"; readonly number: number; readonly value: unknown }
  | { readonly is: "read"; readonly frame: string }
  | { readonly is: "acknowledged" }
  /** A submit was answered with an error. */
  | { readonly is: "refused"; readonly destination: string }
  /** It is about to drop all connections, and waits for the order to. */
  | { readonly is: "cutting" };
