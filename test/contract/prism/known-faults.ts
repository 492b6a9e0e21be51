/** Where Prism is wrong, and where that is told. */
export interface KnownFault {
  readonly operation: string;
  /** The keyword that a request breaks, and where it stands. */
  readonly keyword: string;
  readonly place: string;
  readonly fault: "ends" | "takes what is wrong" | "refuses what is right";
  readonly issue: string;
  /** A body that shows it. */
  readonly body: object;
}

/**
 * Prism writes each violation into the header `sl-violations`, also the pattern or the name that it speaks of. A
 * character beyond Latin-1 there, such as 원, ends its process; its judgement is right.
 *
 * The exercise may find none but these, and each is shown to be there still: the list neither grows nor outlives its
 * reasons unseen.
 */
export const knownFaults: readonly KnownFault[] = [
  {
    operation: "sendAlimtalk",
    keyword: "pattern",
    place: "/components/schemas/MessengerItemSummary/properties/description/pattern",
    fault: "ends",
    issue: "https://github.com/stoplightio/prism/issues/1934",
    body: {
      senderKey: "key",
      msgType: "AT",
      templateCode: "code",
      text: "Hello",
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
    place: "/components/schemas/DestinationReplaceWords/additionalProperties/type",
    fault: "ends",
    issue: "https://github.com/stoplightio/prism/issues/1934",
    body: { destinations: [{ to: "01012345678", replaceWords: { 이름: 1 } }], messageForm: "form" },
  },
];
