/** Where Prism is wrong: what it does to a body that all others judge alike, and the report upstream. Held exactly. */
export interface PrismException {
  readonly operation: string;
  readonly keyword: string;
  /** What Prism's server does instead of refusing. */
  readonly instead: "ends";
  readonly issue: string;
  /** A body that shows it. */
  readonly body: object;
}

const alimtalk = { senderKey: "key", msgType: "AT", templateCode: "code", text: "Hello" };

/**
 * Prism writes each violation into the header `sl-violations`, also the pattern or the name that it speaks of. A character
 * beyond Latin-1 there ends its process. Its judgement is right: in this process it is asked without its server.
 */
export const PRISM_EXCEPTIONS: readonly PrismException[] = [
  {
    operation: "sendAlimtalk",
    keyword: "pattern",
    instead: "ends",
    issue: "https://github.com/stoplightio/prism/issues/1934",
    body: {
      ...alimtalk,
      to: "01012345678",
      attachment: {
        item: {
          list: [
            { title: "a", description: "b" },
            { title: "c", description: "d" },
          ],
          summary: { title: "sum", description: "much" },
        },
      },
    },
  },
  {
    operation: "sendOmni",
    keyword: "type",
    instead: "ends",
    issue: "https://github.com/stoplightio/prism/issues/1934",
    body: { destinations: [{ to: "01012345678", replaceWords: { 이름: 1 } }], messageForm: "form" },
  },
];
